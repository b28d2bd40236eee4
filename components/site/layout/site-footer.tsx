import { Icon } from "@/components/ui/icon";
import { SiteLink } from "@/components/ui/site-link";
import { site } from "@/content/site";
import { paths } from "@/lib/core/paths";
import type { FirmDetails } from "@/lib/firm/schema";
import {
  listContactStatements,
  listLegalStatements,
  listOfficerStatements,
  listSocialLinks,
} from "@/lib/firm/statements";
import { CopyrightYears } from "./copyright-years";
import { Logo } from "./logo";
import { PortalLink } from "./portal-link";
import { Statements } from "./statements";
import styles from "./site-footer.module.css";

const linkGroups = [
  {
    title: "Services",
    links: [
      { title: "Wealth Management", href: "/services#wealth-management" },
      { title: "Insurance", href: "/services#insurance" },
      { title: "Lease", href: "/services#lease" },
      { title: "Loans", href: "/services#loans" },
    ],
  },
  {
    title: "Explore",
    links: [
      { title: "Who We Serve", href: "/who-we-serve" },
      { title: "Blog", href: paths.blog },
      { title: "Media", href: paths.media },
      { title: "Contact Us", href: paths.contact },
    ],
  },
];

export function SiteFooter({ firm }: { firm: FirmDetails }) {
  const social = listSocialLinks(firm);
  const officers = listOfficerStatements(firm);
  return (
    <footer className={styles.footer}>
      <div className={`container ${styles.top}`}>
        <div className={styles.brand}>
          <SiteLink href={paths.home} className={styles.logo}>
            <Logo isOnDark />
          </SiteLink>
          <p>{site.tagline}</p>
          {social.length > 0 && (
            <ul className={styles.social} aria-label="Follow us">
              {social.map(({ network, href }) => (
                <li key={network}>
                  <a
                    href={href}
                    target="_blank"
                    rel="noopener noreferrer"
                    className={styles.network}
                  >
                    <Icon name={network} size={22} />
                    <span className="visually-hidden">{network} (opens in a new tab)</span>
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
        <nav className={styles.groups} aria-label="Footer">
          {linkGroups.map(({ title, links }) => (
            <div key={title}>
              <h2 className={styles.title}>{title}</h2>
              <ul className={styles.links}>
                {links.map((link) => (
                  <li key={link.href}>
                    <SiteLink href={link.href}>{link.title}</SiteLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <Statements title="Contact" statements={listContactStatements(firm)} />
      </div>
      <div className={`container ${styles.legal}`}>
        <Statements title={site.name} statements={listLegalStatements(firm)} />
        {officers.length > 0 && (
          <details className={styles.officers}>
            <summary>Officers and Offices</summary>
            <Statements title="Officers and Offices" statements={officers} />
          </details>
        )}
      </div>
      <div className={`container ${styles.bottom}`}>
        <p>
          © <CopyrightYears from={site.copyrightFrom} renderedYear={new Date().getFullYear()} />{" "}
          {site.name}. All rights reserved.
        </p>
        <ul>
          <li>
            <SiteLink href={paths.privacy}>Privacy Policy</SiteLink>
          </li>
          <li>
            <SiteLink href={paths.terms}>Terms of Service</SiteLink>
          </li>
        </ul>
        <PortalLink />
      </div>
    </footer>
  );
}
