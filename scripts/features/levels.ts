import { type Level, levels } from '../../features/drivers/driver.ts';
import type { Deployment } from './deployment.ts';

/** Returns the levels to run: without the domain level if a deployment is tested, since that level uses no server. */
export const levelsFor = (deployment: Deployment | null): readonly Level[] =>
  levels.filter((level) => deployment === null || level !== 'domain');
