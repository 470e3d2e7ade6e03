import assert from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import { Dropdown } from '../drivers/app/dropdown.ts';
import { addressOfPage } from '../drivers/vocabulary.ts';
import type { ThresholdWorld } from '../support/world.ts';

type W = ThresholdWorld;

When(
  'I choose {string} in the menu {string} of the toolbar',
  async function (this: W, entry: string, name: string) {
    await new Dropdown(this.user, this.user.button(name)).choose(entry);
  },
);

Then(/^it shows (".*")$/, function (this: W, texts: string) {
  for (const [, text = ''] of texts.matchAll(/"([^"]*)"/g)) {
    this.user.seesText(text, this.user.document.querySelector('header [role="menu"]') ?? undefined);
  }
});

Then(
  'the page {string} opens in a window of {int} by {int}',
  function (this: W, page: string, width: number, height: number) {
    const { address, ...size } = this.user.tab.opened.at(-1) ?? assert.fail('No window has opened');
    assert.equal(address, addressOfPage(page));
    assert.deepEqual([size.width, size.height], [width, height]);
  },
);
