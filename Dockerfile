# The site's image (docs/decisions/0018). Building needs no configuration, secret or database. To pin the
# digest too, append it from `docker buildx imagetools inspect`: node:24.21.0-bookworm-slim@sha256:…

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /site
COPY .npmrc package.json package-lock.json ./
COPY scripts/setup scripts/setup
RUN node scripts/setup/dependencies.mjs
COPY . .
RUN node scripts/image/assemble.mjs /image

FROM node:24.21.0-bookworm-slim AS site
# Docker sets HOSTNAME to the container's host name, and Next would listen only on that.
ENV NODE_ENV=production HOSTNAME=0.0.0.0 PORT=3000 UPLOADS_DIR=/data/uploads
# The volume at /data holds the uploads and, without PostgreSQL, the SQLite file. The site writes only to /data and /tmp.
RUN install -d -o node -g node -m 700 /data
# Root owns the files, so the site cannot change them.
COPY --from=build /image /site
WORKDIR /site
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# exec: the server must receive SIGTERM.
CMD ["/bin/sh", "-c", "node operate/check-env.mjs && node operate/migrate.mjs && exec node server.js"]
