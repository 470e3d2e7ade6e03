import { Given, Then, When } from '@cucumber/cucumber';
import type { Page } from '@playwright/test';
import { expect } from '../support/users/expect.ts';
import { world } from '../support/users/world.ts';
import { routeOfPage } from '../support/vocabulary/vocabulary.ts';
import { windowAt } from './idle-windows.steps.ts';

const hostPath = '/host-of-the-product';
const middlePath = '/frame-of-the-host';
const pipeline = routeOfPage('Mortgage Pipeline');

Given('the loan pipeline is open in a second tab', () => world.browser.openSecondTab(pipeline));

// The outer page writes the messages of the product into its title.
Given('the product is shown in a frame inside a frame of another page of this site', async () => {
  const { browser } = world;
  await browser.haveSignedIn();
  await browser.page.route(`**${hostPath}`, (route) =>
    route.fulfill({ contentType: 'text/html', body: hostPage }),
  );
  await browser.page.route(`**${middlePath}`, (route) =>
    route.fulfill({ contentType: 'text/html', body: frameOf(pipeline) }),
  );
  await browser.open(hostPath);
});

Given('I am on another site', () => world.browser.page.goto('data:text/html,<title>Another site</title>'));

When('I switch to the profile {int} in the second tab', async (profile: number) => {
  // The first tab would stay on its page if it asked whether to leave.
  world.browser.stayWhenAsked();
  await world.browser.openSecondTab(`/switch-profile/${profile}`);
});

When(/^I choose "(.*)" in the (second tab|window of the note)$/, (button: string, place: string) =>
  windowAt(place).getByRole('button', { name: button, exact: true }).click(),
);

When(/^I log out (?:in the second tab|inside the (frame))$/, (frame: string | null) =>
  logOutIn(frame ? innerFrame() : world.browser.secondPage),
);

Then(/^(?:both tabs are|the (frame) is) signed out$/, async (frame: string | null) => {
  const places = frame ? [innerFrame()] : world.browser.context.pages();
  for (const place of places) await expect(signedOutTitle(place)).toBeVisible();
});

Then('the page around the frame receives a logout message', () =>
  expect(world.browser.page).toHaveTitle('{"type":"logout"}'),
);

Then('nothing of the sign-in is left in the browser session', async () => {
  const keys = await world.browser.page.evaluate(() => Object.keys(sessionStorage));
  expect(keys.filter((key) => /token|account/i.test(key))).toEqual([]);
});

type Place = Pick<Page, 'getByRole'>;

async function logOutIn(place: Place): Promise<void> {
  await world.browser.profileButtonIn(place).click();
  await place.getByRole('menuitem', { name: 'Logout' }).click();
}

const signedOutTitle = (place: Place) =>
  place.getByRole('heading', { level: 1, name: "You've been signed out" });

const innerFrame = () => world.browser.page.frameLocator('iframe').frameLocator('iframe');

const frameOf = (address: string): string => `<!doctype html>
<title>Host</title>
<iframe title="Frame" src="${address}" width="1250" height="850"></iframe>`;

const hostPage = `${frameOf(middlePath)}
<script>
  addEventListener('message', ({ data, origin, source }) => {
    if (origin === location.origin && source === frames[0][0]) document.title = JSON.stringify(data);
  });
</script>`;
