import { Then, When } from '@cucumber/cucumber';
import type { ThresholdWorld } from '../support/world.ts';
import { Panel } from './panel.ts';

type W = ThresholdWorld;

When('the page {string} asks to close {string}', async function (this: W, title: string, panel: string) {
  await this.on(Panel).askToClose(title, panel);
});

When('the page {string} asks to be closed', async function (this: W, title: string) {
  await this.on(Panel).askToClose(title);
});

Then(
  '{string} shows {string} in {int} by {int}',
  function (this: W, title: string, address: string, width: number, height: number) {
    this.on(Panel).shows(title, address, width, height);
  },
);
