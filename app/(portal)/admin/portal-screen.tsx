"use client";

import "@/components/portal/styles";
import dynamic from "next/dynamic";
import type { ComponentProps } from "react";
import { Portal } from "@/components/portal/shell/portal";
import type { Preview, Previews } from "@/components/portal/preview/preview";
import { PreviewState } from "@/components/portal/preview/preview-state";
import type * as PreviewsModule from "./previews/previews";

type Module = typeof PreviewsModule;

const loadPreview = <Dto,>(pick: (module: Module) => Preview<Dto>) =>
  dynamic(() => import("./previews/previews").then(pick, () => Unavailable), {
    ssr: false,
    loading: () => <PreviewState>Loading the preview...</PreviewState>,
  });

function Unavailable() {
  return (
    <PreviewState>The preview could not be loaded. Your text can still be saved.</PreviewState>
  );
}

const previews: Previews = {
  blog: loadPreview((module) => module.BlogPreview),
  media: loadPreview((module) => module.MediaPreview),
  offer: loadPreview((module) => module.OfferPreview),
  firm: loadPreview((module) => module.FirmPreview),
};

/** Passes the public site's previews to the portal, whose components must not import the site's. */
export function PortalScreen(props: Omit<ComponentProps<typeof Portal>, "previews">) {
  return <Portal {...props} previews={previews} />;
}
