"use client";

import dynamic from "next/dynamic";
import type { ComponentProps } from "react";
import { Portal } from "@/components/portal/shell/portal";
import type { Preview, Previews } from "@/components/portal/preview/preview";
import { PreviewState } from "@/components/portal/preview/preview-state";
import type * as PreviewsModule from "./previews/previews";

type Module = typeof PreviewsModule;

/** A preview, loaded when it is first wanted. */
const preview = <Dto,>(pick: (module: Module) => Preview<Dto>) =>
  dynamic(() => import("./previews/previews").then(pick, () => Unavailable), {
    ssr: false,
    loading: () => <PreviewState>Loading the preview...</PreviewState>,
  });

/** Without its preview an entry can still be written and saved. */
function Unavailable() {
  return (
    <PreviewState>The preview could not be loaded. Your text can still be saved.</PreviewState>
  );
}

const previews: Previews = {
  blog: preview((module) => module.BlogPreview),
  media: preview((module) => module.MediaPreview),
  offer: preview((module) => module.OfferPreview),
};

/** The portal, with the public site's parts to preview entries with: neither knows the other. */
export function PortalScreen(props: Omit<ComponentProps<typeof Portal>, "previews">) {
  return <Portal {...props} previews={previews} />;
}
