import type { OperationName } from '../api/endpoints.ts';
import type { PersonaId } from '../api/personas.ts';
import type { WorldChange, WorldRecipe } from '../schemas/mock.ts';
import type { MenuName } from '../schemas/shell.ts';

/** A provider state as an interaction names it. */
export interface ProviderState {
  readonly name: StateName;
  readonly parameters: Readonly<Record<string, string>>;
}

type Parameters = Readonly<Record<string, string | undefined>>;

/** A day that stands still, with the standard loans. */
const now = '2026-06-01T12:00:00Z';

const as = (persona: string | undefined): StateWorld => ({
  recipe: { persona: persona ?? '', now },
  persona: persona as PersonaId,
});

/** Every provider state is a recipe for a world, and what then happens in it. A state that is not here does not exist. */
export const states = {
  'somebody is signed in': ({ persona }) => as(persona),
  /** The product has been opened, and nobody has signed in. */
  'nobody is signed in': () => ({ recipe: { now }, persona: null }),
  /** Their access token was good two hours ago. */
  "somebody's session has expired": ({ persona }) => ({ ...as(persona), laterBySeconds: 7_200 }),
  'the server fails at a call': ({ persona, operation }) => {
    const faults = [
      { operation: operation ?? '', kind: 'status', status: 500, message: 'Try later.' },
    ] as const;
    const signedIn = persona === undefined ? { recipe: { now }, persona: null } : as(persona);
    return { ...signedIn, recipe: { ...signedIn.recipe, faults: [...faults] } };
  },
  'a menu has no entries': ({ persona, menu }) => ({
    ...as(persona),
    change: { emptyMenus: [menu as MenuName | 'loan'] },
  }),
  'somebody has a loan open': ({ persona, accountId }) => ({ ...as(persona), openLoan: Number(accountId) }),
  /** The loan differs from the one that the consumer asks for. */
  'somebody has created a loan with a key': ({ persona, key }) => ({
    ...as(persona),
    creationKey: key ?? '',
  }),
  /** The tracking id of the answer takes the place of the consumer's. */
  'the assistant has answered somebody': ({ persona }) => ({
    ...as(persona),
    prompt: 'When does a lock expire?',
  }),
} as const satisfies Readonly<Record<string, (parameters: Parameters) => StateWorld>>;

export type StateName = keyof typeof states;

export interface StateWorld {
  readonly recipe: Partial<WorldRecipe>;
  /** Whose token takes the place of the consumer's. */
  readonly persona: PersonaId | null;
  readonly change?: WorldChange;
  /** General account id of the loan that the person has selected. */
  readonly openLoan?: number;
  /** Idempotency key of a loan that the person has created. */
  readonly creationKey?: string;
  /** What the person has asked the assistant. */
  readonly prompt?: string;
  /** How far the world's clock moves on after the sign-in. */
  readonly laterBySeconds?: number;
}

export const signedInAs = (persona: PersonaId): ProviderState => ({
  name: 'somebody is signed in',
  parameters: { persona },
});

export const nobody: ProviderState = { name: 'nobody is signed in', parameters: {} };

export const expired = (persona: PersonaId): ProviderState => ({
  name: "somebody's session has expired",
  parameters: { persona },
});

/** @param persona nobody without one */
export const failing = (operation: OperationName, persona?: PersonaId): ProviderState => ({
  name: 'the server fails at a call',
  parameters: { operation, ...(persona === undefined ? {} : { persona }) },
});

export const emptyMenu = (menu: MenuName | 'loan', persona: PersonaId): ProviderState => ({
  name: 'a menu has no entries',
  parameters: { menu, persona },
});

export const openLoan = (accountId: number, persona: PersonaId): ProviderState => ({
  name: 'somebody has a loan open',
  parameters: { accountId: String(accountId), persona },
});

export const createdWith = (key: string, persona: PersonaId): ProviderState => ({
  name: 'somebody has created a loan with a key',
  parameters: { key, persona },
});

export const answered = (persona: PersonaId): ProviderState => ({
  name: 'the assistant has answered somebody',
  parameters: { persona },
});
