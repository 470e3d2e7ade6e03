import Type from 'typebox';
import type { sessionOperations } from '../api/session.ts';
import { WorkQueueType } from './options.ts';
import { Id, Nothing, nullable, type ShapesOf, strict } from './shapes.ts';

/** What a user may do. A missing feature counts as false (C-20). */
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

/** Where the browser goes after sign-out: the provider's variant or the product's own (S-4.1-14, S-4.1-15). */
export const LogoutAnswer = strict({
  authenticationAuthority: Type.String(),
  msAuthLogoutRedirectUri: Type.String(),
  losAuthLogoutRedirectUri: Type.String(),
  customerIdentifier: Type.String(),
});
export type LogoutAnswer = Type.Static<typeof LogoutAnswer>;

export const SwitchProfileRequest = strict({ newUserId: Id });
export type SwitchProfileRequest = Type.Static<typeof SwitchProfileRequest>;

export const sessionShapes = {
  getUser: { answers: { 200: User } },
  logout: { answers: { 200: LogoutAnswer } },
  switchProfile: { body: SwitchProfileRequest, answers: { 204: Nothing } },
  keepAlive: { answers: { 204: Nothing } },
  getEvents: { answers: { 200: Type.String() } },
} as const satisfies ShapesOf<typeof sessionOperations>;
