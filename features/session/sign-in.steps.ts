import assert from 'node:assert/strict';
import { defineParameterType, Given, Then, When } from '@cucumber/cucumber';
import type { PersonaId } from '../../contracts/api/personas.ts';
import type { WorldRecipe } from '../../contracts/operations/mock-schemas.ts';
import { configurationOperations } from '../../contracts/operations/configuration.ts';
import { sessionOperations } from '../../contracts/operations/session.ts';
import { providerPaths } from '../../contracts/api/provider-paths.ts';
import { paths } from '../../web/shared/routes/paths.ts';
import { localKeys } from '../../web/shared/storage.ts';
import { textOf } from '../support/users/screen-text.ts';
import { begin, openAt, starting } from '../support/users/start.ts';
import { world } from '../support/users/world.ts';
import { personaWith, roles } from '../support/vocabulary/vocabulary.ts';

/** The persona of a role, such as `a closer` or `lending staff with three profiles`. */
defineParameterType({
  name: 'role',
  regexp: `(?:(?:an?|the) )?(?:${[...roles.keys()].join('|')})`,
  transformer: (words) => roles.get(words.replace(/^(?:an?|the) /, '')),
});

/** How the installation is set up, such as `without the AI assistant but with the new workflow`. */
defineParameterType({
  name: 'installation',
  regexp:
    /with(?:out)? the AI assistant(?: (?:and|but with) the new workflow)?|with the (?:new|old) workflow(?: and the right to lock rates)?/,
  transformer: (words) => ({
    flags: {
      enableAiAssistant: words.startsWith('with the AI assistant'),
      enableNewCreateLoanWorkflow: words.includes('new workflow'),
    },
    ...(words.endsWith('lock rates') && { features: { quickLock: true } }),
  }),
});

const signedIn = (persona: PersonaId) => ({ recipe: { persona } });

Given(
  'I am not signed in',
  starting(() => ({ recipe: {} }), begin),
);

Given('I am signed in as {role}', starting(signedIn, begin));

Given(
  'I am signed in as {role}, {installation}',
  starting(
    (persona: PersonaId, installation: WorldRecipe) => ({ recipe: { persona, ...installation } }),
    begin,
  ),
);

Given(
  'it is {word} and I am signed in as {role}',
  starting(
    (day: string, persona: PersonaId) => ({ recipe: { persona, clock: { now: `${day}T12:00:00Z` } } }),
    begin,
  ),
);

Given(
  'I am signed in at the identity provider as {role}',
  starting(signedIn, async (_start, user: PersonaId) => {
    if (world.level === 'app') return world.user.enterAs(user, { isNew: true });
    await world.browser.watchToolbar();
    await world.browser.enterAs(user);
  }),
);

Given(
  /^I am signed in as a user (with|without) the feature "(.*)"$/,
  starting((has: string, feature: string) => signedIn(personaWith(feature, has === 'with')), begin),
);

When(
  'I open the product',
  starting(() => ({ at: paths.root }), openAt),
);

When('I sign in as {role}', (user: PersonaId) => world.anyUser.chooseUser(user));

Then('the identity provider asks who I am', () => world.anyUser.seesTitle('Sign in'));

Then('I have not been asked to sign in', () => {
  const { user } = world;
  const asked = user.tab.requests.filter(
    ({ path, status }) => path.startsWith(providerPaths.authorize) && status === 200,
  );
  user.expect(asked.length === 0, 'no question of the identity provider');
});

Then('the toolbar shows who I am', () => {
  const { user } = world;
  const { firstName, lastName, initials } = user.person.user;
  const shown = [...(user.toolbar?.querySelectorAll('button') ?? [])].map(textOf);
  user.expect(
    shown.some((text) => text.includes(`${firstName} ${lastName}`) && text.includes(initials)),
    `a toolbar of ${firstName} ${lastName}, not of ${shown.join()}`,
  );
});

Then('there is no toolbar', () => {
  world.user.expect(world.user.toolbar === null, 'no toolbar');
  world.user.expect(!world.user.hasToolbarPlace, 'no empty toolbar');
});

Then('the toolbar was never shown', () => assert.equal(world.browser.toolbarWasShown, false));

Then('session storage has {string} with my name', (key: string) => {
  const { firstName, lastName, email } = world.user.person.user;
  const kept = Object(world.user.kept(key)) as Record<string, unknown>;
  assert.deepEqual([kept['firstName'], kept['lastName'], kept['email']], [firstName, lastName, email]);
});

Then('the sign-in is in session storage only', () => {
  const { sessionStorage, localStorage } = world.user.tab.storage;
  const keys = Object.keys(sessionStorage);
  assert.ok(
    keys.some((key) => key.includes('accesstoken')),
    `an access token, not ${keys.join()}`,
  );
  const ofProduct: readonly string[] = localKeys;
  assert.deepEqual(
    Object.keys(localStorage).filter((key) => !ofProduct.includes(key)),
    [],
  );
});

const counted = {
  'the settings were': configurationOperations.getConfiguration,
  'my data was': sessionOperations.getUser,
  'the switch was': sessionOperations.switchProfile,
} as const;

Then(
  /^(the settings were|my data was|the switch was) (not requested|requested once|requested twice)$/,
  (what: keyof typeof counted, times: string) =>
    world.user.sent(counted[what], ['not requested', 'requested once', 'requested twice'].indexOf(times)),
);
