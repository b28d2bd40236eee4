import { listServiceTabs, getTabName } from "@/content/navigation";
import { sections } from "@/content/sections";
import { services } from "@/content/services";
import { ServiceCategory } from "./service-category";
import { ServiceShell } from "./service-shell";
import { ServiceTabs } from "./service-tabs";

export function ServicesScreen() {
  const tabSections = listServiceTabs(sections);
  return (
    <ServiceShell title={services.title} subtitle={services.subtitle}>
      <div className="container">
        <ServiceTabs
          tabs={tabSections.map((section) => ({
            value: getTabName(section),
            title: section.title,
          }))}
        >
          {tabSections.map((section) => (
            <ServiceCategory key={section.href} section={section} />
          ))}
        </ServiceTabs>
      </div>
    </ServiceShell>
  );
}
