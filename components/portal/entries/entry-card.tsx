"use client";

import { IconExternalLink, IconPencil, IconTrash } from "@tabler/icons-react";
import { useMemo } from "react";
import { CardImage } from "@/components/ui/card-image";
import { LocalDate } from "@/components/ui/local-date";
import { getTextAttributes } from "@/components/ui/text-attributes";
import { shorten } from "@/lib/core/format";
import styles from "./entry-card.module.css";
import type { EntryCardContent, EntryDto } from "./entry-tab";
import { readText } from "./read-text";

/** In characters: enough for the four visible lines at any width, and short enough for screen readers. */
const EXCERPT_LENGTH = 300;

type EntryCardProps = {
  entry: EntryDto;
  content: EntryCardContent;
  /** Path of the entry's public page. */
  pagePath: string;
  onEdit: () => void;
  onDelete: () => void;
};

export function EntryCard({ entry, content, pagePath, onEdit, onDelete }: EntryCardProps) {
  const { image, label, facts, html } = content;
  const excerpt = useMemo(() => shorten(readText(html), EXCERPT_LENGTH), [html]);
  return (
    <li className={styles.card}>
      <CardImage src={image} />
      <div className={styles.body}>
        {label && <p className={styles.label}>{label}</p>}
        <h3 {...getTextAttributes(entry.title)} className={styles.title}>
          {entry.title}
        </h3>
        <p className={styles.facts}>
          {facts.map((fact) => (
            <span key={fact} dir="auto">
              {fact}
            </span>
          ))}
          <span>
            Published <LocalDate iso={entry.createdAt} />
          </span>
        </p>
        <p {...getTextAttributes(excerpt)} className={styles.preview}>
          {excerpt}
        </p>
        <div className={styles.actions}>
          <button
            type="button"
            className={styles.action}
            aria-label={`Edit ${entry.title}`}
            title="Edit"
            onClick={onEdit}
          >
            <IconPencil size={20} stroke={1.75} aria-hidden="true" />
          </button>
          <button
            type="button"
            className={`${styles.action} ${styles.delete}`}
            aria-label={`Delete ${entry.title}`}
            title="Delete"
            onClick={onDelete}
          >
            <IconTrash size={20} stroke={1.75} aria-hidden="true" />
          </button>
          <a href={pagePath} target="_blank" rel="noopener" className={styles.view}>
            View on Site
            <span className="visually-hidden">({entry.title}, opens in a new tab)</span>
            <IconExternalLink size={18} stroke={1.75} aria-hidden="true" />
          </a>
        </div>
      </div>
    </li>
  );
}
