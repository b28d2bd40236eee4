"use client";

import { type ComponentProps, useState } from "react";

type FallbackImageProps = Omit<ComponentProps<"img">, "src" | "alt" | "onError" | "ref"> & {
  /** An editor's own address, of any host: no optimiser of ours may fetch it. Null for none. */
  src: string | null;
  /** Shown where there is no picture, or where it does not load. */
  standIn: string;
};

/** A decorative picture that staff gave an address for, with a picture of our own behind it. */
export function FallbackImage({ src, standIn, ...rest }: FallbackImageProps) {
  const [failed, setFailed] = useState<string | null>(null);
  // A picture may have failed before the page was awake to hear of it.
  const catchUp = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setFailed(src);
  };
  return (
    <img
      {...rest}
      ref={catchUp}
      src={src === null || src === failed ? standIn : src}
      alt=""
      onError={() => setFailed(src)}
    />
  );
}
