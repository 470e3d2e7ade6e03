import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo, useState } from 'react';
import type { ChoiceOption, ChoiceValue } from '../../shared/ui/fields/choice-field.tsx';
import { useGetInstitutionsQuery, useGetOriginatorsQuery } from '../api.ts';
import { soleOption } from '../dependent-lists.ts';
import { fresh, institutionOption, type ListQuery, originatorOption } from '../option-lists.ts';

/** The user's entries in the second step of the create dialog. */
interface OfferChoice {
  readonly institution: ChoiceValue;
  readonly originator: ChoiceValue;
}

/** Value, lock and message of one field of the second step. */
interface OfferField {
  readonly value: ChoiceValue;
  /** True for a list with a single option, which is chosen and cannot be changed (S-4.4-03 to S-4.4-06). */
  readonly isLocked: boolean;
  /** Error message; undefined for a valid field (S-5-03, S-5-04). */
  readonly message: 'Required' | 'Invalid' | undefined;
}

const nothing: ChoiceValue = { text: '', id: null };

export const noOfferChoice: OfferChoice = { institution: nothing, originator: nothing };

/** Returns the choice with an institution. A different institution clears the originator (S-4.4-08). */
export const withInstitution = (choice: OfferChoice, institution: ChoiceValue): OfferChoice =>
  institution.id === choice.institution.id
    ? { ...choice, institution }
    : { institution, originator: nothing };

/** Returns the state of a list field. A single option is chosen and locked; otherwise the user's entry counts. */
export function offerField(options: readonly ChoiceOption[] | undefined, chosen: ChoiceValue): OfferField {
  const sole = soleOption(options);
  if (sole) return { value: sole, isLocked: true, message: undefined };
  return { value: chosen, isLocked: false, message: messageOf(chosen) };
}

/** Returns the ids of institution and originator; null until both are chosen (S-5-01, S-5-02, S-5-05). */
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

/**
 * Returns the state of the second step: the list of institutions, and the list of originators of the chosen
 * institution. `currentData` belongs to the current choice only, so a late response to an earlier choice is ignored.
 */
export function useOffer() {
  const [choice, setChoice] = useState<OfferChoice>(noOfferChoice);
  const institutions = useGetInstitutionsQuery(undefined, fresh);
  const listed = institutions.currentData?.institutions;
  const institutionOptions = useMemo(() => listed?.map(institutionOption), [listed]);
  const institution = offerField(institutionOptions, choice.institution);

  const originators = useGetOriginatorsQuery(institution.value.id ?? skipToken, fresh);
  const originatorOptions = useMemo(
    () => originators.currentData?.map(originatorOption),
    [originators.currentData],
  );
  const originator = offerField(originatorOptions, choice.originator);

  return {
    institution: listOf(institutions, institutionOptions, institution, (value) =>
      setChoice((current) => withInstitution({ ...current, institution: institution.value }, value)),
    ),
    originator: listOf(originators, originatorOptions, originator, (value) =>
      setChoice((current) => ({ ...current, originator: value })),
    ),
    /** The ids of institution and originator; null until both are chosen. */
    pair: chosenPair(institution, originator),
    /** True if both lists have a single option: the dialog then continues by itself (S-4.4-07). */
    isSettled: institution.isLocked && originator.isLocked,
  };
}

/** Returns the properties of a list field. A failed request is only logged (S-8-15, S-8-16); the user can retry it. */
function listOf(
  { isFetching, isError, refetch }: ListQuery,
  options: readonly ChoiceOption[] | undefined,
  { value, isLocked, message }: OfferField,
  onChange: (value: OfferChoice['institution']) => void,
) {
  return {
    message,
    isEmpty: options?.length === 0,
    field: {
      value,
      options: options ?? none,
      isLoading: isFetching,
      isLocked,
      isDisabled: options === undefined,
      onRetry: isError && !isFetching ? () => void refetch() : undefined,
      onChange,
    },
  };
}

const none: readonly ChoiceOption[] = [];
