import { builtInIdleTimes, shippedSettings } from '../../../../contracts/api/settings.ts';
import type { IdleTiming } from '../../../../contracts/operations/configuration.ts';
import type { MenuOfWorld } from '../../../../contracts/operations/recipe.ts';
import type { Catalogue, RunningWorld, WorldRecipe } from '../../client/contract.ts';
import { flagInWords } from './words.ts';

export type Value = boolean | number | string;

/** A field of a form: how it is shown. */
export interface FieldOfForm {
  readonly id: string;
  readonly label: string;
  readonly kind: 'switch' | 'number' | 'text' | 'date' | 'json' | 'choice' | 'list';
  /** The values of a choice or a list. */
  readonly choices?: readonly { readonly value: string; readonly label: string }[];
  /** Text of an empty field. */
  readonly placeholder?: string;
  /** What the field means. */
  readonly hint?: string;
}

/** One setting of a world: how it is shown, read and changed. */
export interface Setting extends FieldOfForm {
  read(world: RunningWorld): Value;
  /** Returns the change that sets a value in this world. */
  change(value: Value, world: RunningWorld): WorldRecipe;
  /** Returns the message after a change to this value. */
  inWords(value: Value, world: RunningWorld): string;
}

/** Settings in one card of the console. */
export interface SettingsGroup {
  readonly id: string;
  readonly title: string;
  readonly settings: readonly Setting[];
  /** Settings that are folded away under a summary. */
  readonly more?: { readonly summary: string; readonly settings: readonly Setting[] };
  hint(world: RunningWorld): string;
}

/** The name of the world, and whether the product has the presenter's bar. */
export const worldSettings: readonly Setting[] = [
  {
    id: 'world-name',
    label: 'Name',
    kind: 'text',
    read: ({ state }) => state.name,
    change: (value) => ({ name: value === '' ? null : String(value) }),
    inWords: (value) => (value === '' ? 'The world has the name of its id again.' : `The world is ${value}.`),
  },
  {
    id: 'presenter',
    label: 'Bar in the product',
    kind: 'switch',
    read: ({ presenter }) => presenter !== undefined,
    change: (value, { presenter }) => ({ presenter: value === true ? (presenter ?? {}) : null }),
    inWords: (value) => `The presenter's bar in the product is ${value === true ? 'on' : 'off'}.`,
  },
];

/** The persona that the identity provider signs in. An empty value means none. */
export function personaGroup({ personas }: Catalogue): SettingsGroup {
  const named = (id: Value | null) => personas.find((persona) => persona.id === id);
  return {
    id: 'persona',
    title: 'Signed in as',
    settings: [
      {
        id: 'persona-choice',
        label: 'Signed in as',
        kind: 'list',
        choices: [
          { value: '', label: 'None: the user chooses' },
          ...personas.map(({ id, name, role }) => ({ value: id, label: `${name} · ${role}` })),
        ],
        read: ({ persona }) => persona ?? '',
        change: (value) => ({ persona: value === '' ? null : String(value) }),
        inWords: (value) => {
          const persona = named(value);
          return persona
            ? `${persona.name} is signed in when the product is next opened.`
            : 'No persona: the user chooses one on the sign-in page.';
        },
      },
    ],
    hint: ({ persona }) => {
      const found = named(persona ?? null);
      return found
        ? `Sees ${found.sees}. A tab that is signed in already keeps its user.`
        : 'The product opens with the sign-in page.';
    },
  };
}

/** Named sets of idle times: those of documents 001 and 000, and short times for a demo of the warning. */
export const idleSets: readonly { readonly label: string; readonly times: IdleTiming }[] = [
  { label: 'Document 001', times: shippedSettings.idle },
  { label: 'Document 000', times: builtInIdleTimes },
  { label: 'Demo', times: { idleSeconds: 5, timeoutSeconds: 30, keepAliveSeconds: 10 } },
];

const idleLabels = {
  idleSeconds: 'Warning after',
  timeoutSeconds: 'Sign-out after the warning',
  keepAliveSeconds: 'Keep-alive every',
} as const satisfies Record<keyof IdleTiming, string>;

