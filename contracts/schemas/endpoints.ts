import type { OperationName } from '../api/endpoints.ts';
import { assistantShapes } from './assistant.ts';
import { configurationShapes } from './configuration.ts';
import { createLoanShapes } from './create-loan.ts';
import { landingShapes } from './landing.ts';
import { loanShapes } from './loan.ts';
import { sessionShapes } from './session.ts';
import type { Shapes } from './shapes.ts';
import { shellShapes } from './shell.ts';

/** The shapes of every documented call, under the names of the endpoint table. */
export const endpointShapes = {
  ...configurationShapes,
  ...sessionShapes,
  ...landingShapes,
  ...shellShapes,
  ...loanShapes,
  ...createLoanShapes,
  ...assistantShapes,
} satisfies Record<OperationName, Shapes>;
