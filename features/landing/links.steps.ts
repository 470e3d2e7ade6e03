import { When } from '@cucumber/cucumber';
import { paths } from '../../web/shared/routes/paths.ts';
import type { ThresholdWorld } from '../steps/world.ts';

When(
  'the identity provider sends me back with {string}',
  async function (this: ThresholdWorld, code: string) {
    await this.user.open(`${paths.callback}#error=${code}&error_description=No&state=unknown`);
  },
);
