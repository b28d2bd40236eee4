import { useQuery } from "@tanstack/react-query";
import { type Phone, readPhones } from "./links";

/** The numbers in a phone field that can be dialled; none until they are read. */
export const usePhones = (phone: string): Phone[] =>
  useQuery({
    queryKey: ["phones", phone],
    queryFn: () => readPhones(phone),
    staleTime: Infinity,
  }).data ?? [];
