import Type, { type TSchema } from 'typebox';
import { longestIdleTime } from '../api/settings.ts';
import { FeatureFlags, IdleTiming, optionalSettings } from './configuration.ts';
import { Instant, menusOfWorld, OwnMenu, ownContent } from './recipe.ts';
import { UserFeatures } from './session.ts';
import { Day, described, Id, nullable, oneOf, strict } from '../schema.ts';
import { Fault } from './fault.ts';

const Flags = Type.Partial(FeatureFlags, { additionalProperties: false });
const Features = Type.Partial(UserFeatures, { additionalProperties: false });

const onOffOrOwn = described(
  Type.Optional(nullable(Type.Boolean())),
  "True or false for all users of the world; null for the persona's own value.",
);
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
  idleSeconds: described(idleTime, 'Seconds without activity until the user is warned (S-4.1-22).'),
  timeoutSeconds: described(idleTime, 'Seconds from the warning to the sign-out (S-4.1-24).'),
  keepAliveSeconds: described(
    idleTime,
    'Seconds between two requests that keep the session of the server alive (S-4.1-26).',
  ),
} satisfies Readonly<Record<keyof IdleTiming, typeof idleTime>>);

const worldSettings = {
  ...optionalSettings,
  idle: described(
    Type.Optional(IdleSettings),
    'Idle times in seconds; missing ones have their defaults (C-01).',
  ),
};
/** Settings of GET /api/configuration that replace the defaults in a world. */
export const WorldSettings = strict(worldSettings);
export type WorldSettings = Type.Static<typeof WorldSettings>;

type OrNull<Properties extends Record<string, TSchema>> = {
  [Name in keyof Properties]: Type.TOptional<Type.TUnion<[Properties[Name], Type.TNull]>>;
};
const orNull = <const Properties extends Record<string, TSchema>>(properties: Properties) =>
  Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => {
      const { description = '' } = schema as { readonly description?: string };
      return [name, described(Type.Optional(nullable(schema)), `${description} Null restores the default.`)];
    }),
  ) as OrNull<Properties>;

/** New settings of a world; null restores the default. */
const SettingsChange = strict(orNull(worldSettings));
export type SettingsChange = Type.Static<typeof SettingsChange>;

const ownMenus = Type.Array(OwnMenu, { maxItems: menusOfWorld.length });

/** Names of the menus that have no entries; `loan` is the loan menu. */
const EmptyMenus = Type.Array(oneOf(menusOfWorld), {
  maxItems: menusOfWorld.length,
  uniqueItems: true,
});

const WorldName = Type.String({ minLength: 1, maxLength: 60, pattern: String.raw`^\S(?:.*\S)?$` });

/** A world with a presenter shows the presenter's bar in the product. */
export const Presenter = strict({
  demo: described(
    Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
    'Name of the demo that is shown; none for a bar without a story.',
  ),
  step: described(
    Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    'Number of the present step of the demo, from 1.',
  ),
});
export type Presenter = Type.Static<typeof Presenter>;

/** The recipe of a world; all fields are optional. */
export const WorldRecipe = strict({
  name: described(
    Type.Optional(WorldName),
    'Name of the world, 1 to 60 characters; by default two words made from its id.',
  ),
  persona: described(
    Type.Optional(Type.String()),
    'Id of the persona who is signed in at the identity provider. By default the sign-in page is shown.',
  ),
  seed: described(
    Type.Optional(Type.String()),
    'Name of the data that the world starts with: `standard` by default, `empty`, or `bulk-500` for 500 loans.',
  ),
  flags: described(Type.Optional(Flags), 'Feature flags that differ from the defaults.'),
  features: described(
    Type.Optional(Features),
    'Features that all users of the world have or lack, whatever their persona.',
  ),
  settings: described(
    Type.Optional(WorldSettings),
    'Settings of the installation that differ from the defaults.',
  ),
  emptyMenus: described(
    Type.Optional(EmptyMenus),
    'Names of the menus without entries; `loan` is the menu of every loan.',
  ),
  menus: described(Type.Optional(ownMenus), 'Menus with entries of their own.'),
  now: described(
    Type.Optional(Instant),
    "Time at which the world's clock starts, such as 2026-03-08T07:30:00Z. By default the time of the server.",
  ),
  isFrozen: described(
    Type.Optional(Type.Literal(false)),
    'False if the clock runs on from `now`; by default it is frozen at `now`.',
  ),
  seedDay: described(
    Type.Optional(Day),
    'Day that the dates of the seed are relative to, yyyy-MM-dd; by default the present day of the world.',
  ),
  ...ownContent,
  faults: described(Type.Optional(Type.Array(Fault, { maxItems: 50 })), 'Errors to inject.'),
  presenter: described(
    Type.Optional(Presenter),
    "Shows the presenter's bar in the product, with a step of a demo.",
  ),
});
export type WorldRecipe = Type.Static<typeof WorldRecipe>;

/** Parts of a recipe that may be too long for a link. A link includes them in this order, up to its maximum length. */
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
  id: described(Type.String(), 'Id of the world, for the header `x-world` and for paths of the control API.'),
  name: described(Type.String(), 'Name of the world, for people.'),
  cookie: described(
    strict({
      name: described(Type.String(), 'Name of the cookie.'),
      value: described(Type.String(), 'Value of the cookie.'),
    }),
    'Cookie that selects the world in a browser.',
  ),
});
export type WorldTicket = Type.Static<typeof WorldTicket>;

