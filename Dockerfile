# The server with everything built: `docker build --target runtime .`
# Without a registry: docs/guides/docker.md says how to make a base image.
ARG BASE=node:24.21.0-bookworm-slim

# All packages. What they want to run at installation is not needed here: the base brings Node, the test stage a browser.
FROM ${BASE} AS deps
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --include=dev --ignore-scripts --no-audit --no-fund

# SPA, console, bundle of the server and specification. It shows the committed verdicts, or newer ones of the last test run.
FROM deps AS build
COPY tsconfig.json vite.config.ts vite.console.config.ts vite.server.config.ts ./
COPY contracts contracts
COPY mock-server mock-server
COPY web web
COPY scripts/build scripts/build
COPY scripts/test scripts/test
COPY scripts/run scripts/run
COPY scripts/shared scripts/shared
RUN node scripts/build/build.ts
COPY . .
RUN node features/site/spec.ts

# What the server needs and nothing else: its bundle, the files that it reads, Node and the libraries that Node loads.
FROM build AS production
RUN node scripts/build/image/assemble.ts /image/app \
  && mkdir /empty \
  && mkdir --mode=1777 /image/tmp \
  && mkdir -p /image/etc \
  && echo 'threshold:x:10001:10001::/app:/nonexistent' > /image/etc/passwd \
  && echo 'threshold:x:10001:' > /image/etc/group \
  && node="$(command -v node)" \
  && for file in "$node" $(ldd "$node" | grep -o '/[^ ]*'); do \
       mkdir -p "/image$(dirname "$file")" && cp --dereference "$file" "/image$file"; \
     done

# No shell, no package manager; nobody there may write anything but the data.
FROM scratch AS runtime
LABEL org.opencontainers.image.title="Threshold" \
  org.opencontainers.image.description="The front end of a mortgage loan origination system with a contract-verified mock server" \
  org.opencontainers.image.version="0.4.0" \
  org.opencontainers.image.licenses="MIT"
COPY --from=production /image /
COPY --from=production --chown=10001:10001 /empty /data
WORKDIR /app
ENV PATH=/usr/local/bin NODE_ENV=production HOST=0.0.0.0 PORT=4300 DATA_FILE=/data/threshold.sqlite
USER 10001:10001
VOLUME /data
EXPOSE 4300
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=5s --timeout=10s --start-period=60s --retries=3 CMD ["node", "scripts/build/image/health.cjs"]
ENTRYPOINT ["node", "scripts/run/start/built.cjs"]

# The features, and a browser to run them in.
FROM build AS test
RUN apt-get update \
  && apt-get install --yes --no-install-recommends chromium-headless-shell \
  && rm -rf /var/lib/apt/lists/*
ENV CHROMIUM=/usr/bin/chromium-headless-shell BASE_URL=http://localhost:4300
ENTRYPOINT ["node", "scripts/contracts/features.ts"]

# What `docker build .` makes.
FROM runtime
