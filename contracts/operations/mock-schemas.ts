import Type, { type TSchema } from 'typebox';
import { longestIdleTime } from '../api/settings.ts';
import { FeatureFlags, IdleTiming, optionalSettings, PageAddresses } from './configuration.ts';
import { Instant, ownContent } from './recipe.ts';
import { UserFeatures } from './session.ts';
import { byKey, Day, described, Id, nullable, oneOf, strict, withoutLimits } from '../schema.ts';
import { Fault } from './fault.ts';

type OrNull<Properties extends Record<string, TSchema>> = {
  [Name in keyof Properties]: Type.TOptional<Type.TUnion<[Properties[Name], Type.TNull]>>;
};

/**
 * Returns the schema of an object whose entries differ from defaults. Null takes an entry back.
 *
 * @param titles labels in a form, by property; by default the words of its name
 */
const overrides = <const Properties extends Record<string, TSchema>>(
  properties: Properties,
  titles: { readonly [Name in keyof Properties]?: string } = {},
) =>
  strict(
    Object.fromEntries(
      Object.entries(properties).map(([name, schema]) => {
        const { description = '' } = schema as { readonly description?: string };
        const title = titles[name];
        const options = { description, ...(title === undefined ? {} : { title }) };
        return [name, Type.With(Type.Optional(nullable(schema)), options)];
      }),
    ) as unknown as OrNull<Properties>,
  );

const idleTime = Type.Integer({ minimum: 1, maximum: longestIdleTime });
const Settings = overrides(
  {
    ...optionalSettings,
    idle: described(
      overrides(
        {
          idleSeconds: described(idleTime, 'Seconds without activity until the user is warned (S-4.1-22).'),
          timeoutSeconds: described(idleTime, 'Seconds from the warning to the sign-out (S-4.1-24).'),
          keepAliveSeconds: described(
            idleTime,
            'Seconds between two requests that keep the session of the server alive (S-4.1-26).',
          ),
        } satisfies Readonly<Record<keyof IdleTiming, TSchema>>,
        {
          idleSeconds: 'Warning after (seconds)',
          timeoutSeconds: 'Sign-out after the warning (seconds)',
          keepAliveSeconds: 'Keep-alive every (seconds)',
        },
      ),
      'Idle times in seconds; missing ones have their defaults (C-01).',
    ),
    pageAddresses: described(
      overrides(PageAddresses.properties, {
        LosHelp: 'LOS Help',
        LenderHelp: 'Lender Help',
        ContactUs: 'Contact Us',
        OptimalBlueSearch: 'Optimal Blue search',
        OptimalBlueSelectOriginator: 'Optimal Blue originators',
        OptimalBlueCurrentUser: 'Optimal Blue creation',
        LoanDebug: 'Loan debug, with {accountId}',
      }),
      'Addresses of legacy pages in this installation. Other pages have their documented addresses.',
    ),
  },
  { imageFlowUrl: 'Image flow, with {accountId}', supportSiteUrl: 'Support site' },
);

/** The demos in the order of the start page, by their names in addresses, and how many steps each has. */
export const stepsOfDemos: Readonly<Record<string, number>> = {
  'first-loan': 13,
  'closing-week': 10,
  refinance: 11,
  outage: 10,
  idle: 10,
  'branch-administrator': 10,
  'missing-licenses': 8,
  'real-backend': 10,
};
export const demoNames = Object.keys(stepsOfDemos);

/** A world with a presenter shows the presenter's bar in the product. */
const Presenter = strict({
  demo: described(
    Type.Optional(oneOf([...demoNames])),
    'Name of the demo that is shown; none for a bar without a story.',
  ),
  step: described(
    Type.Optional(Type.Integer({ minimum: 1, maximum: Math.max(...Object.values(stepsOfDemos)) })),
    'Number of the present step of the demo, from 1.',
  ),
});

const Clock = strict({
  now: described(
    Type.Optional(Instant),
    'Time of the world, such as 2026-03-08T07:30:00Z. The clock is frozen at it, except with `isFrozen` false.',
  ),
  isFrozen: described(
    Type.Optional(Type.Boolean()),
    'True freezes the clock at its present time; false lets it run on from there.',
  ),
  advanceSeconds: described(
    Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000_000 })),
    'Seconds to advance the clock. It is an order: it is carried out, and never returned.',
  ),
});
export type Clock = Type.Static<typeof Clock>;

/** Maximum number of pending faults of a world. */
export const mostFaults = 50;

