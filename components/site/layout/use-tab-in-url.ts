import { useEffect, useState } from "react";
import { getCurrentFragment } from "@/components/ui/current-fragment";

/** Returns the open tab and a function that opens one. The URL's fragment names the tab: /services#loans. */
export function useTabInUrl(tabs: { value: string }[]) {
  const [activeTab, setActiveTab] = useState<string | null>(tabs[0]?.value ?? null);

  useEffect(() => {
    const showNamedTab = () => {
      const fragment = getCurrentFragment();
      if (tabs.some(({ value }) => value === fragment)) setActiveTab(fragment);
    };
    showNamedTab();
    window.addEventListener("hashchange", showNamedTab);
    return () => window.removeEventListener("hashchange", showNamedTab);
  }, [tabs]);

  const selectTab = (value: string | null) => {
    setActiveTab(value);
    window.history.replaceState(null, "", `#${value}`);
  };
  return [activeTab, selectTab] as const;
}
