import Type, { type TSchema } from 'typebox';
import { longestIdleTime } from '../api/settings.ts';
import { FeatureFlags, IdleTiming, optionalSettings } from './configuration.ts';
import { Instant, menusOfWorld, OwnMenu, ownContent } from './recipe.ts';
import { UserFeatures } from './session.ts';
import { Day, Id, nullable, oneOf, strict } from '../schema.ts';

const Flags = Type.Partial(FeatureFlags, { additionalProperties: false });
const Features = Type.Partial(UserFeatures, { additionalProperties: false });

/** Schema of one feature: on, off, or null for the persona's own value. */
const onOffOrOwn = Type.Optional(nullable(Type.Boolean()));
const FeatureChanges = strict({
  lead: onOffOrOwn,
  createLoan: onOffOrOwn,
  importLoan: onOffOrOwn,
  registration: onOffOrOwn,
  quickLock: onOffOrOwn,
  scenarioPricer: onOffOrOwn,
  loanOriginationType: onOffOrOwn,
  employeeLoan: onOffOrOwn,
} satisfies Record<keyof UserFeatures, typeof onOffOrOwn>);

const idleTime = Type.Optional(Type.Integer({ minimum: 1, maximum: longestIdleTime }));
/** Idle times of a world in seconds; missing ones have their defaults. */
const IdleSettings = strict({
  idleSeconds: idleTime,
  timeoutSeconds: idleTime,
  keepAliveSeconds: idleTime,
} satisfies Readonly<Record<keyof IdleTiming, typeof idleTime>>);

const worldSettings = { ...optionalSettings, idle: Type.Optional(IdleSettings) };
/** Settings of GET /api/configuration that replace the defaults in a world. */
export const WorldSettings = strict(worldSettings);
export type WorldSettings = Type.Static<typeof WorldSettings>;

type OrNull<Properties extends Record<string, TSchema>> = {
  [Name in keyof Properties]: Type.TOptional<Type.TUnion<[Properties[Name], Type.TNull]>>;
};
const orNull = <const Properties extends Record<string, TSchema>>(properties: Properties) =>
  Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, Type.Optional(nullable(schema))]),
  ) as OrNull<Properties>;

/** New settings of a world; null restores the default. */
const SettingsChange = strict(orNull(worldSettings));
export type SettingsChange = Type.Static<typeof SettingsChange>;

/** Names of the menus that have no entries; `loan` is the loan menu. */
const EmptyMenus = Type.Array(oneOf(menusOfWorld), {
  maxItems: menusOfWorld.length,
  uniqueItems: true,
});

export const faultKinds = [
  /** A problem response with `status`; `message` and the trace id may be left out. */
  'status',
  /** The normal response after `delayMilliseconds`. */
  'delay',
  /** No response. */
  'hang',
  /** Resets the connection. */
  'reset',
  /** The first half of the normal response. */
  'truncate',
  /** JSON with values of another type. */
  'wrong-type',
  /** An HTML page instead of JSON. */
  'html',
  /** For createLoan: 200 with status "error" and `message`. */
  'create-error',
] as const;

const faultProperties = {
  /** Name of an operation or of a legacy page, or `any`. */
  operation: Type.String({ minLength: 1, maxLength: 60 }),
  kind: oneOf(faultKinds),
  status: Type.Optional(Type.Integer({ minimum: 400, maximum: 599 })),
  /** Error message that the user sees. Without a message the response has no body. */
  message: Type.Optional(Type.String({ maxLength: 500 })),
  /** False leaves the trace id header out. */
  withTraceId: Type.Optional(Type.Boolean()),
  delayMilliseconds: Type.Optional(Type.Integer({ minimum: 1, maximum: 60_000 })),
  /** The first request that fails: 1 is the next request. */
  nth: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  /**
   * True if the requests of the SPA at startup do not count for a fault of `any` operation. Links set this for faults
   * that affect a limited number of requests.
   */
  afterStart: Type.Optional(Type.Literal(true)),
  /** Number of requests that fail, by default 1; null for all. */
  times: Type.Optional(nullable(Type.Integer({ minimum: 1, maximum: 10_000 }))),
};

/** An error that is injected into responses of an operation. Requests are counted from the moment of injection. */
export const Fault = strict(faultProperties);
export type Fault = Type.Static<typeof Fault>;

/** A pending fault of a world. `nth` and `times` are reduced with each request. */
export const PendingFault = strict({
  ...faultProperties,
  /** Id of the fault in its world, by which it can be deleted. */
  id: Type.String(),
  /** Number of requests that the fault has affected. */
  met: Type.Integer({ minimum: 0 }),
});
export type PendingFault = Type.Static<typeof PendingFault>;

/** The recipe of a world; all fields are optional. */
export const WorldRecipe = strict({
  /** Id of the persona who is already signed in at the identity provider. Default: the sign-in page is shown. */
  persona: Type.Optional(Type.String()),
  /** Name of the seed, the data of the new world; by default `standard`. */
  seed: Type.Optional(Type.String()),
  flags: Type.Optional(Flags),
  /** Features that all users of the world have or lack, independent of their persona. */
  features: Type.Optional(Features),
  settings: Type.Optional(WorldSettings),
  emptyMenus: Type.Optional(EmptyMenus),
  menus: Type.Optional(Type.Array(OwnMenu, { maxItems: menusOfWorld.length })),
  /** Time at which the world's clock starts, in ISO format. Default: the clock shows the time of the server. */
  now: Type.Optional(Instant),
  /** False if the clock runs on from `now`; by default it is frozen at `now`. */
  isFrozen: Type.Optional(Type.Literal(false)),
  /** Day that the dates of the seed are relative to; by default the present day of the world. */
  seedDay: Type.Optional(Day),
  ...ownContent,
  faults: Type.Optional(Type.Array(Fault, { maxItems: 50 })),
});
export type WorldRecipe = Type.Static<typeof WorldRecipe>;

