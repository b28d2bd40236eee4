import { zodResolver } from "@hookform/resolvers/zod";
import { callbackInputSchema, contactInputSchema } from "@/lib/contacts/input-schema";

// Loaded when a visitor first focuses a form.

export const contactResolver = zodResolver(contactInputSchema);
export const callbackResolver = zodResolver(callbackInputSchema);
