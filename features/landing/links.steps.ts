import { When } from '@cucumber/cucumber';
import { paths } from '../../web/shared/routes/paths.ts';
import { world } from '../users/world.ts';

When('the identity provider sends me back with {string}', (code: string) =>
  world.user.open(`${paths.callback}#error=${code}&error_description=No&state=unknown`),
);
