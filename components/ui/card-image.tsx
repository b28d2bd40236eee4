import styles from "./card-image.module.css";
import { FallbackImage } from "./fallback-image";

type CardImageProps = {
  src: string | null;
  fallbackSrc?: string;
  className?: string;
  hasPriority?: boolean | undefined;
};

export function CardImage({
  src,
  fallbackSrc = "/art/stand-in.svg",
  className = styles.image,
  hasPriority = false,
}: CardImageProps) {
  return (
    <FallbackImage
      className={className}
      src={src}
      fallbackSrc={fallbackSrc}
      width={640}
      height={360}
      sizes="(min-width: 64em) 22rem, (min-width: 48em) 46vw, 92vw"
      loading={hasPriority ? "eager" : "lazy"}
      fetchPriority={hasPriority ? "high" : "auto"}
      decoding="async"
    />
  );
}
