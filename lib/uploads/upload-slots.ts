import "server-only";
import { Semaphore, tryAcquire } from "async-mutex";
import { AppError } from "@/lib/core/errors";

const MAX_UPLOADS = 8;
const RETRY_SECONDS = 10;

const slots = new Semaphore(MAX_UPLOADS);

const createFullError = () =>
  new AppError(
    "too_many_requests",
    "Too many files are being uploaded at once",
    undefined,
    RETRY_SECONDS,
  );

/** Runs `work` in one of the upload slots. @throws AppError too_many_requests if all slots are in use */
export const withUploadSlot = <T>(work: () => Promise<T>): Promise<T> =>
  tryAcquire(slots, createFullError()).runExclusive(work);
