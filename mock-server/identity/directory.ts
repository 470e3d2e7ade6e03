import type { PersonaId } from '../../contracts/api/personas.ts';

/** A user whom the provider can sign in. */
export interface ProviderUser {
  readonly id: PersonaId;
  readonly objectId: string;
  readonly name: string;
  readonly initials: string;
  readonly email: string;
  /** Short label of what the user does. */
  readonly role: string;
  /** What the user sees after signing in. */
  readonly sees: string;
}

/** Users who are listed together on the sign-in page. */
export interface UserGroup {
  /** Id of its heading in the page. */
  readonly name: string;
  /** Colour of its users' initials and roles, defined in sign-in.css. */
  readonly colour: 'teal' | 'blue' | 'green' | 'brown' | 'violet';
  readonly title: string;
  readonly users: readonly ProviderUser[];
}

/** The users of the provider. */
export interface Directory {
  readonly users: readonly ProviderUser[];
  /** The groups of the sign-in page, in order. */
  readonly groups: readonly UserGroup[];
}