/** A world as the console shows it. */
export const WorldState = strict({
  id: described(Type.String(), 'Id of the world.'),
  name: described(Type.String(), 'Name of the world: the given name, or two words made from its id.'),
  persona: described(
    nullable(Type.String()),
    'Id of the persona who is signed in at the identity provider; null for none.',
  ),
  seed: described(Type.String(), 'Name of the data that the world started with.'),
  flags: described(FeatureFlags, 'All feature flags of the world.'),
  features: described(Features, 'Features that all users of the world have or lack, whatever their persona.'),
  settings: described(
    strict({ ...optionalSettings, idle: described(IdleTiming, 'Idle times in seconds (C-01).') }),
    'All settings of the world: those of its recipe, and defaults for the others.',
  ),
  emptyMenus: described(EmptyMenus, 'Names of the menus without entries.'),
  clock: described(
    strict({
      now: described(Type.String(), 'Present time of the world in ISO format.'),
      isFrozen: described(Type.Boolean(), 'True if the time stands still.'),
    }),
    'Clock of the world.',
  ),
  createdAt: described(Type.String(), 'Time of the creation in ISO format, by the system clock.'),
  loans: described(Type.Integer({ minimum: 0 }), 'Number of loans.'),
  leads: described(Type.Integer({ minimum: 0 }), 'Number of leads.'),
  faults: described(Type.Array(Fault), 'Pending faults, with the remaining numbers of requests.'),
  presenter: described(
    nullable(Presenter),
    "Step of the demo that the presenter's bar shows in the product; null for a world without the bar.",
  ),
  link: described(Type.String(), 'Address that creates an equal world on another server.'),
  linkLeavesOut: described(
    Type.Array(oneOf(partsOfRecipe)),
    'Parts of the recipe that are too long for the link. The link creates a world without them.',
  ),
});
export type WorldState = Type.Static<typeof WorldState>;

export const WorldChange = strict({
  name: described(
    Type.Optional(nullable(WorldName)),
    'Name of the world, 1 to 60 characters; null restores the name made from its id.',
  ),
  persona: described(
    Type.Optional(nullable(Type.String())),
    'Id of the persona to sign in; null for none, so that the sign-in page is shown.',
  ),
  flags: described(Type.Optional(Flags), 'Feature flags to change.'),
  features: described(
    Type.Optional(nullable(FeatureChanges)),
    'Features of all users of the world. Null for one feature, or for all, restores those of the personas.',
  ),
  settings: described(
    Type.Optional(nullable(SettingsChange)),
    'Settings to change; null restores all defaults.',
  ),
  emptyMenus: described(
    Type.Optional(EmptyMenus),
    'The menus without entries; all other menus have their entries.',
  ),
  users: described(
    Type.Optional(nullable(ownContent.users)),
    'Profiles of personas to change. Null restores the profiles of the seed.',
  ),
  institutions: described(
    Type.Optional(nullable(ownContent.institutions)),
    'Institutions to add or to replace. Null restores the institutions of the seed.',
  ),
  menus: described(
    Type.Optional(nullable(ownMenus)),
    'Menus whose entries change. Null restores the entries of all menus.',
  ),
  presenter: described(
    Type.Optional(nullable(Presenter)),
    "Step of the demo that the presenter's bar shows in the product; null removes the bar.",
  ),
});
export type WorldChange = Type.Static<typeof WorldChange>;

export const ClockChange = strict({
  now: described(Type.Optional(Instant), 'New time in ISO format, such as 2026-03-08T07:30:00Z.'),
  advanceSeconds: described(
    Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000_000 })),
    'Seconds to advance the clock.',
  ),
  isFrozen: described(Type.Optional(Type.Boolean()), 'True freezes the clock, false lets it run.'),
});
export type ClockChange = Type.Static<typeof ClockChange>;

export const eventNames = ['loanUpdate', 'menuUpdate', 'sessionExtend'] as const;

/** An event for the SPA. Its data is checked against the schema of the event (contracts/operations/events.ts). */
export const EventOrder = strict({
  name: described(oneOf(eventNames), 'Name of the event.'),
  data: described(Type.Optional(Type.Unknown()), 'Data of the event, valid for its schema.'),
  generalAccountId: described(
    Type.Optional(Id),
    'Id of a loan. The event has the current data of the loan, in place of `data`.',
  ),
});
export type EventOrder = Type.Static<typeof EventOrder>;

/** Flaw of a token: expired two hours ago, or issued for another product. */
const tokenFlaws = ['expired', 'foreign'] as const;
export type TokenFlaw = (typeof tokenFlaws)[number];

export const TokenOrder = strict({
  persona: described(Type.String(), 'Id of the persona.'),
  flaw: described(
    Type.Optional(oneOf(tokenFlaws)),
    'Flaw of the token: `expired` two hours ago, or `foreign`, issued for another product.',
  ),
});
export type TokenOrder = Type.Static<typeof TokenOrder>;
