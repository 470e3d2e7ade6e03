import { assistantOperations } from './assistant.ts';
import { configurationOperations } from './configuration.ts';
import { createLoanOperations } from './create-loan.ts';
import { landingOperations } from './landing.ts';
import { loanOperations } from './loan.ts';
import { sessionOperations } from './session.ts';
import { shellOperations } from './shell.ts';

/** The endpoint table: every documented call, once. */
export const endpoints = {
  ...configurationOperations,
  ...sessionOperations,
  ...landingOperations,
  ...shellOperations,
  ...loanOperations,
  ...createLoanOperations,
  ...assistantOperations,
};

export type OperationName = keyof typeof endpoints;
