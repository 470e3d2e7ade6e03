import { endpoints, type OperationName } from './api/endpoints.ts';
import type { Operation } from './api/operation.ts';
import type { ProblemCode } from './api/problems.ts';
import { endpointShapes } from './schemas/endpoints.ts';
import { changesState, type Shapes } from './schemas/shapes.ts';

/**
 * The good answers of each call that mean something of their own to the SPA, in a few words each. The Pact holds one
 * interaction for each of them, and one for each refusal that the call can give.
 */
export const successes = {
  getConfiguration: ['the settings', 'a title and addresses of its own'],
  getZipCodes: ['several'],
  getUser: [
    'without a work queue',
    'on the queue Closing',
    'on the queue Funding',
    'on the queue LoanOpener',
    'on the queue Processor',
    'on the queue Underwriter',
    'an originator',
    'an administrator',
    'a delegated administrator',
    'signed in through the provider',
    'signed in with the product account',
    'with other profiles',
    'with a logo of their own',
    'with the Optimal Blue pages',
    'who reads notes and adds none',
    'who may create leads and nothing else',
    'who may create nothing',
  ],
  logout: ['signed in through the provider', 'signed in with the product account'],
  switchProfile: ['another profile'],
  keepAlive: ['kept alive'],
  getEvents: [
    'a loan changed: compliance failed',
    'a loan changed: compliance passed',
    'a loan changed: too little for compliance',
    'a menu changed',
    'the session goes on',
  ],
  initializeEnterpriseLos: ['prepared'],
  getMenu: ['reports', 'delivery', 'resources', 'rates', 'empty'],
  getLoanMenu: ['several borrowers', 'one borrower', 'a lead', 'no entries'],
  getAccountByApplicationIdentifier: ['a loan', 'a lead'],
  getAccountById: ['a loan', 'a lead'],
  getLoanDashboard: ['with a co-borrower', 'without a co-borrower', 'a pre-approval'],
  selectLoan: ['selected'],
  selectQueueTask: ['selected'],
  getImageFlowAccess: ['granted', 'denied'],
  getInstitutions: ['several', 'one', 'none'],
  getOriginators: ['several', 'one', 'none'],
  getProducts: ['several', 'one', 'none'],
  getLicenses: ['several', 'none'],
  createLoan: [
    'a loan',
    'a loan with every detail',
    'a lead',
    'a choice that is not offered',
    'a property state without a license',
  ],
  userHasOtherActiveOriginators: ['others', 'no others'],
  requestAssistant: ['with citations', 'without citations', 'about the open loan', 'an empty answer'],
  reactToAnswer: ['liked', 'disliked'],
} as const satisfies Readonly<Record<OperationName, readonly string[]>>;

/** One way in which a call can end, as the documents have it. */
export type OutcomeOf<Name extends OperationName> = (typeof successes)[Name][number] | ProblemCode;

/** Every way in which a call can end: its good answers, the refusals of its own, and those that all calls share. */
export const outcomesOf = (name: OperationName): readonly string[] => [
  ...successes[name],
  ...refusalsOf(name),
];

/** The problems that a call can answer. */
export function refusalsOf(name: OperationName): readonly ProblemCode[] {
  const operation: Operation = endpoints[name];
  const { parameters, query, body }: Shapes = endpointShapes[name];
  return [
    ...((operation.problems ?? []) as readonly ProblemCode[]),
    ...(operation.access === 'bearer' ? (['sign-in-required', 'token-rejected'] as const) : []),
    ...(changesState(operation) ? (['anti-forgery-missing'] as const) : []),
    ...(parameters || query || body ? (['invalid-request'] as const) : []),
    'internal-error',
  ];
}
