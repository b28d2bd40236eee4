"use client";

import { type ComponentProps, useState } from "react";
import { getImageAttributes } from "./image-sources";

type FallbackImageProps = Omit<
  ComponentProps<"img">,
  "src" | "srcSet" | "sizes" | "alt" | "onError" | "ref"
> & {
  /** Staff may enter a URL on any host, so the server must not fetch the image to optimise it. */
  src: string | null;
  fallbackSrc: string;
  sizes: string;
};

export function FallbackImage({ src, fallbackSrc, sizes, ...rest }: FallbackImageProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  // The image may have failed before hydration.
  const checkEarlyFailure = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setFailedSrc(src);
  };
  const visibleSrc = src === failedSrc ? null : src;
  return (
    <img
      {...rest}
      {...getImageAttributes(visibleSrc, sizes)}
      ref={checkEarlyFailure}
      src={visibleSrc ?? fallbackSrc}
      alt=""
      onError={() => setFailedSrc(src)}
    />
  );
}
