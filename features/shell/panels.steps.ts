import { Then, When } from '@cucumber/cucumber';
import type { ThresholdWorld } from '../steps/world.ts';
import { Panel } from './panel.ts';

type W = ThresholdWorld;

When(
  /^the page "(.*)" asks to (?:be closed|close "(.*)")$/,
  async function (this: W, title: string, panel?: string) {
    await this.on(Panel).askToClose(title, panel);
  },
);

Then('{string} shows a spinner', function (this: W, title: string) {
  this.on(Panel).showsSpinner(title);
});

Then(
  '{string} shows {string} in {int} by {int}',
  function (this: W, title: string, address: string, width: number, height: number) {
    this.on(Panel).shows(title, address, width, height);
  },
);
