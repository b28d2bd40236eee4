import { ButtonLink } from "@/components/ui/button-link";
import { SiteLink } from "@/components/ui/site-link";
import { navigation } from "@/content/navigation";
import { paths } from "@/lib/core/paths";
import { Logo } from "./logo";
import { MobileMenu } from "@/components/site/navigation/mobile-menu";
import { NavigationMenu } from "@/components/site/navigation/navigation-menu";
import styles from "./site-header.module.css";

/** Shows the menu in windows wider than 48em and in browsers without scripts; otherwise, a button that opens it. */
export function SiteHeader() {
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <SiteLink href={paths.home} className={styles.logo}>
          <Logo isCompact />
        </SiteLink>
        <nav aria-label="Main" className={styles.nav}>
          <NavigationMenu items={navigation} />
        </nav>
        <div className={styles.contact}>
          <ButtonLink href={paths.contact}>Contact Us</ButtonLink>
        </div>
        <div className={styles.mobile}>
          <MobileMenu items={navigation} />
        </div>
      </div>
    </header>
  );
}
