import { ContactScreen } from "@/components/site/contact-screen";

export const metadata = {
  title: "Contact Us",
  description: "Tell us about your financial goals and we will get back to you.",
};

export default function ContactPage() {
  return <ContactScreen />;
}