const recipe = {
  name: described(
    Type.Optional(nullable(Type.String({ minLength: 1, maxLength: 60, pattern: String.raw`^\S(?:.*\S)?$` }))),
    'Name of the world, 1 to 60 characters; null or by default two words made from its id.',
  ),
  persona: described(
    Type.Optional(nullable(Type.String())),
    'Id of the persona who is signed in at the identity provider. Null or by default the sign-in page is shown.',
  ),
  seed: described(
    Type.Optional(Type.String()),
    'Name of the data that the world starts with: `standard` by default, `edge-cases` with incomplete loans besides, `empty`, or `bulk-500` for 500 loans. It cannot change later.',
  ),
  seedDay: described(
    Type.Optional(Day),
    'Day that the dates of the seed are relative to, yyyy-MM-dd; by default the first day of the world. It cannot change later.',
  ),
  clock: described(
    Type.Optional(nullable(Clock)),
    'Clock of the world; null or by default it follows the time of the server.',
  ),
  flags: described(
    Type.Optional(
      nullable(
        overrides(FeatureFlags.properties, {
          enableNewCreateLoanWorkflow: 'New create loan workflow',
          enableAiAssistant: 'AI assistant',
          enableBeta1_AdverseAction: 'Beta 1 adverse action',
          enableAppraisal36: 'Appraisal 36',
        }),
      ),
    ),
    'Feature flags that differ from the defaults.',
  ),
  features: described(
    Type.Optional(
      nullable(
        overrides(UserFeatures.properties, {
          lead: 'Leads',
          createLoan: 'Creating loans',
          importLoan: 'Importing loans',
          loanOriginationType: 'Origination type',
        }),
      ),
    ),
    'Features that all users of the world have or lack, whatever their persona.',
  ),
  settings: described(
    Type.Optional(nullable(Settings)),
    'Settings of the installation that differ from the defaults.',
  ),
  ...ownContent,
  faults: described(
    Type.Optional(nullable(byKey('^[A-Za-z][A-Za-z0-9_-]{0,39}$', nullable(Fault), mostFaults))),
    'Errors to inject, each with a name of its own: a letter, then letters, digits, hyphens or underscores.',
  ),
  presenter: described(
    Type.Optional(nullable(Presenter)),
    "Shows the presenter's bar in the product, with a step of a demo; null removes the bar.",
  ),
};

/**
 * A world, as it is created and changed; all fields are optional. Null on an entry takes it back: a setting, flag,
 * feature, user, institution, menu, loan or fault. Null on a fact of a loan or of a user means that it is not known.
 */
export const WorldRecipe = strict({
  ...recipe,
  state: described(Type.Optional(Type.Unknown()), 'Read only: ignored in a request.'),
});
export type WorldRecipe = Type.Static<typeof WorldRecipe>;

/** Parts of a recipe that may be too long for a link. A link includes them in this order, up to its maximum length. */
export const partsOfRecipe = [
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

/** What the server knows about a running world besides its recipe. */
export const WorldState = strict({
  id: described(Type.String(), 'Id of the world.'),
  name: described(Type.String(), 'Name of the world: the given name, or two words made from its id.'),
  createdAt: described(Type.String(), 'Time of the creation in ISO format, by the system clock.'),
  clock: described(
    strict({
      now: described(Type.String(), 'Present time of the world in ISO format.'),
      isFrozen: described(Type.Boolean(), 'True if the time stands still.'),
    }),
    'Clock of the world as it runs.',
  ),
  flags: described(FeatureFlags, 'All feature flags of the world, with the defaults.'),
  settings: described(
    strict({ ...optionalSettings, idle: described(IdleTiming, 'Idle times in seconds (C-01).') }),
    'All settings of the world, with the defaults.',
  ),
  loans: described(Type.Integer({ minimum: 0 }), 'Number of loans.'),
  leads: described(Type.Integer({ minimum: 0 }), 'Number of leads.'),
  faults: described(
    Type.Record(
      Type.String(),
      strict({
        met: described(Type.Integer({ minimum: 0 }), 'Number of requests that the fault has affected.'),
      }),
    ),
    'The pending faults by name. A fault that is used up is gone.',
  ),
  link: described(Type.String(), 'Address that creates an equal world on another server.'),
  linkLeavesOut: described(
    Type.Array(oneOf(partsOfRecipe)),
    'Parts of the recipe that are too long for the link. The link creates a world without them.',
  ),
});
export type WorldState = Type.Static<typeof WorldState>;

/** A running world: the recipe that creates an equal world, and its state. */
export const RunningWorld = withoutLimits(
  strict({
    ...recipe,
    state: described(WorldState, 'Facts about the world that a request cannot change.'),
  }),
);
export type RunningWorld = Type.Static<typeof RunningWorld>;

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
