import { overview, whoWeServe } from "@/content/pages/who-we-serve";
import { PageGrid } from "./page-grid";
import { ServiceShell } from "./service-shell";
import styles from "./who-we-serve-screen.module.css";

export function WhoWeServeScreen() {
  return (
    <ServiceShell title={overview.title} subtitle={overview.subtitle} image="who-we-serve">
      <div className={`container ${styles.end}`}>
        <p className={styles.introduction}>{overview.introduction}</p>
        <h2 className={styles.heading}>Find the Page for Your Situation</h2>
        <PageGrid pages={whoWeServe} level={3} />
      </div>
    </ServiceShell>
  );
}
