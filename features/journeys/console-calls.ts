import type { Page } from '@playwright/test';
import { productOperations } from '../../contracts/operations/all.ts';
import { traceIdHeader, worldHeader } from '../../contracts/api/headers.ts';
import { accessTokenFor } from '../../mock-server/test/sign-in.ts';
import { antiForgery, loanRequest } from '../../mock-server/test/server.ts';
import type { Site } from './journey.ts';

/** The response to a request of a page. */
export interface Outcome {
  /** HTTP status; null without a response. */
  readonly status: number | null;
  readonly traceId: string | null;
  readonly type: string;
  readonly text: string;
  /** Name of the error with which the request failed; null for a response. */
  readonly failure: string | null;
}

/** Sends GET /api/configuration from the page, with a timeout in milliseconds. */
export const askForSettings = (page: Page, patience = 20_000): Promise<Outcome> =>
  page.evaluate(
    async ({ path, header, patience: milliseconds }) => {
      const nothing = { status: null, traceId: null, type: '', text: '', failure: null };
      try {
        const response = await fetch(path, { signal: AbortSignal.timeout(milliseconds) });
        const { status, headers } = response;
        const type = headers.get('content-type') ?? '';
        return { ...nothing, status, traceId: headers.get(header), type, text: await response.text() };
      } catch (error) {
        return { ...nothing, failure: error instanceof Error ? error.name : 'unknown' };
      }
    },
    { path: productOperations.getConfiguration.path, header: traceIdHeader, patience },
  );

/** Creates a loan from the page as lending staff, and returns the response body. */
export async function createLoan(page: Page, { app, origin }: Site, world: string): Promise<unknown> {
  const { host } = new URL(origin);
  const token = await accessTokenFor(app, 'lending-staff', { host, [worldHeader]: world });
  const { path } = productOperations.createLoan;
  const { cookie, ...forgery } = antiForgery;
  return page.evaluate(
    async ({ address, headers, body, forgeryCookie }) => {
      document.cookie = `${forgeryCookie}; Path=/`;
      const response = await fetch(address, { method: 'POST', headers, body });
      return (await response.json()) as unknown;
    },
    {
      address: path,
      headers: { ...forgery, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(loanRequest),
      forgeryCookie: cookie,
    },
  );
}
