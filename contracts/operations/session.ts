import Type from 'typebox';
import type { Operations } from '../operation.ts';
import { WorkQueueType, Id, NoContent, nullable, strict } from '../schema.ts';
import { eventSchemas } from './events.ts';

/** The features of a user. A missing feature counts as false (C-20). */
export const UserFeatures = strict({
  lead: Type.Optional(Type.Boolean()),
  createLoan: Type.Optional(Type.Boolean()),
  importLoan: Type.Optional(Type.Boolean()),
  registration: Type.Optional(Type.Boolean()),
  quickLock: Type.Optional(Type.Boolean()),
  scenarioPricer: Type.Optional(Type.Boolean()),
  loanOriginationType: Type.Optional(Type.Boolean()),
  employeeLoan: Type.Optional(Type.Boolean()),
});
export type UserFeatures = Type.Static<typeof UserFeatures>;

export const OtherProfile = strict({ userId: Id, userGroupName: Type.String({ minLength: 1 }) });

/** The signed-in user. Document 000, section 3. */
export const User = strict({
  /** `Administrator` marks an administrator, in any case (S-1-17). */
  role: Type.String({ minLength: 1 }),
  initials: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
  email: Type.String(),
  userGroupName: Type.String(),
  customerName: Type.String(),
  /** Address of the user's own logo. */
  pipelineLogo: Type.Optional(nullable(Type.String())),
  techSupportNumber: Type.Optional(nullable(Type.String())),
  isDelegatedAdministrator: Type.Boolean(),
  isOriginator: Type.Boolean(),
  workQueueType: nullable(WorkQueueType),
  otherProfiles: Type.Array(OtherProfile),
  authenticatedWithMicrosoft: Type.Boolean(),
  microsoftUserObjectId: nullable(Type.String()),
  features: UserFeatures,
  hasWorkQueueDashboard: Type.Boolean(),
  hasLeadPipeline: Type.Boolean(),
  hasOptimalBluePipeline: Type.Boolean(),
  hasOptimalBlueSearch: Type.Boolean(),
  showLoanNotes: Type.Boolean(),
  userCanAddNotes: Type.Boolean(),
});
export type User = Type.Static<typeof User>;

/**
 * Addresses to open after the sign-out: one for users of the identity provider, one for other users (S-4.1-14,
 * S-4.1-15).
 */
export const LogoutResponse = strict({
  authenticationAuthority: Type.String(),
  msAuthLogoutRedirectUri: Type.String(),
  losAuthLogoutRedirectUri: Type.String(),
  customerIdentifier: Type.String(),
});
export type LogoutResponse = Type.Static<typeof LogoutResponse>;

const SwitchProfileRequest = strict({ newUserId: Id });

/** The signed-in user, logout, profiles, keep-alive and events. Document 000, sections 4.1 and 7. */
export const sessionOperations = {
  getUser: {
    area: 'session',
    method: 'GET',
    path: '/api/navigation/user',
    access: 'bearer',
    responses: { 200: User },
    successes: [
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
    failure: 'dialog',
    rules: ['S-7-01', 'S-3-01', 'S-4.1-02'],
    summary: 'The signed-in user with role, features and other profiles.',
  },
  logout: {
    area: 'session',
    method: 'GET',
    path: '/api/navigation/user/logout',
    access: 'bearer',
    responses: { 200: LogoutResponse },
    successes: ['signed in through the provider', 'signed in with the product account'],
    failure: 'local',
    rules: ['S-7-02', 'S-7-03', 'S-4.1-13'],
    summary: 'Ends the server session and returns the addresses to open after sign-out.',
  },
  switchProfile: {
    area: 'session',
    method: 'POST',
    path: '/api-administration/user/switch-profile',
    access: 'bearer',
    body: SwitchProfileRequest,
    responses: { 204: NoContent },
    successes: ['another profile'],
    failure: 'local',
    problems: ['profile-not-found'],
    rules: ['S-7-04', 'S-4.1-18', 'S-2.1-18'],
    summary: 'Switches to another profile of the user.',
  },
  keepAlive: {
    area: 'session',
    method: 'GET',
    path: '/api/alive',
    access: 'bearer',
    responses: { 204: NoContent },
    successes: ['kept alive'],
    failure: 'silent',
    rules: ['S-7-07', 'S-4.1-26'],
    summary: 'Keeps the server session alive while the user works.',
  },
  getEvents: {
    area: 'session',
    method: 'GET',
    path: '/api/events',
    access: 'bearer',
    responses: { 200: Type.String() },
    events: eventSchemas,
    successes: [
      'a loan changed: compliance failed',
      'a loan changed: compliance passed',
      'a loan changed: too little for compliance',
      'a menu changed',
      'the session goes on',
    ],
    failure: 'silent',
    problems: ['too-many-streams'],
    rules: ['S-4.1-05'],
    summary: 'Server-sent events of the signed-in user: loanUpdate, menuUpdate, sessionExtend.',
  },
} as const satisfies Operations;
