import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { builtInIdleTimes } from '../../contracts/api/settings.ts';
import {
  type Configuration,
  configurationOperations,
  type IdleTiming,
} from '../../contracts/operations/configuration.ts';
import { sessionOperations } from '../../contracts/operations/session.ts';
import { inWords } from '../../web/session/idle/texts.ts';
import { requestTimeoutMilliseconds } from '../../web/shared/api/send.ts';
import { expect } from '../support/users/expect.ts';
import { textOf } from '../support/users/screen-text.ts';
import { starting } from '../support/users/start.ts';
import { world } from '../support/users/world.ts';
import { routeOfPage } from '../support/vocabulary/vocabulary.ts';
import { IdleComputer } from './idle-computer.ts';
import { isWatched, moveOverFrame, note, stopClock, warningIn, warningTitle } from './idle-windows.steps.ts';

const pipeline = 'Mortgage Pipeline';

/**
 * Maximum step of the browser's clock, milliseconds: half of the timeout of a request, so that open requests do not
 * time out.
 */
const maximumStep = requestTimeoutMilliseconds / 2;

/** The simulated computer at the domain level. */
const computer = () => world.on(IdleComputer);

class Warning {
  /** Seconds from the warning to the sign-out. */
  seconds: number = builtInIdleTimes.timeoutSeconds;
}

/** The idle warning at the app level. */
const warning = () => world.user.dialog(warningTitle);

const atPipeline = { at: routeOfPage(pipeline) };

Given('the settings set no idle times', () => watch(null));

Given(
  /^the settings set (-?\d+) seconds of idle time, (-?\d+) seconds? of warning and a keep-alive every (-?\d+) seconds$/,
  starting(
    (idleSeconds: string, timeoutSeconds: string, keepAliveSeconds: string) => {
      const idle = {
        idleSeconds: Number(idleSeconds),
        timeoutSeconds: Number(timeoutSeconds),
        keepAliveSeconds: Number(keepAliveSeconds),
      };
      return { recipe: { settings: { idle } }, ...atPipeline };
    },
    async ({ recipe: { settings } }) => {
      if (world.level === 'http') await world.client.world.changeWorld({ settings });
      else await watch(settings.idle);
    },
  ),
);

When('I do nothing for {float} second(s)', async (seconds: number) => {
  if (world.level === 'domain') return computer().clock.run(seconds);
  const milliseconds = Math.round(seconds * 1_000);
  if (world.level === 'app') return world.user.tab.pass(milliseconds);
  for (let left = milliseconds; left > 0; left -= maximumStep) {
    await world.browser.context.clock.runFor(Math.min(left, maximumStep));
  }
});

When(/^the computer sleeps for (\d+) (hours|seconds)$/, async (time: string, unit: string) => {
  const seconds = Number(time) * (unit === 'hours' ? 3_600 : 1);
  if (world.level === 'domain') return computer().clock.sleep(seconds);
  const { context, page } = world.browser;
  // The time of day moves, but no timer fires.
  await context.clock.setSystemTime((await page.evaluate(() => Date.now())) + seconds * 1_000);
});

When('the first tab sleeps for {int} seconds while I work in the second', (seconds: number) => {
  const { clock, first, second } = computer();
  first.clock.sleep();
  for (let worked = 0; worked < seconds; worked += 10) {
    clock.run(10);
    second.watch.active();
  }
});

When('the clock is set back by {int} seconds', (seconds: number) => computer().clock.setBack(seconds));

When(/^the (?:computer|first tab) wakes$/, async () => {
  if (world.level === 'domain') {
    computer().first.clock.wake();
    computer().first.watch.check();
  } else {
    await world.browser.page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
  }
});

When(
  /^I (move the mouse|resize the window|press a key)(?: (?:on|in) the (framed page|window of the note|second tab))?$/,
  async (activity: string, place: string | null) => {
    if (world.level === 'domain') return computer()[place ? 'second' : 'first'].watch.active();
    if (place) return place === 'framed page' ? moveOverFrame() : note().press('!');
    const { window } = world.user.tab;
    if (activity === 'press a key') return world.user.type('{Shift}');
    if (activity === 'resize the window') window.dispatchEvent(new window.Event('resize'));
    else
      world.user.document.body.dispatchEvent(
        new window.MouseEvent('mousemove', { bubbles: true, movementX: 1 }),
      );
    await world.user.tab.rest();
  },
);

