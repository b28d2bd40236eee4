"use client";

import Link, { useLinkStatus } from "next/link";
import { type ComponentProps, useState } from "react";
import { LoadingNote } from "./loading-note";

type SiteLinkProps = Omit<ComponentProps<typeof Link>, "href" | "prefetch"> & {
  href: string;
  /** False where there is nothing to fetch before the link is followed. */
  hasPrefetch?: boolean;
};

/**
 * A link within the site. The page that it leads to is fetched once the link is pointed at, touched
 * or focused, and not because it is in sight: most links are never followed, and phones pay for
 * what they load. It says so while that page is on its way.
 */
export function SiteLink({ children, hasPrefetch = true, ...props }: SiteLinkProps) {
  const [wanted, setWanted] = useState(false);
  const want = () => setWanted(true);
  return (
    <Link
      {...props}
      prefetch={wanted && hasPrefetch ? null : false}
      onPointerEnter={want}
      onTouchStart={want}
      onFocus={want}
    >
      {children}
      <Pending href={props.href} />
    </Link>
  );
}

function Pending({ href }: { href: string }) {
  return useLinkStatus().pending && <LoadingNote href={href} />;
}
