import type { PersonaId } from '../../contracts/api/personas.ts';

/** A user of the identity provider. */
export interface ProviderUser {
  readonly id: PersonaId;
  readonly objectId: string;
  readonly name: string;
  readonly initials: string;
  readonly email: string;
  /** Short label of what the user does. */
  readonly role: string;
  /** One sentence on the pages that the user sees after sign-in. */
  readonly sees: string;
}

/** Users who are listed together on the sign-in page. */
export interface UserGroup {
  /** Element id of the group's heading. */
  readonly name: string;
  /** Colour for the initials and roles of the group's users, defined in html/pages.css. */
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
