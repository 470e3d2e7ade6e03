import { Then } from '@cucumber/cucumber';
import { paths } from '../../web/shared/routes/paths.ts';
import type { ThresholdWorld } from '../support/world.ts';

Then('the start of the product was opened once', function (this: ThresholdWorld) {
  const opened = this.user.tab.requests.filter(({ path }) => path === paths.root);
  this.user.expect(opened.length === 1, `one request ${paths.root}, not ${opened.length}`);
});
