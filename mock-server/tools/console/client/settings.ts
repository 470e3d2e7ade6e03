import { builtInIdleTimes, shippedSettings } from '../../../../contracts/api/settings.ts';
import type { IdleTiming } from '../../../../contracts/operations/configuration.ts';
import type { MenuOfWorld } from '../../../../contracts/operations/recipe.ts';
import type { Catalogue, RunningWorld, WorldRecipe } from '../../client/contract.ts';
import {
  type FieldOfForm,
  fieldsAt,
  type FormSchema,
  partWith,
  readField,
  type SchemaField,
  type Value,
} from './form-fields.ts';
import { inWords } from './words.ts';

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

export const idleInWords = ({ idleSeconds, timeoutSeconds, keepAliveSeconds }: IdleTiming): string =>
  `Warning after ${idleSeconds} s, sign-out ${timeoutSeconds} s later, keep-alive every ${keepAliveSeconds} s`;

/** Idle times as the value of a choice, and back. */
const valueOf = ({ idleSeconds, timeoutSeconds, keepAliveSeconds }: IdleTiming): string =>
  [idleSeconds, timeoutSeconds, keepAliveSeconds].join(' ');
const timesOf = (value: Value): IdleTiming => {
  const [idleSeconds = 0, timeoutSeconds = 0, keepAliveSeconds = 0] = String(value).split(' ').map(Number);
  return { idleSeconds, timeoutSeconds, keepAliveSeconds };
};

const idleSaid = (times: IdleTiming): string =>
  `${idleInWords(times)}, from the next start of the product on.`;

const idleGroup = (schema: FormSchema): SettingsGroup => ({
  id: 'idle',
  title: 'Idle timeout',
  settings: [
    {
      id: 'idle-set',
      label: 'Times',
      kind: 'choice',
      choices: idleSets.map(({ label, times }) => ({ value: valueOf(times), label })),
      read: ({ state }) => valueOf(state.settings.idle),
      change: (value) => ({ settings: { idle: timesOf(value) } }),
      inWords: (value) => idleSaid(timesOf(value)),
    },
  ],
  more: {
    summary: 'Other times',
    settings: fieldsAt(schema, ['settings', 'idle']).map((field) => ({
      ...settingOf(field),
      inWords: (value, { state }) => idleSaid({ ...state.settings.idle, [field.path.at(-1) ?? '']: value }),
    })),
  },
  hint: ({ state }) =>
    `${idleInWords(state.settings.idle)}. The product reads its idle times when it starts. Reload the product to see a change.`,
});

export const valueInWords = (value: Value): string =>
  typeof value === 'boolean' ? (value ? 'on' : 'off') : value === '' ? 'empty' : String(value);

/** Returns the setting of a field of the recipe. It shows the value that applies, be it a default. */
const settingOf = (field: SchemaField): Setting => ({
  ...field,
  placeholder: 'Default',
  read: (world) => readField(field, { ...world, flags: world.state.flags, settings: world.state.settings }),
  change: (value) => partWith(field, value),
  inWords: (value) => `${field.label}: ${value === '' ? 'default' : valueInWords(value)}.`,
});

const flagsGroup = (schema: FormSchema): SettingsGroup => ({
  id: 'flags',
  title: 'Feature flags',
  settings: fieldsAt(schema, ['flags']).map(settingOf),
  hint: () => 'The product reads its flags when it starts. Reload the product to see a change.',
});

/** The choices for a feature: with `own` each persona keeps its own setting. */
const featureChoices = [
  { value: 'own', label: 'Own', feature: null, said: 'as each persona has it' },
  { value: 'on', label: 'On', feature: true, said: 'on for all users' },
  { value: 'off', label: 'Off', feature: false, said: 'off for all users' },
] as const;

const featuresGroup = (schema: FormSchema): SettingsGroup => ({
  id: 'features',
  title: 'Features of all users',
  settings: fieldsAt(schema, ['features']).map(({ id, label, path }) => {
    const name = path.at(-1) as keyof NonNullable<RunningWorld['features']>;
    const chosen = (value: Value) => featureChoices.find((choice) => choice.value === value);
    return {
      id,
      label,
      kind: 'choice',
      choices: featureChoices,
      read: ({ features }) =>
        featureChoices.find(({ feature }) => feature === (features?.[name] ?? null))?.value ?? 'own',
      change: (value) => ({ features: { [name]: chosen(value)?.feature ?? null } }),
      inWords: (value) => `${label}: ${chosen(value)?.said}.`,
    };
  }),
  hint: () => 'Own: each persona keeps its own setting.',
});

const menusGroup = ({ properties }: FormSchema): SettingsGroup => ({
  id: 'menus',
  title: 'Menus',
  settings: namesIn(properties?.['menus']).map((menu) => {
    const label = `${inWords(menu)} menu`;
    return {
      id: `menus.${menu}`,
      label,
      kind: 'switch',
      read: ({ menus }) => menus?.[menu]?.length !== 0,
      change: (value) => ({ menus: { [menu]: value === true ? null : [] } }),
      inWords: (value) => (value === true ? `${label} has its entries again.` : `${label} is empty.`),
    };
  }),
  hint: () => 'Off: the menu is empty. Reload the product to see a change.',
});

/** Returns the names in the pattern of the keys of the menus, such as `^(reports|loan)$`. */
function namesIn(menus: FormSchema | undefined): MenuOfWorld[] {
  const [pattern = ''] = Object.keys(menus?.anyOf?.[0]?.patternProperties ?? {});
  return (pattern.match(/[a-z]+/g) ?? []) as string[] as MenuOfWorld[];
}

/** Every text and address of the settings. An empty field means the default. */
const textsGroup = (schema: FormSchema): SettingsGroup => ({
  id: 'settings',
  title: 'Texts and addresses',
  settings: [],
  more: {
    summary: 'Product title, pages, support site',
    settings: [...fieldsAt(schema, ['settings']), ...fieldsAt(schema, ['settings', 'pageAddresses'])].map(
      settingOf,
    ),
  },
  hint: () => 'The product reads these settings when it starts. Reload the product to see a change.',
});

/** Returns the groups of settings below the clock, in the order of the page. @param schema that of the recipe */
export const settingsGroups = (schema: FormSchema): readonly SettingsGroup[] => [
  idleGroup(schema),
  flagsGroup(schema),
  featuresGroup(schema),
  menusGroup(schema),
  textsGroup(schema),
];
