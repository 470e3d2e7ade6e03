import type { SeedLoan } from '../../store/store.ts';
import { closedAndLocked } from './closed-and-locked.ts';
import { inProgress } from './in-progress.ts';
import { loanFrom } from './sketch.ts';

/** Sixteen loans that between them show every variant of the dashboard and fill every queue. */
export const loans = (day: string): SeedLoan[] =>
  [...closedAndLocked, ...inProgress].map((sketch) => loanFrom(sketch, day));
