import { ButtonLink } from "@/components/ui/button-link";
import { home } from "@/content/home";
import { paths } from "@/lib/core/paths";
import { HeroBand } from "./hero-band";

/** The top of the home page while there is no offer to show. */
export function HomeHero() {
  return (
    <HeroBand title={home.hero.title} subtitle={home.hero.text} image="home" tall>
      <ButtonLink href={paths.contact} variant="light">
        Get Started
      </ButtonLink>
    </HeroBand>
  );
}
