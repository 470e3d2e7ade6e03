import { Given, Then, When } from '@cucumber/cucumber';
import type { IdleTiming } from '../../contracts/operations/configuration.ts';
import type { HttpContext } from '../users/http-context.ts';
import { world } from '../users/world.ts';
import { IdleTabs } from './idle-tabs.ts';
import { IdleWarning } from './idle-warning.ts';
import { IdleWatches } from './idle-watches.ts';

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

Given('the settings set no idle times', () => world.at(everywhere).watch(null));

Given(
  /^the settings set (-?\d+) seconds of idle time, (-?\d+) seconds? of warning and a keep-alive every (-?\d+) seconds$/,
  (idle: string, timeout: string, keepAlive: string) =>
    world.at({ ...everywhere, http: IdleSettings }).watch({
      idleSeconds: Number(idle),
      timeoutSeconds: Number(timeout),
      keepAliveSeconds: Number(keepAlive),
    }),
);

Given('the product is open in a second tab', () => world.at(ofTwoTabs).openSecondTab());

When('I do nothing for {float} second(s)', (seconds: number) => world.at(everywhere).rest(seconds));

When(/^the computer sleeps for (\d+) (hours|seconds)$/, (time: string, unit: string) =>
  world.at(ofTwoTabs).sleep(Number(time) * (unit === 'hours' ? 3_600 : 1)),
);

When('the first tab sleeps for {int} seconds while the user works in the second', (seconds: number) =>
  world.inDomain(IdleWatches).sleepWhileSecondTabWorks(seconds),
);

When('the clock is set back by {int} seconds', (seconds: number) =>
  world.inDomain(IdleWatches).setClockBack(seconds),
);

When(/^the (?:computer|first tab) wakes$/, () => world.at(ofTwoTabs).wake());

When(/^the user (moves the mouse|resizes the window|presses a key)$/, (activity: string) =>
  world.at(ofOneTab).act(activity),
);

When('the user moves the mouse on the framed page', () => world.inBrowser(IdleTabs).actOnFramedPage());

Given('I write a note in a window of its own', () => world.inBrowser(IdleTabs).writeNote());

When('the user presses a key in the window of the note', () => world.inBrowser(IdleTabs).typeInNote());

When('I choose {string} in the window of the note', (button: string) =>
  world.inBrowser(IdleTabs).chooseInNote(button),
);

Then('the warning in the window of the note names {string} as unsaved', (title: string) =>
  world.inBrowser(IdleTabs).namesLossInNote(title),
);

Then('the note has the focus', () => world.inBrowser(IdleTabs).hasFocusInNote());

When('the user is active in the second tab', () => world.at(ofTwoTabs).actInSecondTab());

When('the session is extended', () => world.inDomain(IdleWatches).extend());

When('the session is extended in the second tab', () => world.at(ofTwoTabs).extendInSecondTab());

When('I answer the warning with {string}', (answer: string) => world.on(IdleWarning).answer(answer));

When('the page is reloaded', () => world.inDomain(IdleWatches).loadAgain());

Then('the user is not warned', () => world.at(everywhere).isNotWarned());

Then('the user is warned with {int} second(s) left', (seconds: number) =>
  world.at(ofOneTab).isWarned(seconds, 1),
);

Then(/^both (?:tabs|windows) warn with (\d+) seconds? left$/, (seconds: string) =>
  world.at(ofTwoTabs).isWarned(Number(seconds), 2),
);

Then('the user is signed out once', () => world.at(ofOneTab).isSignedOutOnce());

Then('{int} keep-alive request(s) was/were sent', (times: number) => world.at(ofOneTab).wasKeptAlive(times));

Then('this sentence comes before {string}', (next: string) =>
  world.inBrowser(IdleTabs).readsReasonBefore(next),
);

Then('the tab of the browser has the icon of the warning', () => world.on(IdleWarning).marksTab());

Then(/^the warning (says|does not say) that unsaved entries will be lost$/, (says: string) =>
  world.on(IdleWarning).namesLoss(says === 'says'),
);

Then('the warning in the second tab says that unsaved entries will be lost', () =>
  world.inBrowser(IdleTabs).namesLossInSecondTab(),
);
