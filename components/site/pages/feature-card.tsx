import { Icon } from "@/components/ui/icon";
import type { Claim, Feature } from "@/content/types";
import styles from "./feature-card.module.css";
import { NoteMarks } from "./note-marks";
import { PhoneFold } from "./phone-fold";

type FeatureCardProps = {
  feature: Feature;
  claims: Claim[];
};

export function FeatureCard({ feature, claims }: FeatureCardProps) {
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
        <NoteMarks text={feature.text} claims={claims} />
      </p>
      <PhoneFold summary={<span className="visually-hidden">{`Details: ${feature.title}`}</span>}>
        <ul className={styles.items}>
          {feature.items.map((item, index) => (
            <li key={index}>
              {item}
              <NoteMarks text={item} claims={claims} />
            </li>
          ))}
        </ul>
      </PhoneFold>
    </li>
  );
}
