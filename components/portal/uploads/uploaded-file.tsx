import { ActionButton } from "@/components/portal/forms/action-button";
import { parseUploadedImage } from "@/lib/uploads/url";
import type { UploadedFileDto } from "@/lib/uploads/schema";
import { CopyTextButton } from "../account/copy-text-button";
import { formatShortDateTime } from "../lists/local-date-time";
import { UploadUses } from "./upload-uses";
import styles from "./uploaded-files.module.css";

const KILOBYTE = 1024;

const formatSize = (bytes: number) =>
  bytes < KILOBYTE * KILOBYTE
    ? `${Math.max(1, Math.round(bytes / KILOBYTE))} KB`
    : `${(bytes / KILOBYTE / KILOBYTE).toFixed(1)} MB`;

function describeKind({ kind, url }: UploadedFileDto): string {
  if (kind === "pdf") return "PDF";
  const image = parseUploadedImage(url);
  return image ? `Image, ${image.width} × ${image.height}` : "Image";
}

type UploadedFileProps = { file: UploadedFileDto; onRemove: () => void };

export function UploadedFile({ file, onRemove }: UploadedFileProps) {
  const { url, kind, name, bytes, createdAt, uses } = file;
  return (
    <li className={styles.file}>
      {kind === "image" ? (
        <img
          className={styles.thumbnail}
          src={url}
          srcSet={parseUploadedImage(url)?.srcSet}
          sizes="(min-width: 48em) 17rem, 50vw"
          alt=""
          loading="lazy"
        />
      ) : (
        <span className={styles.thumbnail} aria-hidden="true">
          PDF
        </span>
      )}
      <div className={styles.words}>
        <a className={styles.name} href={url} target="_blank" rel="noopener">
          {name}
        </a>
        <p className={styles.aside}>
          {describeKind(file)} · {formatSize(bytes)}
          <br />
          {formatShortDateTime(createdAt)}
        </p>
        <UploadUses uses={uses} />
      </div>
      <div className={styles.actions}>
        <CopyTextButton text={new URL(url, location.origin).href} label="Copy URL" subject={name} />
        <ActionButton variant="outline" onClick={onRemove}>
          Remove<span className="visually-hidden"> {name}</span>
        </ActionButton>
      </div>
    </li>
  );
}
