/** What the operator is told of a variable of the environment. */
type EnvVariable = {
  /** A value that shows its form, for the message when it is wrong. */
  example: string;
  /** What holds while it is not set, or who sets it. */
  otherwise: string;
  /** In Markdown. */
  meaning: string;
};

/** How the examples of secrets begin: what is no value, but how to make one. */
export const OUTPUT_OF = "the output of: ";

/** Every variable that the site reads, in the order in which an operator meets them (lib/core/env.ts). */
export const envVariables = {
  DATABASE_URL: {
    example: "file:./data/arthora.db",
    otherwise: "`file:./data/arthora.db`, by quickstart",
    meaning: "A SQLite file, or `postgresql://user:password@host:5432/name`",
  },
  NEXTAUTH_SECRET: {
    example: `${OUTPUT_OF}openssl rand -base64 32`,
    otherwise: "written by quickstart",
    meaning:
      "Seals the session cookie; at least 32 characters. The same for all instances. Changing it signs everybody out, and authenticator apps have to be set up anew (a recovery code or `npm run admin:second-factor` lets their owners in)",
  },
  SITE_URL: {
    example: "https://www.example.in",
    otherwise: "`http://localhost:PORT`",
    meaning:
      "The address that visitors use, without a path. With `https://` the session cookie is Secure and pinned to the host. While it is not set, `npm start` and quickstart serve this machine alone",
  },
  PORT: {
    example: "3000",
    otherwise: "`3000`",
    meaning: "Where the server listens",
  },
  SETUP_TOKEN: {
    example: `${OUTPUT_OF}openssl rand -hex 16`,
    otherwise: "none",
    meaning:
      "When set, the first registration needs it: open `/register#setup=TOKEN`. Set it before a server without an administrator can be reached",
  },
  REQUIRE_SECOND_FACTOR: {
    example: "true",
    otherwise: "`false`",
    meaning:
      "With `true` administrators without a second factor have to set one up before they can do anything else",
  },
  SESSION_IDLE_HOURS: {
    example: "8",
    otherwise: "`8`",
    meaning:
      "After how many hours without a call a session ends. Each ends a week after its sign-in",
  },
  REDIS_URL: {
    example: "redis://127.0.0.1:6379",
    otherwise: "none",
    meaning:
      "`redis://host:6379`, for several instances: there they tell each other what they change, and count limits together. While it is away, each works by itself",
  },
  TRUSTED_PROXY_HOPS: {
    example: "1",
    otherwise: "`0`",
    meaning:
      "How many proxies of your own stand before the site and write `X-Forwarded-For`: 1 behind nginx as in deploy/, also with a balancer before it. Needed with an https `SITE_URL`. With 0 a caller is who connected; who connects from this machine or a private network may be anybody and is not limited",
  },
  UPLOADS_DIR: {
    example: "/srv/arthora/uploads",
    otherwise: "`./data/uploads`",
    meaning:
      "The folder for the pictures and files that staff upload, for the site to write to. Several instances share one folder",
  },
  CONTACT_RETENTION_DAYS: {
    example: "1095",
    otherwise: "none",
    meaning:
      "Leads older than this are erased, at the start and every day; without it they are kept",
  },
  SMTP_URL: {
    example: "smtps://leads:password@smtp.example.in",
    otherwise: "none: leads are in the portal only",
    meaning:
      "The mail server that takes each new lead: `smtps://` with TLS from the start (port 465), `smtp://` with STARTTLS (port 587), which is required unless the server is on this machine. User and password percent-encoded. Needs the next two",
  },
  MAIL_FROM: {
    example: "Website <leads@example.in>",
    otherwise: "none",
    meaning:
      "Who the mail is from: an address that the server may send for, also as `Name <address>`. Replies go to the visitor",
  },
  MAIL_TO: {
    example: "desk@example.in",
    otherwise: "none",
    meaning: "Who gets each new lead: one address, or several with commas between them",
  },
  LOG_LEVEL: {
    example: "info",
    otherwise: "`info`; quickstart takes `warn`",
    meaning:
      "The lowest level that is logged: `error`, `warn`, `info` (a line for each request), `debug` (also for scripts, styles and probes), or `silent`",
  },
  RATE_LIMIT_FACTOR: {
    example: "1",
    otherwise: "`1`",
    meaning: "Multiplies every limit. For tests and load tests only",
  },
} satisfies Record<string, EnvVariable>;
