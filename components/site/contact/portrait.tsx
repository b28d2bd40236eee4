import { getImageAttributes } from "@/components/ui/image-sources";

type PortraitProps = {
  name: string;
  photograph: string;
  size: number;
  className: string | undefined;
};

/** Shows a square photograph. `size` is in pixels. */
export function Portrait({ name, photograph, size, className }: PortraitProps) {
  return (
    <img
      src={photograph}
      alt={name}
      width={size}
      height={size}
      {...getImageAttributes(photograph, `${size / 16}rem`)}
      loading="lazy"
      decoding="async"
      className={className}
    />
  );
}
