import "server-only";
import { Semaphore, tryAcquire } from "async-mutex";
import { AppError } from "@/lib/core/errors";

/** How many uploads are in memory at once, read or waiting to be decoded. */
const PLACES = 8;
const AGAIN_SECONDS = 10;

const places = new Semaphore(PLACES);

const full = () =>
  new AppError(
    "too_many_requests",
    "Too many files are being uploaded at once",
    undefined,
    AGAIN_SECONDS,
  );

/**
 * Does an upload's work, where there is room for it.
 * @throws AppError too_many_requests where there is none.
 */
export const withUploadSlot = <T>(work: () => Promise<T>): Promise<T> =>
  tryAcquire(places, full()).runExclusive(work);
