import { describe, expect, test } from "@jest/globals";
import { privacyRequests } from "@/content/privacy-requests";
import { describePrivacyRequest } from "./privacy-request";

const receivedAt = "2026-11-29T18:30:00.000Z";
const endOfLastDay = new Date("2026-12-30T18:29:59.999Z");

const describeMessage = (message: string, now = endOfLastDay) =>
  describePrivacyRequest(message, receivedAt, now);

describe("describePrivacyRequest", () => {
  test.each([
    ...privacyRequests.map(({ sentence }) => sentence),
    "PRIVACY REQUEST: please correct my phone number",
    "About: Car Loan\r\nPrivacy request: Please erase my personal data.",
    "\u200b\n Privacy\u200b request: I withdraw my consent",
    "Dear team,\nprivacy request - please erase my data",
  ])("gives the message %j one month in India’s calendar", (message) => {
    expect(describeMessage(message)).toBe("Privacy request, answer by 30 Dec 2026");
  });

  test("ends at the last day of a shorter month", () => {
    const [{ sentence }] = privacyRequests;
    expect(describePrivacyRequest(sentence, "2027-01-30T06:00:00.000Z", endOfLastDay)).toBe(
      "Privacy request, answer by 28 Feb 2027",
    );
  });

  test("reports the request as overdue from the next day in India", () => {
    const nextDay = new Date(endOfLastDay.getTime() + 1);
    expect(describeMessage(privacyRequests[0].sentence, nextDay)).toBe(
      "Privacy request, overdue: answer was due by 30 Dec 2026",
    );
  });

  test.each([
    "Is this a privacy request: yes?",
    "About: Privacy request: what is it?\nHello there",
  ])("returns null for the message %j", (message) => {
    expect(describeMessage(message)).toBeNull();
  });
});
