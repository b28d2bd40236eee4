import { ButtonLink } from "@/components/ui/button-link";
import { home } from "@/content/home";
import { paths } from "@/lib/core/paths";
import { HeroBand } from "./hero-band";

/** Shown when there is no offer, or when the offers could not be loaded. */
export function HomeHero() {
  return (
    <HeroBand title={home.hero.title} subtitle={home.hero.text} image="home" isTall>
      <ButtonLink href={paths.contact} variant="light">
        Get Started
      </ButtonLink>
    </HeroBand>
  );
}
