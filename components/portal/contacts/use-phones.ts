import { useQuery } from "@tanstack/react-query";
import { type Phone, readPhones } from "./links";

export const usePhones = (phone: string): Phone[] =>
  useQuery({
    queryKey: ["phones", phone],
    queryFn: () => readPhones(phone),
    staleTime: Infinity,
  }).data ?? [];
