import "@/components/portal/styles";
import styles from "./auth.module.css";
import { LastSignIn } from "./last-sign-in";
import { LoginForm } from "./login-form";

export function LoginCard() {
  return (
    <div className={`container ${styles.content}`}>
      <div className={styles.card}>
        <LastSignIn />
        <LoginForm />
      </div>
    </div>
  );
}
