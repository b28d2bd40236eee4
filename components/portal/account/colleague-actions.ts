import type { ColleagueDto } from "@/lib/auth/schema";

export type ColleagueAction =
  { kind: "invite" } | { kind: "newPassword" | "signOut" | "remove"; colleague: ColleagueDto };

type Description = {
  path: string;
  body?: { userId: string };
  title: string;
  text: string;
  label: string;
  busyLabel: string;
  isDanger?: boolean;
  /** Shown after success; for a link, its name. */
  done: string;
};

const LINKS_END = "Invitation and password links they created will stop working.";

const invitation: Description = {
  path: "/api/invitations",
  title: "Invite a Colleague",
  text: "Whoever uses the link first becomes an administrator. It works once, within 72 hours.",
  label: "Create Link",
  busyLabel: "Creating Link...",
  done: "Invitation link",
};

export function describeColleagueAction(action: ColleagueAction): Description {
  if (action.kind === "invite") return invitation;
  const { id, username } = action.colleague;
  switch (action.kind) {
    case "newPassword":
      return {
        ...invitation,
        body: { userId: id },
        title: `New Password for ${username}`,
        text: `With the link, ${username} chooses a new password. It works once, within 72 hours.`,
        done: `New password link for ${username}`,
      };
    case "signOut":
      return {
        path: `/api/colleagues/${id}/sessions/end`,
        title: `Sign out ${username}?`,
        text: `They will be signed out everywhere. ${LINKS_END}`,
        label: "Sign Out",
        busyLabel: "Signing Out...",
        done: `${username} is signed out everywhere. Invitation and password links they created no longer work.`,
      };
    case "remove":
      return {
        path: `/api/colleagues/${id}/remove`,
        title: `Remove ${username}?`,
        text: `They will be signed out at once and cannot sign in again. ${LINKS_END}`,
        label: "Remove",
        busyLabel: "Removing...",
        isDanger: true,
        done: `${username} no longer has access.`,
      };
  }
}
