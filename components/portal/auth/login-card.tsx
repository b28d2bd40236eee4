import { site } from "@/content/site";
import styles from "./auth.module.css";
import { LastSignIn } from "./last-sign-in";
import { LoginForm } from "./login-form";

export function LoginScreen() {
  return (
    <section className={styles.screen}>
      <div className={styles.card}>
        <header>
          <p className={styles.eyebrow}>{site.name}</p>
          <h1 className={styles.title}>Admin Login</h1>
        </header>
        <LastSignIn />
        <LoginForm />
      </div>
    </section>
  );
}
