import type { Institution, Originator } from '../../contracts/schemas/create-loan.ts';
import type { ChoiceOption } from '../shared/ui/fields/choice-field.tsx';

/** Every choice asks the server again (L-4.1-10, S-4.4-09). */
export const fresh = { refetchOnMountOrArgChange: true } as const;

/** How a call for a list stands. */
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
