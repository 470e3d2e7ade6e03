import { changeOwnWorld } from '../../support/worlds.ts';
import type { ConfigurationActions } from '../areas/configuration.ts';
import { settingsNamed } from '../installation.ts';
import type { Visit } from './visit.ts';

export const configurationActions = ({ context, origin }: Visit): Partial<ConfigurationActions> => ({
  install: (rows) => changeOwnWorld(context.request, origin, settingsNamed(rows)),
});
