import assert from 'node:assert/strict';
import { Then } from '@cucumber/cucumber';
import type { ThresholdWorld } from '../steps/world.ts';
import { OpenedWindow, OpenedWindowInBrowser } from './opened-window.ts';

type W = ThresholdWorld;

Then(
  /^"(.*)" (of the loan )?opens in a window of (\d+) by (\d+)$/,
  async function (this: W, title: string, ofLoan: string | null, width: string, height: string) {
    const opened = this.at({ app: OpenedWindow, browser: OpenedWindowInBrowser });
    await opened.shows(title, Number(width), Number(height), ofLoan !== null);
  },
);

Then('a window opens at {string}', function (this: W, address: string) {
  assert.equal(this.on(OpenedWindow).address, address);
});
