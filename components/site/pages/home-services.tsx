import { ArtImage } from "@/components/ui/art-image";
import { SiteLink } from "@/components/ui/site-link";
import { home } from "@/content/home";
import type { HomeContent } from "@/content/types";
import { paths } from "@/lib/core/paths";
import styles from "./home-services.module.css";
import card from "./link-card.module.css";

const services: HomeContent["services"] = home.services;

export function HomeServices() {
  return (
    <section className={`container ${styles.section}`} aria-labelledby="services-title">
      <div className={styles.head}>
        <h2 id="services-title" className={styles.heading}>
          {home.servicesTitle}
        </h2>
        <SiteLink href={paths.services}>{home.allServices}</SiteLink>
      </div>
      <ul className={styles.grid}>
        {services.map(({ title, text, href, image, more }) => (
          <li key={title} className={`${card.card} ${styles.card}`}>
            <ArtImage
              art={image}
              widths={[400, 800]}
              width={800}
              height={500}
              sizes="(min-width: 48em) 380px, 7rem"
              className={styles.image}
            />
            <div className={styles.words}>
              <h3 className={`${card.title} ${styles.title}`}>
                <SiteLink href={href} className={card.link}>
                  {title}
                </SiteLink>
              </h3>
              <p className={styles.text}>{text}</p>
              {more && (
                <SiteLink href={more.href} className={styles.more}>
                  {more.title}
                </SiteLink>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
