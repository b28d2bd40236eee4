"use client";

import styles from "./global-error.module.css";

/** In place of everything, where even the layout failed. It may use nothing that could fail too. */
export default function GlobalError() {
  return (
    <html lang="en-IN">
      <body className={styles.body}>
        <title>Something went wrong</title>
        <main className={styles.main}>
          <h1>Something went wrong</h1>
          <p>The page could not be shown. Please try again in a moment.</p>
          {/* A whole new request: the router may be what failed. */}
          <button type="button" onClick={() => window.location.reload()}>
            Try again
          </button>
        </main>
      </body>
    </html>
  );
}
