import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo, useState } from 'react';
import type { ChoiceOption } from '../../shared/ui/fields/choice-field.tsx';
import { useGetInstitutionsQuery, useGetOriginatorsQuery } from '../api.ts';
import { fresh, institutionOption, type ListCall, originatorOption } from '../choice-lists.ts';
import {
  chosenPair,
  noOfferChoice,
  type OfferChoice,
  type OfferField,
  offerField,
  withInstitution,
} from './offer-choice.ts';

/**
 * The second step: two lists, the second of which hangs on the first. `currentData` belongs to the present choice
 * only, so a late answer to an earlier one never shows.
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
    /** Both ids once both are chosen; null before. */
    pair: chosenPair(institution, originator),
    /** Nothing was there to choose: the flow goes on by itself (S-4.4-07). */
    isSettled: institution.isLocked && originator.isLocked,
  };
}

/** One list of the step. A failure is only logged (S-8-15, S-8-16), but the list can be asked for again. */
function listOf(
  { isFetching, isError, refetch }: ListCall,
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
