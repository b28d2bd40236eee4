import { formatInLakhOrCrore, formatRupees } from "@/lib/calculators/amount";
import type { CalculatorResult } from "@/lib/calculators/result";
import "./calculator.css";
import styles from "./calculator.module.css";

const HEIGHT = 100;
const BAR_WIDTH = 0.7;

/** With more bars than this, only the first and every fifth bar have labels. */
const MAX_LABELS = 8;

const round = (value: number) => Math.round(value * 100) / 100;

export function Plot({ plot: { title, parts, bars } }: Pick<CalculatorResult, "plot">) {
  const max = Math.max(...bars.map(({ parts: [lower, upper] }) => lower + upper), 1);
  const scaleHeight = (value: number) => (value / max) * HEIGHT;
  const shapes = parts.map((_, series) =>
    bars
      .map(({ parts: [lower, upper] }, index) => {
        const height = round(scaleHeight(series === 0 ? lower : upper));
        const bottom = round(HEIGHT - (series === 0 ? 0 : scaleHeight(lower)));
        return `M${round(index + (1 - BAR_WIDTH) / 2)} ${bottom}v${-height}h${BAR_WIDTH}v${height}z`;
      })
      .join(""),
  );
  const isLabelled = (index: number) =>
    bars.length <= MAX_LABELS || index === 0 || (index + 1) % 5 === 0;
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
      <p className={styles.maxLabel}>
        {formatInLakhOrCrore(max) ? `₹${formatInLakhOrCrore(max)}` : formatRupees(max)}
      </p>
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
