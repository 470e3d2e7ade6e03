import { Given, Then, When } from '@cucumber/cucumber';
import { world } from '../users/world.ts';
import { FailedFrames } from './failed-frames.ts';

Given('the legacy page {string} responds with {int}', (address: string, status: number) =>
  world.user.tab.changedResponses.set(address, async () => new Response('Refused', { status })),
);

Given(
  /^the page "(.*)" (fails with 503|cannot be reached|takes more than half a minute)$/,
  (page: string, trouble: string) => world.on(FailedFrames).spoil(page, trouble),
);

Given('the legacy page {string} takes its time', (path: string) =>
  world.user.tab.holdNext({ method: 'GET', path }),
);

Given('the page {string} can be loaded again', (page: string) => world.on(FailedFrames).mend(page));

When('I wait for the page {string}', (page: string) => world.on(FailedFrames).waitFor(page));

Then('in place of the page I read {string} and can try again', (text: string) =>
  world.on(FailedFrames).says(text),
);
