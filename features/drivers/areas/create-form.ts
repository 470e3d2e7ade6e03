import type { ZipCode } from '../../../contracts/operations/configuration.ts';

export type Owner = 'borrower' | 'co-borrower' | 'property';

/** People and places of the create screen. Fields of the co-borrower and the property go by their owner's name. */
export interface CreateFormActions {
  zipCodesAre(rows: readonly ZipCode[]): Promise<void>;
  licensedIn(states: readonly string[]): Promise<void>;
  borrowerCheckKnows(borrower: Readonly<Record<string, string>>): Promise<void>;
  turn(toggle: string, isOn: boolean): Promise<void>;
  /** Picks a place of the zip look-up, such as "98101 Seattle, WA King". */
  pickPlace(place: string, owner: Owner): Promise<void>;

  lookUpFinds(typed: string, places: readonly string[]): Promise<void>;
  formShows(fields: Readonly<Record<string, string>>): Promise<void>;
  offers(field: string, options: readonly string[]): Promise<void>;
  areLocked(fields: readonly string[]): Promise<void>;
  borrowerHasNoCounty(): Promise<void>;
}
