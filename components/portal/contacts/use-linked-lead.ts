import { useState } from "react";
import { readLeadFromUrl, useTabHashChange } from "../lists/list-url";

/** Returns the id of the lead that the URL links to, or null. Emails to staff contain such links. `clear` resets it. */
export function useLinkedLead() {
  const [id, setId] = useState(readLeadFromUrl);
  useTabHashChange("contacts", () => setId(readLeadFromUrl()));
  return { id, clear: () => setId(null) };
}
