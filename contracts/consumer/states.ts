import type { OperationName } from '../operations/all.ts';
import type { PersonaId } from '../api/personas.ts';
import type { StateName } from '../api/provider-states.ts';
import type { MenuName } from '../operations/shell.ts';

/** A provider state as an interaction names it. */
export interface ProviderState {
  readonly name: StateName;
  readonly parameters: Readonly<Record<string, string>>;
}

export const signedInAs = (persona: PersonaId): ProviderState => ({
  name: 'somebody is signed in',
  parameters: { persona },
});

export const nobody: ProviderState = { name: 'nobody is signed in', parameters: {} };

export const ownInstallation: ProviderState = {
  name: 'the installation has a title and addresses of its own',
  parameters: {},
};

export const expired = (persona: PersonaId): ProviderState => ({
  name: "somebody's session has expired",
  parameters: { persona },
});

/**
 * Returns the provider state in which the next request of the operation fails. Without a persona no user is signed in.
 */
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
