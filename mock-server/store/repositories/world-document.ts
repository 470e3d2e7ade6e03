import type { PersonaId } from '../../../contracts/api/personas.ts';
import type { Configuration, FeatureFlags, IdleTiming } from '../../../contracts/operations/configuration.ts';
import type { Fault } from '../../../contracts/operations/fault.ts';
import type { Clock } from '../../../contracts/operations/mock-schemas.ts';
import type { MenuOfWorld, OwnInstitution, OwnLoan } from '../../../contracts/operations/recipe.ts';
import type { User, UserFeatures } from '../../../contracts/operations/session.ts';
import type { MenuEntry } from '../../../contracts/operations/shell.ts';

type ById<Entry> = Readonly<Record<string, Entry>>;

/** Settings of an installation that differ from the defaults. */
export type WorldSettings = Partial<
  Pick<
    Configuration,
    'supportObjectId' | 'supportSiteUrl' | 'imageFlowUrl' | 'productTitle' | 'pageAddresses'
  >
> & { readonly idle?: Partial<IdleTiming> };

/** Profiles of a persona that differ from the seed, by user id, and the active one. */
export interface StoredUser {
  readonly activeProfile?: number;
  readonly profiles?: ById<Partial<User>>;
}

/** The parts of a recipe that change its seed. */
export interface OwnContent {
  /** By the id of their persona. */
  readonly users?: ById<StoredUser>;
  readonly institutions?: ById<OwnInstitution>;
  /** By general account id. */
  readonly loans?: ById<OwnLoan>;
  readonly menus?: Readonly<Partial<Record<MenuOfWorld, readonly MenuEntry[]>>>;
}

/** What a world shows of the presenter's bar. */
export interface Presenter {
  readonly demo?: string;
  readonly step?: number;
}

/** A valid recipe, without the nulls that take entries back. */
export interface Recipe extends OwnContent {
  readonly name?: string;
  readonly persona?: PersonaId;
  readonly seed?: string;
  /** yyyy-MM-dd */
  readonly seedDay?: string;
  readonly clock?: Clock;
  readonly flags?: Partial<FeatureFlags>;
  readonly features?: UserFeatures;
  readonly settings?: WorldSettings;
  readonly faults?: ById<Fault>;
  readonly presenter?: Presenter;
}

/** A pending fault of a world. `nth` and `times` count down with each matching request. */
export interface PendingFault extends Fault {
  /** Name of the fault in its world. */
  readonly id: string;
  /** Number of requests that the fault has affected. */
  readonly met: number;
}

/** A world as the control API reads and changes it. */
export interface WorldRecord {
  readonly id: string;
  /** Name that a user gave to the world; null for the default name, which is derived from the id. */
  readonly name: string | null;
  readonly persona: PersonaId | null;
  readonly seed: string;
  readonly flags: Partial<FeatureFlags>;
  /** Features that override those of all users of the world. */
  readonly features: UserFeatures;
  readonly settings: WorldSettings;
  /** ISO date and time of a frozen clock; null if the clock runs. */
  readonly frozenAt: string | null;
  /** Difference between the running clock and the machine's clock, milliseconds. */
  readonly clockOffset: number;
  /** Pending faults in the order of their injection; `nth` and `times` count down. */
  readonly faults: readonly PendingFault[];
  /** Current demo and step; null for a world without the presenter's bar. */
  readonly presenter: Presenter | null;
  /** Day to which the dates of the seed are relative, yyyy-MM-dd. */
  readonly seedDay: string;
  /** Content that has been changed since the creation; null if it is that of the recipe. */
  readonly own: OwnContent | null;
  /** The recipe from which the world was created. */
  readonly recipe: Recipe;
  readonly createdAt: string;
}

/** Returns the content that a world has besides its seed: that of its recipe until it is changed. */
export const ownContentOf = ({ own, recipe }: Pick<WorldRecord, 'own' | 'recipe'>): OwnContent =>
  own ?? recipe;

/** What a user has chosen in the legacy application. */
export interface Selection {
  /** Account id of the open loan. */
  readonly loan: number | null;
  /** Id of the open task. */
  readonly task: number | null;
  /** Account id of the lead from which the user makes a loan. */
  readonly lead: number | null;
}

export type Reaction = 'Liked' | 'Disliked';

/** An answer of the assistant. Prompts and texts are not stored. */
interface Answer {
  readonly number: number;
  /** Object id of the user who sent the prompt. */
  readonly objectId: string;
  readonly reaction: Reaction | null;
}

/** All state of a world except its loans. */
export interface WorldDocument {
  readonly record: WorldRecord;
  /** Id of the next loan that is created; null for that of the seed. */
  readonly nextAccountId: number | null;
  /** User ids of the profiles to which users have switched, by object id. */
  readonly activeProfiles: Readonly<Record<string, number>>;
  /** By object id. */
  readonly selections: Readonly<Record<string, Selection>>;
  /** The newest answers of the assistant, the newest last. */
  readonly answers: readonly Answer[];
  /** Used sign-in codes with the times after which they are invalid anyway. */
  readonly spentCodes: Readonly<Record<string, string>>;
  /** Number of resets, so that other servers drop the loans from before. */
  readonly resets: number;
}

/** Returns the document of a new world. */
export const newDocument = (record: WorldRecord): WorldDocument => ({
  record,
  nextAccountId: null,
  activeProfiles: {},
  selections: {},
  answers: [],
  spentCodes: {},
  resets: 0,
});
