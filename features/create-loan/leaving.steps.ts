import { Then, When } from '@cucumber/cucumber';
import { world } from '../users/world.ts';
import { Leaving } from './leaving.ts';

When('I try to leave by {}', (way: string) => world.on(Leaving).tryBy(way));

Then('I am asked {string}', (question: string) => world.on(Leaving).isAsked(question));

Then('browser storage has neither {string} nor {string}', (first: string, second: string) =>
  world.on(Leaving).keepsNothingOf([first, second]),
);
