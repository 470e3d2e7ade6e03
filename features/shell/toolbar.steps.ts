import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { world } from '../users/world.ts';
import { Toolbar, ToolbarInBrowser } from './toolbar.ts';

const toolbar = { app: Toolbar, browser: ToolbarInBrowser };

Given(
  /^the "(.*)" user is signed in, (with|without) the AI assistant( (?:and|but with) the new workflow for creating)?$/,
  async (user: string, assistant: string, workflow: string | null) => {
    const flags = {
      enableAiAssistant: assistant === 'with',
      enableNewCreateLoanWorkflow: workflow !== null,
    };
    await world.anyUser.enterAs(user, { recipe: { flags } });
  },
);

Given(
  'a user of the customer {string} with the logo {string} is signed in',
  (customer: string, logo: string) => world.on(Toolbar).enterWithLogo(customer, logo),
);

Given(/^these logos cannot be loaded: (.*)$/, async (names: string) => {
  for (const name of names.split(', ')) await world.inBrowser(ToolbarInBrowser).loseLogo(name);
});

When('I follow the logo', () => world.anyUser.choose('Threshold, home'));

When('I open the profile menu', () => world.at(toolbar).openProfileMenu());

Then(/^the toolbar reads (".*")$/, (parts: string) =>
  assert.deepEqual(world.on(Toolbar).parts, quoted(parts)),
);

Then('the parts of the toolbar are in their order from left to right', () =>
  world.inBrowser(ToolbarInBrowser).isInOrder(),
);

Then('the logos tried in turn are {string}', async (logos: string) =>
  assert.equal((await world.on(Toolbar).tryLogos()).join(', '), logos),
);

Then('the logo is {string}', (name: string) => world.inBrowser(ToolbarInBrowser).showsLogo(name));

Then(/^the profile menu shows (".*")$/, async (texts: string) => {
  await world.at(toolbar).openProfileMenu();
  for (const text of quoted(texts)) await world.at(toolbar).menuShows(text);
});

const quoted = (text: string): string[] => [...text.matchAll(/"([^"]*)"/g)].map(([, part = '']) => part);
