import { useState } from "react";
import { readLeadOfUrl, useTabFragment } from "../lists/list-url";

/** The lead that the address names, as a mail does, until it is opened. */
export function useLinkedLead() {
  const [id, setId] = useState(readLeadOfUrl);
  useTabFragment("contacts", () => setId(readLeadOfUrl()));
  return { id, forget: () => setId(null) };
}
