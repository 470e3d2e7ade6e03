import type { Institution, Originator, Product } from '../../contracts/operations/create-loan.ts';
import { isListOf, isRecord, isText } from '../shared/parse/guards.ts';
import type { ChoiceOption } from '../shared/ui/fields/choice-field.tsx';

// Returns true for a valid option list. A malformed list counts as a failed request, which the user can send again:
// its options could create no loan.

/** What a field of an entry must be. */
type Kinds<T> = Readonly<Record<keyof T, 'number' | 'string'>>;

const institution: Kinds<Institution> = { institutionId: 'number', name: 'string' };
const originator: Kinds<Originator> = {
  originatorUserId: 'number',
  firstName: 'string',
  lastName: 'string',
};
const product: Kinds<Product> = { loanProductId: 'number', loanProductName: 'string' };

/** The institutions with their origination types (C-15). */
export const isInstitutions = (answer: unknown): boolean =>
  isRecord(answer) &&
  isListOf(answer['institutions'], isEntry(institution)) &&
  isListOf(answer['loanOriginationTypes'], isText) &&
  isRecord(answer['defaultloanOriginationTypes']) &&
  Object.values(answer['defaultloanOriginationTypes']).every(isText);

export const isOriginators = (answer: unknown): boolean => isListOf(answer, isEntry(originator));

export const isProducts = (answer: unknown): boolean => isListOf(answer, isEntry(product));

/** The states in which somebody may lend. */
export const isStateCodes = (answer: unknown): boolean => isListOf(answer, isText);

const isEntry =
  <T>(kinds: Kinds<T>) =>
  (entry: unknown): boolean =>
    isRecord(entry) && Object.entries(kinds).every(([name, kind]) => typeof entry[name] === kind);

/** Each choice loads the list again (L-4.1-10, S-4.4-09). */
export const fresh = { refetchOnMountOrArgChange: true } as const;

/** State of the request for a list. */
export interface ListCall {
  readonly isFetching: boolean;
  readonly isError: boolean;
  readonly refetch: () => unknown;
}

export const institutionOption = ({ institutionId, name }: Institution): ChoiceOption => ({
  id: institutionId,
  text: name,
});

export const originatorOption = ({ originatorUserId, firstName, lastName }: Originator): ChoiceOption => ({
  id: originatorUserId,
  text: `${firstName} ${lastName}`.trim(),
});
