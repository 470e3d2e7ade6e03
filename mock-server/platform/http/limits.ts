import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { problem } from './problems.ts';

/** Maximum length of a request body in bytes: four times the longest documented request. */
export const longestRequestBody = 64 * 1024;

/** Maximum length of all headers of one request together, in bytes. */
export const longestHeaders = 16 * 1024;

/**
 * Number of bytes of headers that Node reads, as many as a browser sends at most. The server refuses longer headers
 * than `longestHeaders` itself: only a request that has been read can get a page in place of a problem.
 */
export const longestReadHeaders = 256 * 1024;

/** Maximum length of a recipe, in bytes. */
export const longestRecipe = 2 * 1024 * 1024;

/** Times of connections and requests, in milliseconds. */
export const usualTimes = {
  /** A client that takes longer to send a whole request gets 408 `request-timeout`. */
  requestTimeout: 30_000,
  /** An open request may send and receive nothing for so long. Event streams send a comment every 15 s. */
  idleTimeout: 120_000,
  /** An idle connection is kept open for so long: longer than by the proxy in front. */
  keepAliveTimeout: 72_000,
  /** A real backend may take so long to accept a connection, to start a response, and to end a checked one. */
  upstreamTimeout: 30_000,
};

export type Times = typeof usualTimes;

/** Time in which open requests of a stopping server may finish before they are closed, milliseconds. */
export const usualShutdown = 8_000;

/** Refuses a request whose address or headers are too long. */
export const headerLimitsPlugin = fastifyPlugin(
  async (app: FastifyInstance) => {
    app.addHook('onRequest', ({ raw: { url = '', rawHeaders } }, _reply, done) => {
      if (url.length > longestHeaders) return done(addressTooLong());
      let length = url.length;
      for (const text of rawHeaders) length += text.length;
      done(length > longestHeaders ? headersTooLarge() : undefined);
    });
  },
  { name: 'header-limits', dependencies: ['hosts'], fastify: '5.x' },
);

const addressTooLong = () =>
  problem('address-too-long', `The address has more than ${longestHeaders / 1024} KiB. Send a shorter one.`);

export const headersTooLarge = () =>
  problem(
    'headers-too-large',
    `The headers have more than ${longestHeaders / 1024} KiB. Send fewer or shorter headers. In a browser, delete the cookies of this address and reload the page.`,
  );
