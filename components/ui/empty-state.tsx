import styles from "./empty-state.module.css";

type EmptyStateProps = { image: string; title: string; text?: string };

export function EmptyState({ image, title, text }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <img src={image} alt="" width={288} height={192} />
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
    </div>
  );
}
