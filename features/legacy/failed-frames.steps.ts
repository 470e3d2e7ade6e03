import { Given, When } from '@cucumber/cucumber';
import { failing, starting } from '../support/users/start.ts';
import { world } from '../support/users/world.ts';
import { pathOfMenu } from '../shell/menus.steps.ts';
import { addressOfPage, pageNamed, routeOfPage } from '../support/vocabulary/vocabulary.ts';

Given('the legacy page {string} responds with {int}', (address: string, status: number) =>
  respond(address, async () => new Response('Refused', { status })),
);

/** What happens to each request for a page, by its words in features. */
const troubles = {
  'fails with 503': {
    fault: { kind: 'status', status: 503, times: 'always' },
    meet: (path: string) => respond(path, async () => new Response('Gone', { status: 503 })),
  },
  'cannot be reached': {
    fault: { kind: 'reset', times: 'always' },
    meet: (path: string) => respond(path, () => Promise.reject(new TypeError('fetch failed'))),
  },
  'takes more than half a minute': { fault: { kind: 'hang' }, meet: (path: string) => hold(path) },
} as const;

Given(
  /^the page "(.*)" (fails with 503|cannot be reached|takes more than half a minute)$/,
  starting(
    (page: string, trouble: keyof typeof troubles) =>
      failing({ operation: pageNamed(page), ...troubles[trouble].fault }),
    (_start, page, trouble) => troubles[trouble].meet(addressOfPage(page)),
  ),
);

Given('the legacy page {string} takes its time', (path: string) => hold(path));

// Only the next load of a slow page is slow.
Given(
  /^the (?:page "([^"]*)"|"([^"]*)" menu) can be loaded again$/,
  (page: string | null, menu: string | null) =>
    void world.user.tab.changedResponses.delete(page ? addressOfPage(page) : pathOfMenu(menu ?? '')),
);

// A frame that takes longer than 30 s has failed.
When('I wait for the page {string}', async (page: string) => {
  await world.user.goOn(routeOfPage(page));
  await world.user.tab.pass(31_000);
});

const hold = (path: string): void => world.user.hold({ method: 'GET', path });

/** Replaces the response of an address. */
const respond = (address: string, response: () => Promise<Response>): void =>
  void world.user.tab.changedResponses.set(address, response);
