import Type from 'typebox';
import type { Operations } from '../operation.ts';
import { described, Id, NoContent, nullable, strict, WorkQueueType } from '../schema.ts';
import { shapeOf } from '../shape.ts';
import { eventSchemas } from './events.ts';

/** The features of a user. A missing feature counts as false (C-20). */
export const UserFeatures = strict({
  lead: described(Type.Optional(Type.Boolean()), 'True if the user may create leads (S-3-16).'),
  createLoan: described(Type.Optional(Type.Boolean()), 'True if the user may create loans (S-3-16).'),
  importLoan: described(Type.Optional(Type.Boolean()), 'True if the user may import loans (S-3-16).'),
  registration: described(Type.Optional(Type.Boolean()), 'True if the user may register loans (S-3-16).'),
  quickLock: described(Type.Optional(Type.Boolean()), 'True if the user may lock rates quickly (S-3-16).'),
  scenarioPricer: described(Type.Optional(Type.Boolean()), 'True if the user may price scenarios (S-3-16).'),
  loanOriginationType: described(
    Type.Optional(Type.Boolean()),
    'True if the create screen has the field Origination type (L-3.7-07).',
  ),
  employeeLoan: described(
    Type.Optional(Type.Boolean()),
    'True if the create screen has the toggle Employee Loan (L-3.7-07).',
  ),
});
export type UserFeatures = Type.Static<typeof UserFeatures>;

export const OtherProfile = strict({
  userId: described(Id, 'User id of the profile, for the request that switches to it (S-3-13).'),
  userGroupName: described(
    Type.String({ minLength: 1 }),
    'Name of the group, as the profile menu shows it (S-3-13).',
  ),
});

/** The signed-in user. Document 000, section 3. */
export const User = strict({
  role: described(
    Type.String({ minLength: 1 }),
    'Role of the user. `Administrator` in any case marks an administrator (S-1-17).',
  ),
  initials: described(Type.String(), 'Initials of the user, as the profile menu shows them (S-3-03).'),
  firstName: described(Type.String(), 'First name of the user (S-3-04).'),
  lastName: described(Type.String(), 'Last name of the user (S-3-04).'),
  email: described(Type.String(), 'Email address of the user (S-3-05).'),
  userGroupName: described(
    Type.String(),
    'Name of the group of the user. It names the profile in the profile menu (S-3-06).',
  ),
  customerName: described(
    Type.String(),
    'Name of the customer, which decides the logo of the customer (S-3-07).',
  ),
  pipelineLogo: described(
    Type.Optional(nullable(Type.String())),
    "Address of the user's own logo. Null or left out for the logo of the customer (S-3-08).",
  ),
  techSupportNumber: described(
    Type.Optional(nullable(Type.String())),
    'Phone number of the support in error texts. Null or left out if there is none (S-3-09).',
  ),
  isDelegatedAdministrator: described(Type.Boolean(), 'True for a delegated administrator (S-3-10).'),
  isOriginator: described(Type.Boolean(), 'True for an originator (S-3-11).'),
  workQueueType: described(
    nullable(WorkQueueType),
    'Work queue of the user; null for a user without a queue (S-3-12).',
  ),
  otherProfiles: described(Type.Array(OtherProfile), 'Other profiles that the user can switch to (S-3-13).'),
  authenticatedWithMicrosoft: described(
    Type.Boolean(),
    'True if the user signed in at the identity provider; false for a product account (S-3-14).',
  ),
  microsoftUserObjectId: described(
    nullable(Type.String()),
    'Object id of the user at the identity provider; null for a product account (S-3-15).',
  ),
  features: described(UserFeatures, 'Features of the user.'),
  hasWorkQueueDashboard: described(Type.Boolean(), 'True if the user has the work-queue dashboard (S-3-17).'),
  hasLeadPipeline: described(Type.Boolean(), 'True if the user has the Lead Pipeline (S-3-18).'),
  hasOptimalBluePipeline: described(
    Type.Boolean(),
    'True if the user has the Optimal Blue pipeline (S-3-19).',
  ),
  hasOptimalBlueSearch: described(Type.Boolean(), 'True if the user may search with Optimal Blue (S-3-20).'),
  showLoanNotes: described(Type.Boolean(), 'True if the user sees the notes of a loan (S-3-21).'),
  userCanAddNotes: described(Type.Boolean(), 'True if the user may add notes to a loan (S-3-22).'),
});
export type User = Type.Static<typeof User>;
export const userShape = shapeOf<User>(User);

/**
 * Addresses to open after the sign-out: one for users of the identity provider, one for other users (S-4.1-14,
 * S-4.1-15).
 */
export const LogoutResponse = strict({
  authenticationAuthority: described(
    Type.String(),
    'Address of the authority that signed the user in (S-7-02).',
  ),
  msAuthLogoutRedirectUri: described(
    Type.String(),
    'Address to open after the sign-out of a user of the identity provider (S-4.1-14).',
  ),
  losAuthLogoutRedirectUri: described(
    Type.String(),
    'Address to open after the sign-out of a user with a product account (S-4.1-15).',
  ),
  customerIdentifier: described(Type.String(), 'Identifier of the customer, in lower case (S-7-03).'),
});
export type LogoutResponse = Type.Static<typeof LogoutResponse>;

const SwitchProfileRequest = strict({
  newUserId: described(Id, 'User id of the profile to switch to: one of `otherProfiles` (S-7-04).'),
});

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
    summary:
      'Server-sent events of the signed-in user: loanUpdate, menuUpdate, sessionExtend. The client replaces a stream that is silent for 35 s: send a comment every 15 s.',
  },
} as const satisfies Operations;
