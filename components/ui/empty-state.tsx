import styles from "./empty-state.module.css";

type EmptyStateProps = { image: string; title: string; text?: string };

export function EmptyState({ image, title, text }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <img src={image} alt="" width={240} height={160} />
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
    </div>
  );
}
