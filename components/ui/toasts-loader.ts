/** Loads the notification system. Call it early where a toast must show without a network too. */
export const loadToasts = () => import("./toasts");
