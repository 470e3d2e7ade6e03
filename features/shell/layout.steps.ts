import { type DataTable, Given, Then } from '@cucumber/cucumber';
import { eachRow } from '../support/rows.ts';
import { world } from '../users/world.ts';
import { Layout } from './layout.ts';

Given('the browser forces its colours', () => world.inBrowser(Layout).forceColours());

Given('the initials of the user are {string}', (initials: string) =>
  world.inBrowser(Layout).haveInitials(initials),
);

Given('the legacy page {string} becomes very long', (address: string) =>
  world.inBrowser(Layout).haveLongPage(address),
);

Then('each of these pages is as wide as the window:', async (pages: DataTable) => {
  await eachRow(pages, async ({ page = '', address = '' }) => {
    await world.inBrowser(Layout).isAsWideAsWindow(page, address);
  });
});

Then('{string} is {int} by {int} pixels', (name: string, width: number, height: number) =>
  world.inBrowser(Layout).hasSize(name, width, height),
);

Then(/^the (?:menu|dialog "(.*)") stays inside the window$/, (dialog: string | null) =>
  world.inBrowser(Layout).isInsideWindow(dialog ?? undefined),
);

Then('{string} is marked in the highlight colour', (name: string) => world.inBrowser(Layout).isMarked(name));

Then('{string} has a border', (title: string) => world.inBrowser(Layout).hasBorder(title));

Then('the first heading is {string}', (title: string) => world.inBrowser(Layout).hasFirstHeading(title));

Then('{string} is shown whole', (text: string) => world.inBrowser(Layout).isWhole(text));

Then('the initials {string} stay inside their circle', (initials: string) =>
  world.inBrowser(Layout).fitInCircles(initials),
);
