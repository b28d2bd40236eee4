"use client";

import Link, { useLinkStatus } from "next/link";
import type { ComponentProps } from "react";
import { LoadingNote } from "./loading-note";

type SiteLinkProps = Omit<ComponentProps<typeof Link>, "href"> & { href: string };

/** A link within the site. It says so while the page that it leads to is on its way. */
export function SiteLink({ children, ...props }: SiteLinkProps) {
  return (
    <Link {...props}>
      {children}
      <Pending href={props.href} />
    </Link>
  );
}

function Pending({ href }: { href: string }) {
  return useLinkStatus().pending && <LoadingNote href={href} />;
}
