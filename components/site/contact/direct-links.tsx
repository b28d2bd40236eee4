import buttons from "@/components/ui/button.module.css";
import { Icon } from "@/components/ui/icon";
import type { FirmDetails } from "@/lib/firm/schema";
import { listDirectLinks } from "@/lib/firm/statements";
import styles from "./direct-links.module.css";

type DirectLinksProps = {
  firm: FirmDetails;
  isOnDark?: boolean;
  /** Leaves out the numbers. */
  isCompact?: boolean;
};

/** Shows a button for each of phone and WhatsApp that is set; small screens never show the number. */
export function DirectLinks({ firm, isOnDark, isCompact }: DirectLinksProps) {
  const [first, others] = isOnDark
    ? [buttons.light, styles.onDark]
    : [buttons.solid, buttons.outline];
  return (
    <div className={styles.links}>
      {listDirectLinks(firm).map(({ name, number, icon, href }, index) => (
        <a key={name} href={href} className={`${buttons.button} ${index === 0 ? first : others}`}>
          <Icon name={icon} size={20} />
          <span>
            {name} {!isCompact && <span className={styles.number}>{number}</span>}
          </span>
        </a>
      ))}
    </div>
  );
}
