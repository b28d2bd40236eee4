"use client";

import { type MouseEvent, type ReactNode, useState } from "react";
import Frame from "react-frame-component";
import styles from "./entry-preview.module.css";

type PreviewFrameProps = { title: string; children: ReactNode };

/**
 * A page within the page: it has a width of its own, so that what is in it takes the layout that
 * a browser of that width would show. It wears the styles that this page has loaded.
 */
export function PreviewFrame({ title, children }: PreviewFrameProps) {
  const [page] = useState(readPage);
  const [loaded, setLoaded] = useState(0);
  const count = () => setLoaded((before) => before + 1);
  return (
    <Frame
      title={`Preview: ${title}`}
      className={styles.frame}
      initialContent={page.shell}
      head={
        <>
          <title>{title}</title>
          {page.sheets.map((href) => (
            <link key={href} rel="stylesheet" href={href} onLoad={count} onError={count} />
          ))}
        </>
      }
    >
      {/* Unstyled it would jump before one's eyes. */}
      <div hidden={loaded < page.sheets.length} onClickCapture={stay}>
        {children}
      </div>
    </Frame>
  );
}

/** Links lead nowhere: what was typed would be left behind. */
function stay(event: MouseEvent) {
  if ((event.target as Element).closest("a")) event.preventDefault();
}

/** The empty page, with what this one's root says of language and fonts, and its style sheets. */
function readPage() {
  const root = document.documentElement.cloneNode(false) as HTMLElement;
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  return {
    shell: `<!doctype html>${root.outerHTML.replace("</html>", "<head></head><body><div></div></body></html>")}`,
    sheets: [...new Set(Array.from(links, (link) => link.href))],
  };
}
