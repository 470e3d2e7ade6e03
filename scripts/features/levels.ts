import { type Level, levels } from '../../features/users/level.ts';

/** Returns the levels to run: without the domain level if a deployment is tested, since that level uses no server. */
export const levelsFor = (deployment: string | null): readonly Level[] =>
  levels.filter((level) => deployment === null || level !== 'domain');
