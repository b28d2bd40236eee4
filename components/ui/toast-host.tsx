"use client";

import dynamic from "next/dynamic";
import { useEffect, useState } from "react";
import { onToast, type Toast } from "./toast";

const Toasts = dynamic(() => import("./toasts").then((module) => module.Toasts), { ssr: false });

/** Loads the notification system with the first toast: most visits never show one. */
export function ToastHost() {
  const [toast, setToast] = useState<Toast | null>(null);
  useEffect(() => onToast(setToast), []);
  return toast && <Toasts toast={toast} />;
}
