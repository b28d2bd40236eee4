import { ArtPicture } from "@/components/ui/art-picture";
import { ButtonLink } from "@/components/ui/button-link";
import { home } from "@/content/home";
import { paths } from "@/lib/paths";
import styles from "./home-hero.module.css";

/** The top of the home page while there is no offer to show. */
export function HomeHero() {
  return (
    <section className={styles.hero}>
      <ArtPicture
        art="/art/hero/home"
        widths={[640, 1280, 1920]}
        width={1920}
        height={900}
        sizes="100vw"
        className={styles.picture}
        first
      />
      <div className={`container ${styles.words}`}>
        <h1 className={styles.title}>{home.hero.title}</h1>
        <p className={styles.text}>{home.hero.text}</p>
        <ButtonLink href={paths.contact} look="light">
          Get Started
        </ButtonLink>
      </div>
    </section>
  );
}
