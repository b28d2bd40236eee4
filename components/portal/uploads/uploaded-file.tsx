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
          sizes="96px"
          alt=""
          loading="lazy"
        />
      ) : (
        <span className={styles.thumbnail} aria-hidden="true">
          PDF
        </span>
      )}
      <div className={styles.words}>
        <a href={url} target="_blank" rel="noopener">
          {name}
        </a>
        <p className={styles.aside}>
          {kind === "pdf" ? "PDF" : "Image"} · {formatSize(bytes)} ·{" "}
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