const idleNames = Object.keys(idleLabels) as (keyof IdleTiming)[];

export const idleInWords = ({ idleSeconds, timeoutSeconds, keepAliveSeconds }: IdleTiming): string =>
  `Warning after ${idleSeconds} s, sign-out ${timeoutSeconds} s later, keep-alive every ${keepAliveSeconds} s`;

/** Idle times as the value of a choice, and back. */
const valueOf = (times: IdleTiming): string => idleNames.map((name) => times[name]).join(' ');
const timesOf = (value: Value): IdleTiming => {
  const [idleSeconds = 0, timeoutSeconds = 0, keepAliveSeconds = 0] = String(value).split(' ').map(Number);
  return { idleSeconds, timeoutSeconds, keepAliveSeconds };
};

const idleSaid = (times: IdleTiming): string =>
  `${idleInWords(times)}, from the next start of the product on.`;

const idleGroup: SettingsGroup = {
  id: 'idle',
  title: 'Idle timeout',
  settings: [
    {
      id: 'idle-set',
      label: 'Times',
      kind: 'choice',
      choices: idleSets.map(({ label, times }) => ({ value: valueOf(times), label })),
      read: ({ state: { settings } }) => valueOf(settings.idle),
      change: (value) => ({ settings: { idle: timesOf(value) } }),
      inWords: (value) => idleSaid(timesOf(value)),
    },
  ],
  more: {
    summary: 'Other times',
    settings: idleNames.map((name) => ({
      id: `idle-${name}`,
      label: `${idleLabels[name]} (seconds)`,
      kind: 'number',
      read: ({ state: { settings } }) => settings.idle[name],
      change: (value) => ({ settings: { idle: { [name]: value } } }),
      inWords: (value, { state: { settings } }) => idleSaid({ ...settings.idle, [name]: value }),
    })),
  },
  hint: ({ state: { settings } }) =>
    `${idleInWords(settings.idle)}. The product reads its idle times when it starts. Reload the product to see a change.`,
};

export const valueInWords = (value: Value): string =>
  typeof value === 'boolean' ? (value ? 'on' : 'off') : value === '' ? 'empty' : String(value);

function flagsGroup({ state: { flags } }: RunningWorld): SettingsGroup {
  return {
    id: 'flags',
    title: 'Feature flags',
    settings: (Object.keys(flags) as (keyof typeof flags)[]).map((name) => ({
      id: `flag-${name}`,
      label: flagInWords(name),
      kind: typeof flags[name] === 'boolean' ? 'switch' : typeof flags[name] === 'number' ? 'number' : 'text',
      read: ({ state }) => state.flags[name],
      change: (value) => ({ flags: { [name]: value } }),
      inWords: (value) => `${flagInWords(name)}: ${valueInWords(value)}.`,
    })),
    hint: () => 'The product reads its flags when it starts. Reload the product to see a change.',
  };
}

type FeatureName = keyof NonNullable<RunningWorld['features']>;

/** Labels of the features that a world can set for all its users. A missing feature is a compile error. */
export const featureLabels = {
  createLoan: 'Creating loans',
  lead: 'Leads',
  importLoan: 'Importing loans',
  registration: 'Registration',
  quickLock: 'Quick lock',
  scenarioPricer: 'Scenario pricer',
  loanOriginationType: 'Origination type',
  employeeLoan: 'Employee loan',
} as const satisfies Record<FeatureName, string>;

/** The choices for a feature: with `own` each persona keeps its own setting. */
const featureChoices = [
  { value: 'own', label: 'Own', feature: null, said: 'as each persona has it' },
  { value: 'on', label: 'On', feature: true, said: 'on for all users' },
  { value: 'off', label: 'Off', feature: false, said: 'off for all users' },
] as const;

