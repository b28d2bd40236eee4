"use client";

import { Tabs } from "@mantine/core";
import { useEffect, useState } from "react";
import { loadToasts } from "@/components/ui/toast";
import { loadEditor } from "@/components/portal/editor/use-loaded-editor";
import { ContactsPanel } from "@/components/portal/contacts/contacts-panel";
import { EntryPanel } from "@/components/portal/entries/entry-panel";
import { blogKind } from "@/components/portal/entries/kinds/blog";
import { mediaKind } from "@/components/portal/entries/kinds/media";
import { offerKind } from "@/components/portal/entries/kinds/offer";
import { UploadedFiles } from "@/components/portal/uploads/uploaded-files";
import { tabOfUrl } from "@/components/portal/lists/list-url";
import styles from "./portal.module.css";
import type { Previews } from "@/components/portal/preview/preview";

const tabs = ["blog", "contacts", "media", "offers"] as const;
type PortalTab = (typeof tabs)[number];

/** The tab that the fragment names, if any: it stays out of logs, and the server makes one page. */
const readTab = (): PortalTab | undefined => tabs.find((tab) => tabOfUrl() === `#${tab}`);

/** The four tabs; each loads its list when it is opened first. */
export function PortalTabs({ previews }: { previews: Previews }) {
  const [tab, setTab] = useState(() => readTab() ?? "blog");
  useEarlyLoading();
  useEffect(() => {
    // A fragment that names no tab, such as the skip link's, changes nothing.
    const follow = () => setTab((shown) => readTab() ?? shown);
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, []);
  const open = (next: string | null) => {
    setTab(next as PortalTab);
    // In place of the entry before: Back leaves the portal, which asks before typed text is lost.
    window.history.replaceState(null, "", `#${next}`);
  };
  return (
    <Tabs
      value={tab}
      onChange={open}
      keepMounted={false}
      classNames={{ list: styles.tabs, tab: styles.tab, panel: styles.panel }}
    >
      <Tabs.List aria-label="Sections of the portal">
        <Tabs.Tab value="blog">Blog</Tabs.Tab>
        <Tabs.Tab value="contacts">Contacts</Tabs.Tab>
        <Tabs.Tab value="media">Media</Tabs.Tab>
        <Tabs.Tab value="offers">Offers</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="blog">
        <EntryPanel kind={blogKind} Preview={previews.blog} />
      </Tabs.Panel>
      <Tabs.Panel value="contacts">
        <ContactsPanel />
      </Tabs.Panel>
      <Tabs.Panel value="media">
        <EntryPanel kind={mediaKind} Preview={previews.media}>
          <UploadedFiles />
        </EntryPanel>
      </Tabs.Panel>
      <Tabs.Panel value="offers">
        <EntryPanel kind={offerKind} Preview={previews.offer} />
      </Tabs.Panel>
    </Tabs>
  );
}

/**
 * Fetches, while the administrator looks at the lists, what the dialogs will need: they then
 * open at once, and a failure without a network can still be told.
 */
function useEarlyLoading(): void {
  useEffect(() => {
    loadToasts().catch(() => undefined);
    loadEditor().catch(() => undefined);
  }, []);
}
