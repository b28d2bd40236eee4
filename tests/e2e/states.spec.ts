import { test } from "./fixtures";
import { describeStates } from "./states/describe-states";
import { deskStates } from "./states/lead-states";
import { formStates } from "./states/form-states";
import { portalStates } from "./states/portal-states";
import { publicStates } from "./states/public-states";

// Every screen in every state: the texts of spec.md are there, axe finds nothing on a phone, and
// nothing scrolls sideways, at 320 px neither; tests/slow-browser looks at the wider ones. With
// SCREENSHOTS=folder it also takes their pictures, to be looked at.

test.describe.configure({ mode: "parallel" });

const widths = [360];

describeStates("what visitors read", publicStates, widths);
describeStates("what is filled in", formStates, widths);
describeStates("what staff work with", portalStates, widths);
describeStates("what staff read and answer for", deskStates, widths);
