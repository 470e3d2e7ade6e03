import type { SeedLoan } from '../../store/repositories/seed.ts';
import { closedAndLocked } from './closed-and-locked.ts';
import { decided } from './decided.ts';
import { files } from './files.ts';
import { inProgress } from './in-progress.ts';
import { newApplications } from './new-applications.ts';
import { otherPrograms } from './other-programs.ts';
import { loanFrom } from './sketch.ts';

/** Loans that between them show every variant of the dashboard, of a file and of a list, and fill every queue. */
export const loans = (day: string): SeedLoan[] => [
  ...[...closedAndLocked, ...inProgress].map((sketch) => loanFrom({ ...sketch, ...files[sketch.id] }, day)),
  ...[...newApplications, ...decided, ...otherPrograms].map((loan) => loan.on(day)),
];
