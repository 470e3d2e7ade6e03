import assert from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import { world } from '../users/world.ts';
import { LoanEvents, LoanEventsInBrowser } from './loan-events.ts';
import { LoanIcons, LoanIconsInBrowser } from './loan-icons.ts';
import { updateFor } from './loan-update.ts';

When(/^the server announces (?:that )?(.*)$/, (words: string) =>
  world.at({ app: LoanEvents, browser: LoanEventsInBrowser }).announce(updateFor(words)),
);

Then('the event is ignored', () => world.on(LoanEvents).wasIgnored());

Then('the product no longer listens to events', () =>
  world.on(LoanEvents).hasNoListener(updateFor('a change of another loan')),
);

Then('there are no loan icons', () => assert.deepEqual(world.on(LoanIcons).labels, []));

Then(/^the loan icons are (".*")$/, (labels: string) => {
  const expected = [...labels.matchAll(/"([^"]*)"/g)].map(([, label = '']) => label);
  assert.deepEqual(world.on(LoanIcons).labels, expected);
});

Then('{string} has the badge {string} in the {word} colour', (icon: string, badge: string, tone: string) =>
  world.at({ app: LoanIcons, browser: LoanIconsInBrowser }).hasBadge(icon, badge, tone),
);

Then('{string} is on the right of the banner', (icon: string) =>
  world.inBrowser(LoanIconsInBrowser).isOnTheRight(icon),
);
