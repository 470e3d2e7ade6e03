import type { ChoiceOption, ChoiceValue } from '../../shared/ui/fields/choice-field.tsx';
import { soleOption } from '../cascade.ts';

/** What has been chosen in the second step, as the user left it. */
export interface OfferChoice {
  readonly institution: ChoiceValue;
  readonly originator: ChoiceValue;
}

/** The lists of the second step; undefined for one that is not there yet. */
export interface OfferLists {
  readonly institutions: readonly ChoiceOption[] | undefined;
  /** Those of the chosen institution. */
  readonly originators: readonly ChoiceOption[] | undefined;
}

/** One field of the second step, ready to be shown. */
export interface OfferField {
  readonly value: ChoiceValue;
  /** The only option is chosen and stays so (S-4.4-03 to S-4.4-06). */
  readonly isLocked: boolean;
  /** Says what is wrong; undefined when nothing is (S-5-03, S-5-04). */
  readonly message: 'Required' | 'Invalid' | undefined;
}

const nothing: ChoiceValue = { text: '', id: null };

export const noOfferChoice: OfferChoice = { institution: nothing, originator: nothing };

/** Another institution clears the originator (S-4.4-08). */
export const withInstitution = (choice: OfferChoice, institution: ChoiceValue): OfferChoice =>
  institution.id === choice.institution.id
    ? { ...choice, institution }
    : { institution, originator: nothing };

/** The field of a list: its only option where it has one, otherwise what the user chose or typed. */
export function offerField(options: readonly ChoiceOption[] | undefined, chosen: ChoiceValue): OfferField {
  const sole = soleOption(options);
  if (sole) return { value: sole, isLocked: true, message: undefined };
  return { value: chosen, isLocked: false, message: messageOf(chosen) };
}

/** The two ids once both are chosen; null before (S-5-01, S-5-02, S-5-05). */
export function chosenPair(
  institution: OfferField,
  originator: OfferField,
): { readonly institutionId: number; readonly originatorUserId: number } | null {
  const { id: institutionId } = institution.value;
  const { id: originatorUserId } = originator.value;
  return institutionId === null || originatorUserId === null ? null : { institutionId, originatorUserId };
}

function messageOf({ text, id }: ChoiceValue): OfferField['message'] {
  if (id !== null) return undefined;
  return text.trim() === '' ? 'Required' : 'Invalid';
}
