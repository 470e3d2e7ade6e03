import { type Level, levels } from '../../features/drivers/driver.ts';
import type { Deployment } from './deployment.ts';

/** The levels that say something about a server: the domain level has none. */
export const levelsFor = (deployment: Deployment | null): readonly Level[] =>
  levels.filter((level) => deployment === null || level !== 'domain');
