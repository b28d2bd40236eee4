"use client";

import { type MouseEvent, type ReactNode, useState } from "react";
import { createPortal } from "react-dom";
import styles from "./entry-preview.module.css";

type PreviewFrameProps = { title: string; children: ReactNode };

/** Renders into an iframe, so that media queries match the preview's width. Copies this page's style sheets. */
export function PreviewFrame({ title, children }: PreviewFrameProps) {
  const [html] = useState(() => buildEmptyPage(title));
  const [body, setBody] = useState<HTMLElement>();
  return (
    <iframe
      title={`Preview: ${title}`}
      className={styles.frame}
      srcDoc={html}
      // Fires after the style sheets have loaded, so the content does not jump.
      onLoad={({ currentTarget }) => setBody(currentTarget.contentDocument?.body)}
    >
      {body && createPortal(<div onClickCapture={blockLinks}>{children}</div>, body)}
    </iframe>
  );
}

/** Blocks links, because Next's <Link> would leave the portal without asking about unsaved text. */
function blockLinks(event: MouseEvent) {
  if ((event.target as Element).closest("a")) event.preventDefault();
}

function buildEmptyPage(title: string): string {
  const page = document.implementation.createHTMLDocument(title);
  for (const { name, value } of document.documentElement.attributes) {
    page.documentElement.setAttribute(name, value);
  }
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  for (const href of new Set(Array.from(links, (link) => link.href))) {
    const sheet = page.createElement("link");
    sheet.rel = "stylesheet";
    sheet.href = href;
    page.head.append(sheet);
  }
  return `<!doctype html>${page.documentElement.outerHTML}`;
}
