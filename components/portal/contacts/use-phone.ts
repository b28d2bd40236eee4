import { useQuery } from "@tanstack/react-query";
import { readPhone } from "./links";

/** A number as it is dialled (E.164), once it is read; null where nobody could dial what was typed. */
export const usePhone = (phone: string): string | null | undefined =>
  useQuery({
    queryKey: ["international number", phone],
    queryFn: () => readPhone(phone),
    staleTime: Infinity,
  }).data;
