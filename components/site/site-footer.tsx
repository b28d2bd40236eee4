import Link from "next/link";
import { Icon } from "@/components/ui/icon";
import { site } from "@/content/site";
import { paths } from "@/lib/paths";
import { CopyrightYears } from "./copyright-years";
import { Logo } from "./logo";
import styles from "./site-footer.module.css";

/** The footer of every page (spec §1). */
export function SiteFooter() {
  return (
    <footer className={styles.footer}>
      <div className={`container ${styles.top}`}>
        <div className={styles.brand}>
          <Link href={paths.home} className={styles.logo}>
            <Logo onDark />
          </Link>
          <p className={styles.tagline}>{site.tagline}</p>
        </div>
        <ul className={styles.social} aria-label="Follow us">
          {site.social.map(({ network, href }) => (
            <li key={network}>
              <a href={href} target="_blank" rel="noopener noreferrer" className={styles.network}>
                <Icon name={network} size={22} />
                <span className="visually-hidden">{network} (opens in a new tab)</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div className={`container ${styles.bottom}`}>
        <p>
          © <CopyrightYears from={site.copyrightFrom} rendered={new Date().getFullYear()} />{" "}
          {site.name}. All rights reserved.
        </p>
        <ul className={styles.legal}>
          <li>
            <Link href={paths.privacy} prefetch={false}>
              Privacy Policy
            </Link>
          </li>
          <li>
            <Link href={paths.terms} prefetch={false}>
              Terms of Service
            </Link>
          </li>
        </ul>
      </div>
    </footer>
  );
}
