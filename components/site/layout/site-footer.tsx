import { Icon } from "@/components/ui/icon";
import { SiteLink } from "@/components/ui/site-link";
import { site } from "@/content/site";
import { paths } from "@/lib/core/paths";
import type { FirmDetails } from "@/lib/firm/schema";
import { listFooterStatements, listSocialLinks } from "@/lib/firm/statements";
import { CopyrightYears } from "./copyright-years";
import { Logo } from "./logo";
import { Statements } from "./statements";
import styles from "./site-footer.module.css";

export function SiteFooter({ firm }: { firm: FirmDetails }) {
  const statements = listFooterStatements(firm);
  const social = listSocialLinks(firm);
  return (
    <footer className={styles.footer}>
      <div className={`container ${styles.top}`}>
        <div className={styles.brand}>
          <SiteLink href={paths.home} className={styles.logo}>
            <Logo isOnDark />
          </SiteLink>
          <p className={styles.tagline}>{site.tagline}</p>
        </div>
        {social.length > 0 && (
          <ul className={styles.social} aria-label="Follow us">
            {social.map(({ network, href }) => (
              <li key={network}>
                <a href={href} target="_blank" rel="noopener noreferrer" className={styles.network}>
                  <Icon name={network} size={22} />
                  <span className="visually-hidden">{network} (opens in a new tab)</span>
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
      {statements.length > 0 && (
        <div className={`container ${styles.statements}`}>
          <Statements title={site.name} statements={statements} />
        </div>
      )}
      <div className={`container ${styles.bottom}`}>
        <p>
          © <CopyrightYears from={site.copyrightFrom} renderedYear={new Date().getFullYear()} />{" "}
          {site.name}. All rights reserved.
        </p>
        <ul className={styles.legal}>
          <li>
            <SiteLink href={paths.privacy}>Privacy Policy</SiteLink>
          </li>
          <li>
            <SiteLink href={paths.terms}>Terms of Service</SiteLink>
          </li>
        </ul>
      </div>
    </footer>
  );
}
