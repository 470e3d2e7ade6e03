import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import type { User } from '../../contracts/operations/session.ts';
import { isVisible, textOf } from '../support/users/screen-text.ts';
import { begin, starting, withProfile } from '../support/users/start.ts';
import { world } from '../support/users/world.ts';

Given(
  /^I am signed in as a user who has (.*)$/,
  starting((rights: string) => withProfile('no-create-features', rightsIn(rights)), begin),
);

When('I choose the pipeline {string}', async (name: string) => {
  await openPipelines();
  await world.user.choose(name);
});

// Without a menu, the title is the only choice.
Then('the pipelines to choose from are {string}', async (choices: string) => {
  if (!hasChoice()) return assert.equal(textOf(heading()), choices);
  await openPipelines();
  const pipelines = world.user.menuEntries;
  await world.user.type('{Escape}');
  assert.equal(pipelines.join(', '), choices);
});

Then('the title offers no choice', () => world.user.expect(!hasChoice(), 'a title in plain text'));

Then(/^the banner offers (".*")$/, (names: string) => {
  const buttons = [...world.user.document.querySelectorAll('main button')].filter(isVisible).map(textOf);
  const offered = buttons.filter((name) => /Search|Create/.test(name));
  assert.equal(offered.map((name) => `"${name}"`).join(', '), names);
});

Then('the banner reads {string}', (texts: string) => {
  const beside = [...(heading().parentElement?.children ?? [])];
  assert.equal(beside.map(textOf).join(', '), texts);
});

const hasChoice = () => heading().querySelector('button') !== null;

const openPipelines = () => world.user.click(heading().querySelector('button'), 'a title with a choice');

const heading = (): Element =>
  world.user.document.querySelector('h1') ?? assert.fail('The page has no title');

/**
 * Parses the rights of a user from words such as "the lead pipeline and the Closing queue", and a role from "the role
 * Administrator". Users may read and add notes unless the words take the right away.
 */
function rightsIn(words: string): Partial<User> {
  const queue = /the (\w+) queue/.exec(words)?.[1] ?? null;
  const role = /the role (\w+)/.exec(words)?.[1];
  const features = [...words.matchAll(/the feature (\w+)/g)].map(([, feature = '']) => [feature, true]);
  return {
    ...(role ? { role } : {}),
    workQueueType: queue as User['workQueueType'],
    features: Object.fromEntries(features) as User['features'],
    hasWorkQueueDashboard: queue !== null,
    showLoanNotes: !words.includes('no right to see notes'),
    userCanAddNotes: !words.includes('no right to add notes'),
    isOriginator: words.includes('the work of an originator'),
    hasLeadPipeline: words.includes('the lead pipeline'),
    hasOptimalBluePipeline: words.includes('the Optimal Blue pipeline'),
    hasOptimalBlueSearch: words.includes('the Optimal Blue search'),
  };
}
