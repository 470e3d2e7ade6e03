import { Given, Then, When } from '@cucumber/cucumber';
import { world } from '../users/world.ts';
import { Tabs } from './tabs.ts';

Given('the loan pipeline is open in a second tab', () => world.inBrowser(Tabs).openPipeline());

Given('the product is shown in a frame inside a frame of another page of this site', () =>
  world.inBrowser(Tabs).frameProduct(),
);

When('I switch to the profile {int} in the second tab', (profile: number) =>
  world.inBrowser(Tabs).switchProfile(profile),
);

When('I choose {string} in the second tab', (button: string) => world.inBrowser(Tabs).choose(button));

When('I log out in the second tab', () => world.inBrowser(Tabs).logOutInSecond());

When('I log out inside the frame', () => world.inBrowser(Tabs).logOutInFrame());

Then('both tabs are signed out', () => world.inBrowser(Tabs).areSignedOut());

Then('the page around the frame receives a logout message', () => world.inBrowser(Tabs).hostHeardLogout());

Then('the frame shows the signed-out page', () => world.inBrowser(Tabs).frameIsSignedOut());

Then('nothing of the sign-in is left in the browser session', () => world.inBrowser(Tabs).keepsNoSignIn());
