import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { world } from '../users/world.ts';
import { Banner } from './banner.ts';

Given(/^a user who has (.*) is signed in$/, (what: string) => world.on(Banner).enterWith(what));

When('I choose the pipeline {string}', (name: string) => world.on(Banner).choosePipeline(name));

Then('the pipelines to choose from are {string}', async (choices: string) =>
  assert.equal((await world.on(Banner).pipelines()).join(', '), choices),
);

Then('the title offers no choice', () =>
  world.user.expect(!world.on(Banner).hasChoice, 'a title in plain text'),
);

Then(/^the banner offers (".*")$/, (names: string) =>
  assert.deepEqual(
    world
      .on(Banner)
      .buttons.map((name) => `"${name}"`)
      .join(', '),
    names,
  ),
);

Then('the banner reads {string}', (title: string) => assert.equal(world.on(Banner).title, title));
