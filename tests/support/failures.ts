import { expect } from "@jest/globals";

/** Error codes by status. */
const codes = {
  400: "invalid",
  401: "unauthorized",
  403: "forbidden",
  404: "not_found",
  405: "method_not_allowed",
  409: "conflict",
  413: "too_large",
  415: "unsupported_media_type",
  429: "too_many_requests",
  503: "unavailable",
} as const;

export const hasErrorCode = (status: number): status is keyof typeof codes => status in codes;

type Failure = {
  status: keyof typeof codes;
  /** If omitted, the response may have any message that is not blank. */
  message?: string;
  /** If omitted, the response must have no `fields`. */
  fields?: Record<string, string>;
};

export async function expectFailure(response: Response, failure: Failure): Promise<void> {
  const text = await response.text();
  expect({ status: response.status, text }).toEqual({ status: failure.status, text });
  expect(response.headers.get("content-type")).toBe("application/json");
  expect(response.headers.get("cache-control")).toBe("no-store");
  const { message } = JSON.parse(text) as { message: unknown };
  expect(message).toEqual(expect.stringMatching(/\S/));
  expect(JSON.parse(text)).toEqual({
    error: message,
    message: failure.message ?? message,
    code: codes[failure.status],
    ...(failure.fields && { fields: failure.fields }),
  });
}

export async function expectInvalid(
  response: Response,
  fields: Record<string, string>,
): Promise<void> {
  await expectFailure(response, {
    status: 400,
    message: Object.values(fields).join(". "),
    fields,
  });
}
