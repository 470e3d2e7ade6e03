import { Given, Then, When } from '@cucumber/cucumber';
import type { ThresholdWorld } from '../support/world.ts';

Given('the settings say nothing about idle times', async function (this: ThresholdWorld) {
  await this.driver.idle.watch(null);
});

Given(
  /^the settings ask for (-?\d+) seconds idle, (-?\d+) seconds? of warning and a keep-alive every (-?\d+) seconds$/,
  async function (this: ThresholdWorld, idle: string, timeout: string, keepAlive: string) {
    await this.driver.idle.watch({
      idleSeconds: Number(idle),
      timeoutSeconds: Number(timeout),
      keepAliveSeconds: Number(keepAlive),
    });
  },
);

Given('the product is open in a second tab', async function (this: ThresholdWorld) {
  await this.driver.idle.openSecondTab();
});

When('I do nothing for {float} second(s)', async function (this: ThresholdWorld, seconds: number) {
  await this.driver.idle.rest(seconds);
});

When('the computer sleeps for {int} hours', async function (this: ThresholdWorld, hours: number) {
  await this.driver.idle.sleep(hours * 3_600);
});

When('the computer sleeps for {int} seconds', async function (this: ThresholdWorld, seconds: number) {
  await this.driver.idle.sleep(seconds);
});

When(
  'the first tab sleeps for {int} seconds while the user works in the second',
  async function (this: ThresholdWorld, seconds: number) {
    await this.driver.idle.sleepWhileSecondTabWorks(seconds);
  },
);

When('the clock is set back by {int} seconds', async function (this: ThresholdWorld, seconds: number) {
  await this.driver.idle.setClockBack(seconds);
});

When('it wakes', async function (this: ThresholdWorld) {
  await this.driver.idle.wake();
});

When('the user moves the mouse in the second tab', async function (this: ThresholdWorld) {
  await this.driver.idle.doSomethingInSecondTab();
});

When(
  /^the user (moves the mouse|resizes the window|presses a key|moves the mouse on the framed page)$/,
  async function (this: ThresholdWorld, what: string) {
    await this.driver.idle.doSomething(what);
  },
);

When('the session is extended', async function (this: ThresholdWorld) {
  await this.driver.idle.extend();
});

When('the session is extended in the second tab', async function (this: ThresholdWorld) {
  await this.driver.idle.extendInSecondTab();
});

When('I answer the warning with {string}', async function (this: ThresholdWorld, answer: string) {
  await this.driver.idle.answer(answer);
});

When('the page is loaded anew', async function (this: ThresholdWorld) {
  await this.driver.idle.loadAnew();
});

Then('the user is not warned', async function (this: ThresholdWorld) {
  await this.driver.idle.seesNothing();
});

Then('the user is warned with {int} second(s) left', async function (this: ThresholdWorld, seconds: number) {
  await this.driver.idle.seesWarning(seconds);
});

Then('the user is warned', async function (this: ThresholdWorld) {
  await this.driver.idle.seesWarning(null);
});

Then('both tabs warn with {int} second(s) left', async function (this: ThresholdWorld, seconds: number) {
  await this.driver.idle.seesWarningInBothTabs(seconds);
});

Then('the user is signed out once', async function (this: ThresholdWorld) {
  await this.driver.idle.wasSignedOutOnce();
});

Then('no keep-alive call went out', async function (this: ThresholdWorld) {
  await this.driver.idle.keptAlive(0);
});

Then('{int} keep-alive call(s) went out', async function (this: ThresholdWorld, times: number) {
  await this.driver.idle.keptAlive(times);
});

Then('the focus is on {string}', async function (this: ThresholdWorld, button: string) {
  await this.driver.idle.focusIsOn(button);
});

Then('a screen reader hears {string}', async function (this: ThresholdWorld, text: string) {
  await this.driver.idle.hears(text);
});

Then('the warning says that unsaved entries will be lost', async function (this: ThresholdWorld) {
  await this.driver.idle.warnsOfLoss(true);
});

Then('the warning does not speak of entries', async function (this: ThresholdWorld) {
  await this.driver.idle.warnsOfLoss(false);
});

Then(
  'the warning in the second tab says that unsaved entries will be lost',
  async function (this: ThresholdWorld) {
    await this.driver.idle.warnsOfLossInSecondTab();
  },
);

Given('keep-alive calls fail with the status {int}', async function (this: ThresholdWorld, status: number) {
  await this.driver.idle.breakKeepAlive(status);
});

Then('the server accepts it without a body', async function (this: ThresholdWorld) {
  await this.driver.idle.wasAccepted();
});

Then('the user is still signed in', async function (this: ThresholdWorld) {
  await this.driver.idle.isStillSignedIn();
});

Then('the tab of the browser is titled {string}', async function (this: ThresholdWorld, title: string) {
  await this.driver.idle.tabIsTitled(title);
});

Then('the tab of the browser has the icon of the warning', async function (this: ThresholdWorld) {
  await this.driver.idle.tabHasWarningIcon();
});

When('I log out in the second tab', async function (this: ThresholdWorld) {
  await this.driver.tabs.logOutInSecond();
});

Given('the product is shown in a frame of another page of this site', async function (this: ThresholdWorld) {
  await this.driver.tabs.frameProduct();
});

When('I log out inside the frame', async function (this: ThresholdWorld) {
  await this.driver.tabs.logOutInFrame();
});

Then('both tabs are signed out', async function (this: ThresholdWorld) {
  await this.driver.tabs.areSignedOut();
});

Then('the page around the frame hears of the logout', async function (this: ThresholdWorld) {
  await this.driver.tabs.hostHeardLogout();
});

Then('the frame shows the signed-out page', async function (this: ThresholdWorld) {
  await this.driver.tabs.frameIsSignedOut();
});

Then('nothing of the sign-in is left in the browser session', async function (this: ThresholdWorld) {
  await this.driver.tabs.keepsNoSignIn();
});
