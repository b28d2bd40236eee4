import { Icon } from "@/components/ui/icon";
import type { Claim, Feature } from "@/content/types";
import styles from "./feature-card.module.css";
import { NoteMarks } from "./note-marks";

type FeatureCardProps = {
  feature: Feature;
  /** The notes of the page, in their order. */
  notes: Claim[];
};

/** A part of a service, and what belongs to it. */
export function FeatureCard({ feature, notes }: FeatureCardProps) {
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <span className={styles.icon}>
          <Icon name={feature.icon} />
        </span>
        <h3 className={styles.title}>{feature.title}</h3>
      </div>
      <p className={styles.text}>
        {feature.text}
        <NoteMarks text={feature.text} notes={notes} />
      </p>
      <ul className={styles.items}>
        {feature.items.map((item, place) => (
          <li key={place}>
            {item}
            <NoteMarks text={item} notes={notes} />
          </li>
        ))}
      </ul>
    </li>
  );
}
