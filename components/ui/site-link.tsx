"use client";

import Link, { useLinkStatus } from "next/link";
import { type ComponentProps, useState } from "react";
import { LoadingNote } from "./loading-note";

type SiteLinkProps = Omit<ComponentProps<typeof Link>, "href" | "prefetch"> & {
  href: string;
  hasPrefetch?: boolean;
};

/** Prefetches only on hover, touch or focus, because most links are never followed and mobile data costs money. */
export function SiteLink({ children, hasPrefetch = true, ...props }: SiteLinkProps) {
  const [hasIntent, setHasIntent] = useState(false);
  const markIntent = () => setHasIntent(true);
  return (
    <Link
      {...props}
      prefetch={hasIntent && hasPrefetch ? null : false}
      onPointerEnter={markIntent}
      onTouchStart={markIntent}
      onFocus={markIntent}
    >
      {children}
      <Pending href={props.href} />
    </Link>
  );
}

function Pending({ href }: { href: string }) {
  return useLinkStatus().pending && <LoadingNote href={href} />;
}
