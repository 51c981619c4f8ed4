# The built site behind Caddy, as a user who is not root. `hosting/container/compose.yaml` runs it with a root file system that
# nobody can write to. Build: docker build --build-arg SITE_URL=https://docs.example.org -t sui-docs .
FROM node:24.11.1-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
ARG SITE_URL=http://localhost:8080
# The build sees an argument that was given. ENV would set one that was not to nothing, which is no address.
ARG REPOSITORY_URL
# The day of the sources, which come without git's history: --build-arg SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)
ARG SOURCE_DATE_EPOCH
ENV CI=true SITE_URL=$SITE_URL
RUN npm run build -- --best-compression && npm run hosting

FROM caddy:2.10.2-alpine AS serve
# The image's file may take ports below 1024, which a container without capabilities must not start.
RUN setcap -r /usr/bin/caddy
COPY --from=build /site/hosting/caddy/ /etc/caddy/
COPY --from=build /site/build/ /srv/sui-docs/
ENV SITE_ADDRESS=:8080 SITE_ROOT=/srv/sui-docs XDG_CONFIG_HOME=/tmp XDG_DATA_HOME=/tmp
USER 65534:65534
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=3s --start-period=5s CMD ["wget", "-q", "-O", "/dev/null", "http://127.0.0.1:8080/guides"]
CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]
