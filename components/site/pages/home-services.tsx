import { ArtImage } from "@/components/ui/art-image";
import { SiteLink } from "@/components/ui/site-link";
import { home } from "@/content/home";
import styles from "./home-services.module.css";
import card from "./link-card.module.css";

export function HomeServices() {
  return (
    <section className={`container ${styles.section}`} aria-labelledby="services-title">
      <h2 id="services-title" className={styles.heading}>
        {home.servicesTitle}
      </h2>
      <ul className={styles.grid}>
        {home.services.map(({ title, text, href, image }) => (
          <li key={title} className={card.card}>
            <ArtImage art={image} width={800} height={500} className={styles.image} />
            <div className={styles.words}>
              <h3 className={card.title}>
                <SiteLink href={href} className={card.link}>
                  {title}
                </SiteLink>
              </h3>
              <p className={card.text}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
