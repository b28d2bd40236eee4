import { Icon } from "@/components/ui/icon";
import type { Feature } from "@/content/types";
import styles from "./feature-card.module.css";

/** A part of a service, and what belongs to it. */
export function FeatureCard({ feature }: { feature: Feature }) {
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <span className={styles.icon}>
          <Icon name={feature.icon} />
        </span>
        <h3 className={styles.title}>{feature.title}</h3>
      </div>
      <p className={styles.text}>{feature.text}</p>
      <ul className={styles.items}>
        {feature.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </li>
  );
}
