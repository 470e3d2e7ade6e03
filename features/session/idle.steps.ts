import { Given, Then, When } from '@cucumber/cucumber';
import type { IdleTiming } from '../../contracts/operations/configuration.ts';
import type { HttpContext } from '../drivers/http/context.ts';
import type { ThresholdWorld } from '../steps/world.ts';
import { IdleTabs } from './idle-tabs.ts';
import { IdleWarning } from './idle-warning.ts';
import { IdleWatches } from './idle-watches.ts';

type W = ThresholdWorld;

/** The idle times in the settings of the server. */
class IdleSettings {
  readonly #context: HttpContext;

  constructor(context: HttpContext) {
    this.#context = context;
  }

  async watch(idle: IdleTiming): Promise<void> {
    await this.#context.world.changeWorld({ settings: { idle } });
  }
}

const everywhere = { domain: IdleWatches, app: IdleWarning, browser: IdleTabs };
const ofOneTab = { domain: IdleWatches, app: IdleWarning };
const ofTwoTabs = { domain: IdleWatches, browser: IdleTabs };

Given('the settings set no idle times', async function (this: W) {
  await this.at(everywhere).watch(null);
});

Given(
  /^the settings set (-?\d+) seconds of idle time, (-?\d+) seconds? of warning and a keep-alive every (-?\d+) seconds$/,
  async function (this: W, idle: string, timeout: string, keepAlive: string) {
    await this.at({ ...everywhere, http: IdleSettings }).watch({
      idleSeconds: Number(idle),
      timeoutSeconds: Number(timeout),
      keepAliveSeconds: Number(keepAlive),
    });
  },
);

Given('the product is open in a second tab', async function (this: W) {
  await this.at(ofTwoTabs).openSecondTab();
});

When('I do nothing for {float} second(s)', async function (this: W, seconds: number) {
  await this.at(everywhere).rest(seconds);
});

When(/^the computer sleeps for (\d+) (hours|seconds)$/, async function (this: W, time: string, unit: string) {
  await this.at(ofTwoTabs).sleep(Number(time) * (unit === 'hours' ? 3_600 : 1));
});

When(
  'the first tab sleeps for {int} seconds while the user works in the second',
  function (this: W, seconds: number) {
    this.inDomain(IdleWatches).sleepWhileSecondTabWorks(seconds);
  },
);

When('the clock is set back by {int} seconds', function (this: W, seconds: number) {
  this.inDomain(IdleWatches).setClockBack(seconds);
});

When(/^the (?:computer|first tab) wakes$/, async function (this: W) {
  await this.at(ofTwoTabs).wake();
});

When(
  /^the user (moves the mouse|resizes the window|presses a key)$/,
  async function (this: W, activity: string) {
    await this.at(ofOneTab).act(activity);
  },
);

When('the user moves the mouse on the framed page', async function (this: W) {
  await this.inBrowser(IdleTabs).actOnFramedPage();
});

Given('I write a note in a window of its own', async function (this: W) {
  await this.inBrowser(IdleTabs).writeNote();
});

When('the user presses a key in the window of the note', async function (this: W) {
  await this.inBrowser(IdleTabs).typeInNote();
});

When('I choose {string} in the window of the note', async function (this: W, button: string) {
  await this.inBrowser(IdleTabs).chooseInNote(button);
});

Then(
  'the warning in the window of the note names {string} as unsaved',
  async function (this: W, title: string) {
    await this.inBrowser(IdleTabs).namesLossInNote(title);
  },
);

Then('the note has the focus', async function (this: W) {
  await this.inBrowser(IdleTabs).hasFocusInNote();
});

When('the user is active in the second tab', async function (this: W) {
  await this.at(ofTwoTabs).actInSecondTab();
});

When('the session is extended', function (this: W) {
  this.inDomain(IdleWatches).extend();
});

When('the session is extended in the second tab', async function (this: W) {
  await this.at(ofTwoTabs).extendInSecondTab();
});

When('I answer the warning with {string}', async function (this: W, answer: string) {
  await this.on(IdleWarning).answer(answer);
});

When('the page is reloaded', function (this: W) {
  this.inDomain(IdleWatches).loadAgain();
});

Then('the user is not warned', async function (this: W) {
  await this.at(everywhere).isNotWarned();
});

Then('the user is warned with {int} second(s) left', function (this: W, seconds: number) {
  this.at(ofOneTab).isWarned(seconds, 1);
});

Then(/^both (?:tabs|windows) warn with (\d+) seconds? left$/, async function (this: W, seconds: string) {
  await this.at(ofTwoTabs).isWarned(Number(seconds), 2);
});

Then('the user is signed out once', function (this: W) {
  this.at(ofOneTab).isSignedOutOnce();
});

Then('{int} keep-alive request(s) was/were sent', function (this: W, times: number) {
  this.at(ofOneTab).wasKeptAlive(times);
});

Then('this sentence comes before {string}', async function (this: W, next: string) {
  await this.inBrowser(IdleTabs).readsReasonBefore(next);
});

Then('the tab of the browser has the icon of the warning', function (this: W) {
  this.on(IdleWarning).marksTab();
});

Then(/^the warning (says|does not say) that unsaved entries will be lost$/, function (this: W, says: string) {
  this.on(IdleWarning).namesLoss(says === 'says');
});

Then('the warning in the second tab says that unsaved entries will be lost', async function (this: W) {
  await this.inBrowser(IdleTabs).namesLossInSecondTab();
});
