"use client";

import { type ComponentProps, useState } from "react";
import { imageSources } from "./image-sources";

type FallbackImageProps = Omit<
  ComponentProps<"img">,
  "src" | "srcSet" | "sizes" | "alt" | "onError" | "ref"
> & {
  /** An editor's own address, of any host: no optimiser of ours may fetch it. Null for none. */
  src: string | null;
  /** Shown where there is no picture, or where it does not load. */
  fallbackSrc: string;
  /** What part of the viewport it takes, for the browser's choice among the widths of an upload. */
  sizes: string;
};

/** A decorative picture that staff gave an address for, with a picture of our own behind it. */
export function FallbackImage({ src, fallbackSrc, sizes, ...rest }: FallbackImageProps) {
  const [failed, setFailed] = useState<string | null>(null);
  // A picture may have failed before the page was awake to hear of it.
  const catchUp = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setFailed(src);
  };
  const shown = src === failed ? null : src;
  return (
    <img
      {...rest}
      {...imageSources(shown, sizes)}
      ref={catchUp}
      src={shown ?? fallbackSrc}
      alt=""
      onError={() => setFailed(src)}
    />
  );
}