/** Parts of a recipe that may be too long for a link. A link contains them in this order, until it is full. */
export const partsOfRecipe = [
  'settings',
  'users',
  'menus',
  'institutions',
  'faults',
  'loans',
] as const satisfies (keyof WorldRecipe)[];
export type PartOfRecipe = (typeof partsOfRecipe)[number];

export const WorldTicket = strict({
  id: Type.String(),
  cookie: strict({ name: Type.String(), value: Type.String() }),
});
export type WorldTicket = Type.Static<typeof WorldTicket>;

/** A world as the console shows it. */
export const WorldState = strict({
  id: Type.String(),
  persona: nullable(Type.String()),
  seed: Type.String(),
  flags: FeatureFlags,
  /** Features that all users of the world have or lack, independent of their persona. */
  features: Features,
  /** All settings of the world: those of its recipe, and defaults for the others. */
  settings: strict({ ...optionalSettings, idle: IdleTiming }),
  emptyMenus: EmptyMenus,
  clock: strict({ now: Type.String(), isFrozen: Type.Boolean() }),
  createdAt: Type.String(),
  loans: Type.Integer({ minimum: 0 }),
  leads: Type.Integer({ minimum: 0 }),
  faults: Type.Array(Fault),
  /** Address that creates an equal world on another server. */
  link: Type.String(),
  /** Parts of the recipe that are too long for the link. The link creates a world without these parts. */
  linkLeavesOut: Type.Array(oneOf(partsOfRecipe)),
});
export type WorldState = Type.Static<typeof WorldState>;

export const WorldChange = strict({
  /** Id of the persona to sign in; null for none, so that the sign-in page is shown. */
  persona: Type.Optional(nullable(Type.String())),
  flags: Type.Optional(Flags),
  /** Features of all users of the world. Null for one feature, or for all, restores the features of the personas. */
  features: Type.Optional(nullable(FeatureChanges)),
  /** New settings of the world; null restores all defaults. */
  settings: Type.Optional(nullable(SettingsChange)),
  /** The menus without entries; all other menus have their entries. */
  emptyMenus: Type.Optional(EmptyMenus),
});
export type WorldChange = Type.Static<typeof WorldChange>;

export const ClockChange = strict({
  now: Type.Optional(Instant),
  advanceSeconds: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000_000 })),
  isFrozen: Type.Optional(Type.Boolean()),
});
export type ClockChange = Type.Static<typeof ClockChange>;

export const eventNames = ['loanUpdate', 'menuUpdate', 'sessionExtend'] as const;

/** An event for the SPA. Its data is checked against the schema of the event (contracts/operations/events.ts). */
export const EventOrder = strict({
  name: oneOf(eventNames),
  data: Type.Optional(Type.Unknown()),
  /** Id of a loan. The event has the current data of the loan, in place of `data`. */
  generalAccountId: Type.Optional(Id),
});
export type EventOrder = Type.Static<typeof EventOrder>;

/** Flaw of a token: expired two hours ago, or issued for another product. */
const tokenFlaws = ['expired', 'foreign'] as const;
export type TokenFlaw = (typeof tokenFlaws)[number];

export const TokenOrder = strict({ persona: Type.String(), flaw: Type.Optional(oneOf(tokenFlaws)) });
export type TokenOrder = Type.Static<typeof TokenOrder>;

/** A request in the journal; tax identifiers and tokens are masked. */
export const JournalEntry = strict({
  number: Type.Integer({ minimum: 1 }),
  /** Time of the world's clock. */
  at: Type.String(),
  /** Time of the system clock. */
  recordedAt: Type.String(),
  traceId: Type.String(),
  method: Type.String(),
  path: Type.String(),
  operation: nullable(Type.String()),
  rules: Type.Array(Type.String()),
  /** Id of the persona who sent the request; null if this server did not sign in the user. */
  caller: nullable(Type.String()),
  status: Type.Integer(),
  milliseconds: Type.Number({ minimum: 0 }),
  /** Address of the real backend that responded; left out if the mock server responded. */
  upstream: Type.Optional(Type.String()),
  /** Code of the problem, or how the request or response violates the contract. */
  verdict: nullable(Type.String()),
  fault: nullable(Type.String()),
  requestBody: nullable(Type.String()),
  answerBody: nullable(Type.String()),
  /** Shell commands that send the request again, without secrets. */
  curl: Type.String(),
});
export type JournalEntry = Type.Static<typeof JournalEntry>;

export const Catalogue = strict({
  personas: Type.Array(
    strict({ id: Type.String(), name: Type.String(), role: Type.String(), sees: Type.String() }),
  ),
  seeds: Type.Array(Type.String()),
  /** Prefix of the seeds with any number of loans, `bulk-` in `bulk-500`, and the maximum number of loans. */
  bulkSeed: strict({ prefix: Type.String(), mostLoans: Type.Integer() }),
  operations: Type.Array(
    strict({
      name: Type.String(),
      method: Type.String(),
      path: Type.String(),
      area: Type.String(),
      summary: Type.String(),
    }),
  ),
  problems: Type.Array(strict({ code: Type.String(), status: Type.Integer(), title: Type.String() })),
  faultKinds: Type.Array(Type.String()),
  events: Type.Array(Type.String()),
});
export type Catalogue = Type.Static<typeof Catalogue>;
