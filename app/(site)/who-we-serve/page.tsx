import { WhoWeServeScreen } from "@/components/site/who-we-serve-screen";
import { overview } from "@/content/pages/who-we-serve";

export const metadata = { title: overview.title, description: overview.description };

export default function WhoWeServePage() {
  return <WhoWeServeScreen />;
}
