import { Given } from '@cucumber/cucumber';
import { pathOfMenu } from '../shell/menus.steps.ts';
import { failing, starting } from '../support/users/start.ts';
import { world } from '../support/users/world.ts';
import { addressOfPage, pageNamed } from '../support/vocabulary/vocabulary.ts';

Given(
  'the page {string} fails with {int}',
  starting(
    (page: string, status: number) =>
      failing({ operation: pageNamed(page), kind: 'status', status, times: 'always' }),
    (_start, page, status) => respond(page, async () => new Response('Refused', { status })),
  ),
);

Given(
  'the page {string} cannot be reached',
  starting(
    (page: string) => failing({ operation: pageNamed(page), kind: 'reset', times: 'always' }),
    (_start, page) => respond(page, () => Promise.reject(new TypeError('fetch failed'))),
  ),
);

Given(
  'the page {string} takes its time',
  starting(
    (page: string) => failing({ operation: pageNamed(page), kind: 'hang' }),
    (_start, page) => world.user.hold({ method: 'GET', path: addressOfPage(page) }),
  ),
);

// Only the next load of a slow page is slow.
Given(
  /^the (?:page "([^"]*)"|"([^"]*)" menu) can be loaded again$/,
  (page: string | null, menu: string | null) =>
    void world.user.tab.changedResponses.delete(page ? addressOfPage(page) : pathOfMenu(menu ?? '')),
);

/** Replaces the response with a legacy page. */
const respond = (page: string, response: () => Promise<Response>): void =>
  void world.user.tab.changedResponses.set(addressOfPage(page), response);
