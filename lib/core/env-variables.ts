type EnvVariable = {
  example: string;
  /** Markdown: the default value, and whether quickstart writes or changes it. */
  default: string;
  /** Markdown. */
  meaning: string;
};

/** Begins an example that is a command: the command's output is the value. */
export const COMMAND_PREFIX = "the output of: ";

/** Variables of the site, in the order of docs/configuration.md. */
export const envVariables = {
  DATABASE_URL: {
    example: "file:./data/arthora.db",
    default: "`file:./data/arthora.db`, written by quickstart",
    meaning: "A SQLite file, or `postgresql://user:password@host:5432/name`",
  },
  NEXTAUTH_SECRET: {
    example: `${COMMAND_PREFIX}openssl rand -base64 32`,
    default: "written by quickstart",
    meaning:
      "Encrypts session cookies. At least 32 characters; the same for all instances. A new secret signs everyone out and disables authenticator apps; recovery codes and `npm run admin:second-factor` still work",
  },
  SITE_URL: {
    example: "https://www.example.in",
    default: "`http://localhost:PORT`",
    meaning:
      "The URL that visitors use, without a path. With `https://` the session cookie is Secure and bound to the host. If unset, `npm start` and quickstart serve this machine only",
  },
  PORT: {
    example: "3000",
    default: "`3000`",
    meaning: "The server’s port",
  },
  SETUP_TOKEN: {
    example: `${COMMAND_PREFIX}openssl rand -hex 16`,
    default: "none",
    meaning:
      "If set, the first registration requires this token: open `/register#setup=TOKEN`. Set the token before others can reach a server that has no administrator",
  },
  REQUIRE_SECOND_FACTOR: {
    example: "true",
    default: "`false`",
    meaning:
      "If `true`, administrators must set up a second factor before they can do anything else",
  },
  SESSION_IDLE_HOURS: {
    example: "8",
    default: "`8`",
    meaning:
      "A session ends after this many hours without a request, and a week after sign-in at the latest",
  },
  REDIS_URL: {
    example: "redis://127.0.0.1:6379",
    default: "none",
    meaning:
      "`redis://host:6379`. Instances share cache invalidations and rate limits through Redis. While Redis is down, each instance works alone",
  },
  TRUSTED_PROXY_HOPS: {
    example: "1",
    default: "`0`",
    meaning:
      "The number of your own proxies that write `X-Forwarded-For`. With `deploy/nginx` it is 1, even if a load balancer is in front of nginx. Required with an https `SITE_URL`. With 0, the site uses the IP of the connection, and does not rate-limit IPs of this machine or a private network",
  },
  UPLOADS_DIR: {
    example: "/srv/arthora/uploads",
    default: "`./data/uploads`",
    meaning: "A writable folder for uploaded images and files, shared by all instances",
  },
  CONTACT_RETENTION_DAYS: {
    example: "1095",
    default: "none",
    meaning:
      "At startup and daily, the site erases leads that are older than this number of days. If unset, the site keeps all leads",
  },
  SMTP_URL: {
    example: "smtps://leads:password@smtp.example.in",
    default: "none: leads appear only in the portal",
    meaning:
      "The mail server that sends new leads to `MAIL_TO`. `smtps://` uses TLS (port 465 by default); `smtp://` uses STARTTLS (port 587 by default), or no TLS if the mail server is on this machine. Percent-encode the user and the password. `SMTP_URL` requires `MAIL_FROM` and `MAIL_TO`",
  },
  MAIL_FROM: {
    example: "Website <leads@example.in>",
    default: "none",
    meaning:
      "The sender: `Name <email>` or only an email. The mail server must accept this email from the site. Replies go to the visitor",
  },
  MAIL_TO: {
    example: "desk@example.in",
    default: "none",
    meaning: "The recipients of each new lead, separated by commas",
  },
  LOG_LEVEL: {
    example: "info",
    default: "`info`; quickstart uses `warn`",
    meaning:
      "The least severe level to log: `error`, `warn`, `info`, `debug`, or `silent` for none. A successful request for a file or health check has level `debug`; any other request has level `info`",
  },
  RATE_LIMIT_FACTOR: {
    example: "1",
    default: "`1`",
    meaning: "Multiplies every rate limit. For tests only",
  },
} satisfies Record<string, EnvVariable>;
