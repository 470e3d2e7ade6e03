import assert from 'node:assert/strict';
import { Then } from '@cucumber/cucumber';
import { world } from '../users/world.ts';
import { OpenedWindow, OpenedWindowInBrowser } from './opened-window.ts';

Then(
  /^"(.*)" (of the loan )?opens in a window of (\d+) by (\d+)$/,
  async (title: string, ofLoan: string | null, width: string, height: string) => {
    const opened = world.at({ app: OpenedWindow, browser: OpenedWindowInBrowser });
    await opened.shows(title, Number(width), Number(height), ofLoan !== null);
  },
);

Then('a window opens at {string}', (address: string) =>
  assert.equal(world.on(OpenedWindow).address, address),
);
