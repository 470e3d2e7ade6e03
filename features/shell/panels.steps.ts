import { Then, When } from '@cucumber/cucumber';
import { world } from '../users/world.ts';
import { Panel } from './panel.ts';

When(/^the page "(.*)" asks to (?:be closed|close "(.*)")$/, (title: string, panel?: string) =>
  world.on(Panel).askToClose(title, panel),
);

Then('{string} shows a spinner', (title: string) => world.on(Panel).showsSpinner(title));

Then(
  '{string} shows {string} in {int} by {int}',
  (title: string, address: string, width: number, height: number) =>
    world.on(Panel).shows(title, address, width, height),
);
