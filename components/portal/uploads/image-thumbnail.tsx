import { useState } from "react";
import { getImageAttributes } from "@/components/ui/image-sources";
import styles from "./upload-area.module.css";

type ImageThumbnailProps = { url: string };

/** Shows the image of a URL, or that it does not load. */
export function ImageThumbnail({ url }: ImageThumbnailProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  if (url === brokenUrl) {
    return (
      <p role="status" className={styles.broken}>
        No image loads from this URL. Check it, or choose an image.
      </p>
    );
  }
  return (
    <img
      key={url}
      className={styles.thumbnail}
      {...getImageAttributes(url, "144px")}
      src={url}
      alt=""
      onError={() => setBrokenUrl(url)}
    />
  );
}
