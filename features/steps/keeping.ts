import { Given } from '@cucumber/cucumber';
import type { ThresholdWorld } from '../support/world.ts';

Given(
  'the browser keeps {} under every key of the product',
  async function (this: ThresholdWorld, content: string) {
    await this.driver.keeping.fillKeysWith(content);
  },
);

Given('the browser has no room for the product', async function (this: ThresholdWorld) {
  await this.driver.keeping.leaveNoRoom();
});

Given(/^the browser forbids (local|session) storage$/, async function (this: ThresholdWorld, kind: string) {
  await this.driver.keeping.forbid(kind);
});
