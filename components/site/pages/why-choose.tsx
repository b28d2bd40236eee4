import { Icon } from "@/components/ui/icon";
import type { Claim, Point } from "@/content/types";
import { NoteMarks } from "./note-marks";
import styles from "./why-choose.module.css";

type WhyChooseProps = {
  title: string;
  text?: string;
  points: Point[];
  claims?: Claim[];
};

export function WhyChoose({ title, text, points, claims = [] }: WhyChooseProps) {
  return (
    <section className={styles.section} aria-labelledby="why-title">
      <div className={`container ${styles.columns}`}>
        <div>
          <h2 id="why-title" className={styles.heading}>
            {title}
          </h2>
          {text && <p className={styles.introduction}>{text}</p>}
        </div>
        <ul className={styles.points} data-count={points.length}>
          {points.map((point) => (
            <li key={point.title}>
              <span className={styles.icon}>
                <Icon name={point.icon} />
              </span>
              <h3 className={styles.title}>{point.title}</h3>
              <p className={styles.text}>
                {point.text}
                <NoteMarks text={point.text} claims={claims} />
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
