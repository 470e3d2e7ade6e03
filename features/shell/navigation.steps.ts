import assert from 'node:assert/strict';
import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import type { MenuOfWorld } from '../../contracts/operations/recipe.ts';
import { world } from '../users/world.ts';
import { DebugPanel, DebugPanelInBrowser } from './debug-panel.ts';
import { MenuInBrowser } from './menu-in-browser.ts';
import { Menus } from './menus.ts';
import { Navigation, NavigationInBrowser } from './navigation.ts';

Given(/^these menus are empty: (.*)$/, (names: string) =>
  world.user.world.changeWorld({ emptyMenus: names.split(', ') as MenuOfWorld[] }),
);

When('I open the debug panel', () => world.at({ app: DebugPanel, browser: DebugPanelInBrowser }).open());

Then('the navigation offers {string}', (icons: string) =>
  assert.equal(world.on(Navigation).icons.join(', '), icons),
);

Then('the selected icon is {string}', (name: string) =>
  assert.deepEqual(world.on(Navigation).selected, [name]),
);

Then(/^the navigation is (open|closed)$/, (state: string) =>
  world.at({ app: Navigation, browser: NavigationInBrowser }).is(state),
);

Then(/^the navigation is open (beside|over) the page$/, (where: string) =>
  world.inBrowser(NavigationInBrowser).isOpen(where),
);

Then(/^the (navigation|menu) is (\d+) pixels wide$/, async (part: string, pixels: string) => {
  const drawer = part === 'menu' ? world.inBrowser(MenuInBrowser) : world.inBrowser(NavigationInBrowser);
  await drawer.isWide(Number(pixels));
});

Then(/^the Equal Housing logo (shows|does not show)$/, (shows: string) =>
  world.inBrowser(NavigationInBrowser).showsEqualHousing(shows === 'shows'),
);

Then('session storage has the menus of this user', () => world.on(Menus).areKept());

Then('the stored menu of the loan has {string}', (entry: string) => {
  const kept = world.on(Menus).keptLoanMenu ?? '';
  assert.ok(kept.includes(`"name":"${entry}"`), `The browser keeps no "${entry}": ${kept}`);
});

Then('the browser keeps no menu of a loan', () => assert.equal(world.on(Menus).keptLoanMenu, null));

Then('the menu of the loan was requested {int} time(s)', (times: number) =>
  assert.equal(world.on(Menus).loanMenuRequests, times),
);

Then('the debug panel shows:', (facts: DataTable) =>
  assert.deepEqual(world.on(DebugPanel).facts, facts.raw()),
);
