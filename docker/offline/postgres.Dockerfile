# Stands in for the public PostgreSQL image: docker build --file docker/offline/postgres.Dockerfile --tag threshold-postgres:offline docker/offline
ARG BASE=threshold-base:offline
FROM ${BASE}
RUN apt-get update \
  && apt-get install --yes --no-install-recommends postgresql-15 \
  && rm -rf /var/lib/apt/lists/* \
  && mkdir -p /var/lib/postgresql/data \
  && chown postgres:postgres /var/lib/postgresql/data
COPY postgres.sh /usr/local/bin/start-postgres
ENV PATH=/usr/lib/postgresql/15/bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin
USER postgres
VOLUME /var/lib/postgresql/data
EXPOSE 5432
STOPSIGNAL SIGINT
CMD ["sh", "/usr/local/bin/start-postgres"]
