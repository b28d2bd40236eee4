# The image of the site (docs/decisions/0018). Its build needs no configuration, secret or database.
# Each tag is of one version; to pin a digest too, add what `docker buildx imagetools inspect` tells
# of the tag: node:24.21.0-bookworm-slim@sha256:…

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /site
COPY .npmrc package.json package-lock.json ./
COPY scripts/setup scripts/setup
RUN node scripts/setup/dependencies.mjs
COPY . .
RUN node scripts/image/assemble.mjs /image

FROM node:24.21.0-bookworm-slim AS site
# The engine names a container in HOSTNAME; Next would listen on that address alone.
ENV NODE_ENV=production HOSTNAME=0.0.0.0 PORT=3000 UPLOADS_DIR=/data/uploads
# For uploads, and a SQLite file where there is no PostgreSQL: the one place to write to, on a volume.
RUN install -d -o node -g node -m 700 /data
# All of it is root's: the site cannot change itself.
COPY --from=build /image /site
WORKDIR /site
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# The server takes the shell's place, so that it gets the signal to stop.
CMD ["/bin/sh", "-c", "node operate/check-env.mjs && node operate/migrate.mjs && exec node server.js"]
