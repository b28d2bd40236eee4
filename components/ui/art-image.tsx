type ArtImageProps = {
  /** URL without width and extension, such as "/art/hero/home". */
  art: string;
  /** Widths in the file names. If unset, there is one file per format, without a width in its name. */
  widths?: [number, ...number[]];
  /** Width of the file with the part of the image that phones show, if there is one. */
  phoneWidth?: number;
  width: number;
  height: number;
  sizes?: string;
  className?: string;
  hasPriority?: boolean;
};

/** Shows a decorative image in the formats and widths that scripts/pictures.ts creates. */
export function ArtImage(props: ArtImageProps) {
  const { art, widths, phoneWidth, width, height, sizes, className, hasPriority } = props;
  const buildSrcSet = (format: string) =>
    widths?.map((fileWidth) => `${art}-${fileWidth}.${format} ${fileWidth}w`).join(", ") ??
    `${art}.${format}`;
  return (
    <picture>
      {phoneWidth &&
        ["avif", "webp"].map((format) => (
          <source
            key={format}
            media="(max-width: 40em)"
            type={`image/${format}`}
            srcSet={`${art}-${phoneWidth}.${format} ${phoneWidth}w`}
            sizes={sizes}
          />
        ))}
      <source type="image/avif" srcSet={buildSrcSet("avif")} sizes={sizes} />
      <img
        src={widths ? `${art}-${widths[0]}.webp` : `${art}.webp`}
        srcSet={widths && buildSrcSet("webp")}
        sizes={sizes}
        alt=""
        width={width}
        height={height}
        className={className}
        loading={hasPriority ? "eager" : "lazy"}
        fetchPriority={hasPriority ? "high" : "auto"}
        decoding="async"
      />
    </picture>
  );
}
