import { Then, When } from '@cucumber/cucumber';
import type { ThresholdWorld } from '../support/world.ts';
import { CreateScreen } from './create-screen.ts';

When(
  'I type {int} fives with the keyboard into {string}',
  async function (this: ThresholdWorld, times: number, field: string) {
    await this.on(CreateScreen).type(field, '5'.repeat(times));
  },
);

When('I leave the field', async function (this: ThresholdWorld) {
  await this.on(CreateScreen).leaveField();
});

When('I paste {string} into {string}', async function (this: ThresholdWorld, text: string, field: string) {
  await this.on(CreateScreen).paste(field, text);
});

When('the user pauses', async function (this: ThresholdWorld) {
  await this.user.tab.pass(2_000);
});

Then(
  '{string} has {int} characters and is valid',
  function (this: ThresholdWorld, field: string, characters: number) {
    this.on(CreateScreen).isValidWith(field, characters);
  },
);

Then('{string} is marked as required', function (this: ThresholdWorld, field: string) {
  this.on(CreateScreen).isMarkedRequired(field, true);
});

Then('{string} is not marked as required', function (this: ThresholdWorld, field: string) {
  this.on(CreateScreen).isMarkedRequired(field, false);
});

Then('the screen reader announces {string}', function (this: ThresholdWorld, text: string) {
  this.on(CreateScreen).announces(text);
});

Then(
  'one announcement says {string}, and no other names {string}',
  function (this: ThresholdWorld, text: string, field: string) {
    this.on(CreateScreen).announcesOnce(text, field);
  },
);