const featuresGroup: SettingsGroup = {
  id: 'features',
  title: 'Features of all users',
  settings: (Object.keys(featureLabels) as FeatureName[]).map((name) => ({
    id: `feature-${name}`,
    label: featureLabels[name],
    kind: 'choice',
    choices: featureChoices,
    read: ({ features }) =>
      featureChoices.find(({ feature }) => feature === (features?.[name] ?? null))?.value ?? 'own',
    change: (value) => ({
      features: { [name]: featureChoices.find((choice) => choice.value === value)?.feature ?? null },
    }),
    inWords: (value) =>
      `${featureLabels[name]}: ${featureChoices.find((choice) => choice.value === value)?.said}.`,
  })),
  hint: () => 'Own: each persona keeps its own setting.',
};

/** Labels of the menus that a world may empty. A missing menu is a compile error. */
const menuLabels = {
  reports: 'Reports menu',
  delivery: 'Delivery menu',
  resources: 'Resources menu',
  rates: 'Rates menu',
  loan: 'Loan menu',
} as const satisfies Record<MenuOfWorld, string>;

const menusGroup: SettingsGroup = {
  id: 'menus',
  title: 'Menus',
  settings: (Object.keys(menuLabels) as MenuOfWorld[]).map((menu) => ({
    id: `menu-${menu}`,
    label: menuLabels[menu],
    kind: 'switch',
    read: ({ menus }) => menus?.[menu]?.length !== 0,
    change: (value) => ({ menus: { [menu]: value === true ? null : [] } }),
    inWords: (value) =>
      value === true ? `${menuLabels[menu]} has its entries again.` : `${menuLabels[menu]} is empty.`,
  })),
  hint: () => 'Off: the menu is empty. Reload the product to see a change.',
};

type PageName = keyof NonNullable<RunningWorld['state']['settings']['pageAddresses']>;

/** Labels of the pages whose address a world may set. A missing page is a compile error. */
const pageLabels = {
  LosHelp: 'LOS Help',
  LenderHelp: 'Lender Help',
  ContactUs: 'Contact Us',
  OptimalBlueSearch: 'Optimal Blue search',
  OptimalBlueSelectOriginator: 'Optimal Blue originators',
  OptimalBlueCurrentUser: 'Optimal Blue creation',
  LoanDebug: 'Loan debug, with {accountId}',
} as const satisfies Record<PageName, string>;

const textSaid = (label: string) => (value: Value) =>
  value === '' ? `${label}: default.` : `${label}: ${value}.`;

const text = (name: 'productTitle' | 'supportSiteUrl' | 'imageFlowUrl', label: string): Setting => ({
  id: `setting-${name}`,
  label,
  kind: 'text',
  placeholder: 'Default',
  read: ({ state: { settings } }) => settings[name] ?? '',
  change: (value) => ({ settings: { [name]: value === '' ? null : value } }),
  inWords: textSaid(label),
});

const pageAddress = (name: PageName): Setting => ({
  id: `setting-${name}`,
  label: pageLabels[name],
  kind: 'text',
  placeholder: 'Default',
  read: ({ state: { settings } }) => settings.pageAddresses?.[name] ?? '',
  change: (value) => ({ settings: { pageAddresses: { [name]: value === '' ? null : value } } }),
  inWords: textSaid(pageLabels[name]),
});

/** Every text and address of the settings. An empty field means the default. */
export const textSettings: readonly Setting[] = [
  text('productTitle', 'Product title'),
  ...(Object.keys(pageLabels) as PageName[]).map(pageAddress),
  text('imageFlowUrl', 'Image flow, with {accountId}'),
  text('supportSiteUrl', 'Support site'),
];

const textsGroup: SettingsGroup = {
  id: 'settings',
  title: 'Texts and addresses',
  settings: [],
  more: { summary: 'Product title, pages, support site', settings: textSettings },
  hint: () => 'The product reads these settings when it starts. Reload the product to see a change.',
};

/** Returns the groups of settings below the clock, in the order of the page. */
export const settingsGroups = (world: RunningWorld): readonly SettingsGroup[] => [
  idleGroup,
  flagsGroup(world),
  featuresGroup,
  menusGroup,
  textsGroup,
];
