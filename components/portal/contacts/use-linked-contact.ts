import { useState } from "react";
import { readLinkedContactId, useTabHashChange } from "../lists/list-url";

/** Returns the id of the lead that the URL links to, or null. Emails to staff contain such links. `clear` resets the id. */
export function useLinkedContact() {
  const [id, setId] = useState(readLinkedContactId);
  useTabHashChange("contacts", () => setId(readLinkedContactId()));
  return { id, clear: () => setId(null) };
}