When('the session is extended', () => computer().first.watch.extend());

When('I answer the warning with {string}', async (answer: string) => {
  if (answer === 'Escape') await world.user.type('{Escape}');
  else await world.user.click(world.user.button(answer, warning()));
});

When('the page is reloaded', () => computer().reloadFirstTab());

Then('I am not warned', async () => {
  if (world.level === 'domain') {
    const { signOuts, tabs } = computer();
    assert.equal(signOuts, 0);
    for (const tab of tabs) assert.deepEqual(tab.watch.state(), { phase: 'active' });
  } else if (world.level === 'app') {
    const { user } = world;
    const dialogs = [...user.document.querySelectorAll('[role="dialog"]')].map(textOf);
    user.expect(!dialogs.some((text) => text.includes(warningTitle)), 'no idle warning');
    user.expect(user.toolbar !== null, 'the toolbar of a user who is signed in');
  } else {
    for (const tab of world.browser.context.pages()) await expect(warningIn(tab)).toHaveCount(0);
    await world.browser.seesToolbar();
  }
});

Then('I am warned with {int} second(s) left', (secondsLeft: number) => {
  if (world.level === 'domain') return tabsWarn(secondsLeft, 1);
  const left = textOf(warning().querySelector('[role="timer"]') ?? warning());
  const text = secondsLeft === 1 ? '1 second' : `${secondsLeft} seconds`;
  assert.equal(left, secondsLeft > 60 ? `${text}(${inWords(secondsLeft)})` : text);
  const { value, max } = warning().querySelector('progress') ?? assert.fail('The warning has no bar');
  assert.deepEqual([value, max], [secondsLeft, world.on(Warning).seconds]);
});

Then(/^both (?:tabs|windows) warn with (\d+) seconds? left$/, async (seconds: string) => {
  if (world.level === 'domain') return tabsWarn(Number(seconds), 2);
  const windows = world.browser.context.pages();
  expect(windows).toHaveLength(2);
  for (const one of windows) {
    await expect(warningIn(one).getByRole('timer')).toContainText(`${seconds} seconds`);
  }
});

Then('I am signed out once', async () => {
  if (world.level === 'domain') {
    const { first, signOuts } = computer();
    assert.deepEqual([first.watch.state(), signOuts], [{ phase: 'over' }, 1]);
  } else {
    await world.user.seesTitle("You've been signed out");
    world.user.sent(sessionOperations.logout, 1);
  }
});

Then('{int} keep-alive request(s) was/were sent', (times: number) => {
  if (world.level === 'domain') assert.equal(computer().keepAlives, times);
  else world.user.sent(sessionOperations.keepAlive, times);
});

Then(/^the tab of the browser has the icon of the (warning|product)$/, (which: string) => {
  const icon = world.user.document.querySelector('link[rel="icon"]')?.getAttribute('href');
  const wanted = which === 'warning' ? '/threshold-warning.svg' : '/threshold.svg';
  world.user.expect(icon === wanted, `the icon of the ${which}, not "${icon}"`);
});

/** Opens the loan pipeline with these idle times. @param idle null for settings without idle times */
async function watch(idle: IdleTiming | null): Promise<void> {
  if (world.level === 'domain') {
    computer().settings = idle ?? undefined;
    computer().openTab();
  } else if (world.level === 'app') {
    if (idle) world.on(Warning).seconds = idle.timeoutSeconds;
    const { path } = configurationOperations.getConfiguration;
    world.user.tab.changeBodies<Configuration>(path, ({ idle: _idle, ...others }) =>
      idle ? { ...others, idle } : others,
    );
    await world.user.open(atPipeline.at);
    // This key press is the last activity of the user.
    await world.user.type('{Shift}');
  } else {
    const { browser } = world;
    assert.ok(idle, 'In a browser the settings have idle times');
    await browser.world.changeWorld({ settings: { idle } });
    await browser.context.clock.install();
    await browser.open(atPipeline.at);
    await browser.seesFramed(pipeline);
    await isWatched(browser.page);
    await stopClock();
  }
}

/** Asserts that a number of tabs is open, at the domain level, and that each of them warns. */
function tabsWarn(secondsLeft: number, count: number): void {
  const { tabs } = computer();
  assert.equal(tabs.length, count);
  for (const tab of tabs) assert.deepEqual(tab.watch.state(), { phase: 'warning', secondsLeft });
}
