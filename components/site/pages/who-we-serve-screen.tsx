import { whoWeServeOverview, whoWeServePages } from "@/content/pages/who-we-serve";
import { PageGrid } from "./page-grid";
import { ServiceShell } from "./service-shell";
import styles from "./who-we-serve-screen.module.css";

export function WhoWeServeScreen() {
  return (
    <ServiceShell
      title={whoWeServeOverview.title}
      subtitle={whoWeServeOverview.subtitle}
      image="who-we-serve"
    >
      <div className={`container ${styles.end}`}>
        <p className={styles.introduction}>{whoWeServeOverview.introduction}</p>
        <h2 className={styles.heading}>Find the Page for Your Situation</h2>
        <PageGrid pages={whoWeServePages} level={3} />
      </div>
    </ServiceShell>
  );
}
