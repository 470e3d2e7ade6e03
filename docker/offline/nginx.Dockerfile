# Stands in for the public nginx image: docker build --file docker/offline/nginx.Dockerfile --tag threshold-nginx:offline docker/offline
ARG BASE=threshold-base:offline
FROM ${BASE}
RUN apt-get update \
  && apt-get install --yes --no-install-recommends nginx-light \
  && rm -rf /var/lib/apt/lists/*
STOPSIGNAL SIGQUIT
CMD ["nginx", "-g", "daemon off;"]
