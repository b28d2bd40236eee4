"use client";

import { Tabs } from "@mantine/core";
import { type ReactNode, useEffect, useState } from "react";
import { loadToasts } from "@/components/ui/toast";
import { loadEditor } from "@/components/portal/editor/use-loaded-editor";
import { useCounts } from "@/components/portal/contacts/use-counts";
import { ContactsPanel } from "@/components/portal/contacts/contacts-panel";
import { EntryPanel } from "@/components/portal/entries/entry-panel";
import { blogTab } from "@/components/portal/entries/kinds/blog";
import { mediaTab } from "@/components/portal/entries/kinds/media";
import { offerTab } from "@/components/portal/entries/kinds/offer";
import { UploadedFiles } from "@/components/portal/uploads/uploaded-files";
import { readTabHash } from "@/components/portal/lists/list-url";
import { PortalHeader } from "./portal-header";
import styles from "./portal.module.css";
import type { Previews } from "@/components/portal/preview/preview";

const tabs = ["blog", "contacts", "media", "offers"] as const;
type PortalTab = (typeof tabs)[number];

/** The tab is in the URL fragment, which the server never sees, so one page serves all tabs. */
const readTab = (): PortalTab | undefined => tabs.find((tab) => readTabHash() === `#${tab}`);

type PortalTabsProps = { previews: Previews; actions: ReactNode; notice: ReactNode };

export function PortalTabs({ previews, actions, notice }: PortalTabsProps) {
  const [tab, setTab] = useState(() => readTab() ?? "blog");
  usePreload();
  useEffect(() => {
    // Ignores other fragments, such as the skip link's.
    const syncTab = () => setTab((current) => readTab() ?? current);
    window.addEventListener("hashchange", syncTab);
    return () => window.removeEventListener("hashchange", syncTab);
  }, []);
  const selectTab = (next: string | null) => {
    setTab(next as PortalTab);
    // Adds no history entry, so that Back leaves the portal.
    window.history.replaceState(null, "", `#${next}`);
  };
  return (
    <Tabs
      value={tab}
      onChange={selectTab}
      keepMounted={false}
      classNames={{ list: styles.tabs, tab: styles.tab, panel: styles.panel }}
    >
      <PortalHeader
        actions={actions}
        tabs={
          <Tabs.List aria-label="Portal sections">
            <Tabs.Tab value="blog">Blog</Tabs.Tab>
            <ContactsTab />
            <Tabs.Tab value="media">Media</Tabs.Tab>
            <Tabs.Tab value="offers">Offers</Tabs.Tab>
          </Tabs.List>
        }
      />
      <div className={`container ${styles.content}`}>
        {notice}
        <Tabs.Panel value="blog">
          <EntryPanel entryTab={blogTab} Preview={previews.blog} />
        </Tabs.Panel>
        <Tabs.Panel value="contacts">
          <ContactsPanel />
        </Tabs.Panel>
        <Tabs.Panel value="media">
          <EntryPanel entryTab={mediaTab} Preview={previews.media}>
            <UploadedFiles />
          </EntryPanel>
        </Tabs.Panel>
        <Tabs.Panel value="offers">
          <EntryPanel entryTab={offerTab} Preview={previews.offer} />
        </Tabs.Panel>
      </div>
    </Tabs>
  );
}

/** Shows how many leads wait for an answer. */
function ContactsTab() {
  const open = useCounts({}).data?.open;
  if (!open) return <Tabs.Tab value="contacts">Contacts</Tabs.Tab>;
  const count = open.toLocaleString("en-IN");
  return (
    <Tabs.Tab value="contacts" aria-label={`Contacts, ${count} open`}>
      Contacts <span className={styles.count}>{count}</span>
    </Tabs.Tab>
  );
}

/** Preloads the editor and the toasts, so that dialogs open immediately and errors appear even offline. */
function usePreload(): void {
  useEffect(() => {
    loadToasts().catch(() => undefined);
    loadEditor().catch(() => undefined);
  }, []);
}
