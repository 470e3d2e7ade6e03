import type { Page, Route } from '@playwright/test';
import type { Fault } from '../../../contracts/operations/fault.ts';

/**
 * Name of the token request in which the sign-in library exchanges the code. The mock server injects no faults into
 * this request, so the test makes it fail in the browser.
 */
export const redemption = 'redeemCode';

/** The token requests of one page. */
export interface Redemption {
  count(): number;
  /** Makes the next token request fail. */
  fail(fault: Fault): Promise<void>;
  /** Returns true if the fault has not been applied yet. */
  hasPendingFault(): boolean;
}

const address = /\/oauth2\/v2\.0\/token(?:\?|$)/;

export function redemptionOf(page: Page): Redemption {
  let made = 0;
  let waiting = false;
  page.on('request', (request) => {
    if (address.test(request.url())) made += 1;
  });
  return {
    count: () => made,
    hasPendingFault: () => waiting,
    fail: async (fault) => {
      waiting = true;
      const meet = async (route: Route) => {
        waiting = false;
        if (fault.kind !== 'create-error' && fault.kind !== 'response')
          await answers[fault.kind](route, fault);
      };
      await page.route(address, meet, { times: 1 });
    },
  };
}

const json = 'application/json';

const answers: Readonly<
  Record<Exclude<Fault['kind'], 'create-error' | 'response'>, (route: Route, fault: Fault) => Promise<void>>
> = {
  status: (route, { status = 500, message = '' }) =>
    route.fulfill({ status, contentType: json, body: message && JSON.stringify({ detail: message }) }),
  delay: (route, { delayMilliseconds }) =>
    new Promise((resolve) => {
      setTimeout(() => resolve(route.continue()), delayMilliseconds);
    }),
  hang: async () => undefined,
  reset: (route) => route.abort('connectionreset'),
  truncate: async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.slice(0, text.length / 2) });
  },
  'wrong-type': (route) =>
    route.fulfill({ contentType: json, body: '{"access_token":7,"id_token":["x"],"expires_in":"soon"}' }),
  html: (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Another page</h1>' }),
};
