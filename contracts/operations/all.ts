import { assistantOperations } from './assistant.ts';
import { configurationOperations } from './configuration.ts';
import { createLoanOperations } from './create-loan.ts';
import { landingOperations } from './landing.ts';
import { loanOperations } from './loan.ts';
import { sessionOperations } from './session.ts';
import { shellOperations } from './shell.ts';

/** Every documented operation of the product by name. */
export const productOperations = {
  ...configurationOperations,
  ...sessionOperations,
  ...landingOperations,
  ...shellOperations,
  ...loanOperations,
  ...createLoanOperations,
  ...assistantOperations,
};

export type OperationName = keyof typeof productOperations;
