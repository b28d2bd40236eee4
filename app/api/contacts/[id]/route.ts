import { getContact } from "@/lib/data/contacts";
import { AppError } from "@/lib/errors";
import { personal } from "@/lib/http/reply";
import { adminRoute, resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: adminRoute({
    handle: async ({ id }) => {
      const contact = await getContact(id);
      if (contact === null) throw new AppError("not_found", "Contact not found");
      return personal(contact);
    },
  }),
});
