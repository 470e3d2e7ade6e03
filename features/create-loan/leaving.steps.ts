import { Then, When } from '@cucumber/cucumber';
import type { ThresholdWorld } from '../steps/world.ts';
import { Leaving } from './leaving.ts';

When('I try to leave by {}', async function (this: ThresholdWorld, way: string) {
  await this.on(Leaving).tryBy(way);
});

Then('I am asked {string}', function (this: ThresholdWorld, question: string) {
  this.on(Leaving).isAsked(question);
});

Then(
  'browser storage has neither {string} nor {string}',
  function (this: ThresholdWorld, first: string, second: string) {
    this.on(Leaving).keepsNothingOf([first, second]);
  },
);
