import type { UploadUse } from "@/lib/uploads/schema";
import styles from "./uploaded-files.module.css";

const kinds: Record<Exclude<UploadUse["entity"], "firm">, { noun: string; tab: string }> = {
  blog: { noun: "blog post", tab: "blog" },
  media: { noun: "media item", tab: "media" },
  offer: { noun: "offer", tab: "offers" },
};

function Use({ use: { entity, title, isCurrent } }: { use: UploadUse }) {
  if (entity === "firm") return isCurrent ? "the firm’s details" : "earlier details of the firm";
  const { noun, tab } = kinds[entity];
  if (!isCurrent) return `an earlier or deleted version of the ${noun} “${title}”`;
  return (
    <>
      the {noun}{" "}
      <a href={`/admin#${tab}?${new URLSearchParams({ q: title })}`} target="_blank" rel="noopener">
        {title}
      </a>
    </>
  );
}

export function UploadUses({ uses }: { uses: UploadUse[] }) {
  if (uses.length === 0) return <p className={styles.unused}>Not used anywhere</p>;
  return (
    <p className={styles.aside}>
      Used in{" "}
      {uses.map((use, index) => (
        <span key={`${use.entity} ${use.id}`}>
          {index > 0 && ", "}
          <Use use={use} />
        </span>
      ))}
    </p>
  );
}
