import { zodResolver } from "@hookform/resolvers/zod";
import { callbackInputSchema, contactInputSchema } from "@/lib/contacts/schema";

// What a form is checked by before it is sent. Fetched when somebody begins to fill one in.

export const contactResolver = zodResolver(contactInputSchema);
export const callbackResolver = zodResolver(callbackInputSchema);
