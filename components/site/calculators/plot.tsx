import { inLakhs, formatRupees } from "@/lib/calculators/amount";
import type { Answer } from "@/lib/calculators/answer";
import styles from "./calculator.module.css";

const HEIGHT = 100;
/** Of a bar's place, how much is the bar. */
const BAR = 0.7;

/** More bars than this have a label at each fifth only. */
const MOST_LABELS = 8;

const rounded = (value: number) => Math.round(value * 100) / 100;

/** Bars of two parts, one on the other. The table beside it has the same in figures. */
export function Plot({ plot: { title, parts, bars } }: Pick<Answer, "plot">) {
  const most = Math.max(...bars.map(({ parts: [low, high] }) => low + high), 1);
  const heightOf = (value: number) => (value / most) * HEIGHT;
  const shapes = parts.map((_, part) =>
    bars
      .map(({ parts: [low, high] }, index) => {
        const height = rounded(heightOf(part === 0 ? low : high));
        const bottom = rounded(HEIGHT - (part === 0 ? 0 : heightOf(low)));
        return `M${rounded(index + (1 - BAR) / 2)} ${bottom}v${-height}h${BAR}v${height}z`;
      })
      .join(""),
  );
  const isLabelled = (index: number) =>
    bars.length <= MOST_LABELS || index === 0 || (index + 1) % 5 === 0;
  return (
    <figure className={styles.plot}>
      <figcaption>
        {title}
        <span className={styles.legend}>
          {parts.map((part, index) => (
            <span key={part} data-part={index}>
              {part}
            </span>
          ))}
        </span>
      </figcaption>
      <p className={styles.most}>{inLakhs(most) ? `₹${inLakhs(most)}` : formatRupees(most)}</p>
      <svg
        viewBox={`0 0 ${bars.length} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className={styles.bars}
      >
        {shapes.map((path, index) => (
          <path key={index} d={path} data-part={index} />
        ))}
      </svg>
      <div className={styles.labels} aria-hidden="true">
        {bars.map(({ label }, index) => (
          <span key={label}>{isLabelled(index) && label}</span>
        ))}
      </div>
    </figure>
  );
}
