import { useState } from "react";
import { readLeadFromUrl, useTabFragment } from "../lists/list-url";

/** Returns the id of the lead in the URL, to which emails link, until `clear` is called. */
export function useLinkedLead() {
  const [id, setId] = useState(readLeadFromUrl);
  useTabFragment("contacts", () => setId(readLeadFromUrl()));
  return { id, clear: () => setId(null) };
}
