import type { ContactDetailDto } from "@/lib/contacts/schema";
import { portalRequest } from "@/components/portal/requests/portal-request";

async function fetchContact(id: string): Promise<ContactDetailDto> {
  const response = await portalRequest("GET", `/api/contacts/${encodeURIComponent(id)}`);
  return (await response.json()) as ContactDetailDto;
}

export const buildContactQuery = (id: string) => ({
  queryKey: ["contact", id],
  queryFn: () => fetchContact(id),
});
