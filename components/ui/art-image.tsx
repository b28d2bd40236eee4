type ArtImageProps = {
  /** Address without width and ending, such as "/art/hero/home". */
  art: string;
  /** The widths that stand in the file names; without any, there is one file and no width in it. */
  widths?: [number, ...number[]];
  width: number;
  height: number;
  /** The part of the viewport it takes, for the browser's choice among the widths. */
  sizes?: string;
  className?: string;
  /** The picture at the top of a page loads first; all others wait until they come near. */
  first?: boolean;
};

/** One of our own pictures, in the formats and widths that scripts/pictures.ts makes. Decoration. */
export function ArtImage(props: ArtImageProps) {
  const { art, widths, width, height, sizes, className, first } = props;
  const sources = (format: string) =>
    widths?.map((each) => `${art}-${each}.${format} ${each}w`).join(", ") ?? `${art}.${format}`;
  return (
    <picture>
      <source type="image/avif" srcSet={sources("avif")} sizes={sizes} />
      <img
        src={widths ? `${art}-${widths[0]}.webp` : `${art}.webp`}
        srcSet={widths && sources("webp")}
        sizes={sizes}
        alt=""
        width={width}
        height={height}
        className={className}
        loading={first ? "eager" : "lazy"}
        fetchPriority={first ? "high" : "auto"}
        decoding="async"
      />
    </picture>
  );
}
