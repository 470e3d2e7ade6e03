import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo, useState } from 'react';
import { useGetInstitutionsQuery, useGetOriginatorsQuery } from '../api.ts';
import { chosenPair, noOfferChoice, offerField, type OfferChoice, withInstitution } from './offer-choice.ts';

/** Every choice asks the server again (S-4.4-09). */
const fresh = { refetchOnMountOrArgChange: true };

/**
 * The second step: two lists, the second of which hangs on the first. `currentData` belongs to the present choice
 * only, so a late answer to an earlier one never shows.
 */
export function useOffer() {
  const [choice, setChoice] = useState<OfferChoice>(noOfferChoice);
  const institutions = useGetInstitutionsQuery(undefined, fresh);
  const institutionOptions = useMemo(
    () => institutions.currentData?.institutions.map(({ institutionId: id, name }) => ({ id, text: name })),
    [institutions.currentData],
  );
  const institution = offerField(institutionOptions, choice.institution);

  const originators = useGetOriginatorsQuery(institution.value.id ?? skipToken, fresh);
  const originatorOptions = useMemo(
    () =>
      originators.currentData?.map(({ originatorUserId: id, firstName, lastName }) => ({
        id,
        text: `${firstName} ${lastName}`.trim(),
      })),
    [originators.currentData],
  );
  const originator = offerField(originatorOptions, choice.originator);

  return {
    institution: {
      ...institution,
      options: institutionOptions ?? [],
      isLoading: institutions.isFetching,
      isDisabled: institutionOptions === undefined,
      hasFailed: institutions.isError && !institutions.isFetching,
      retry: () => void institutions.refetch(),
      onChange: (value: OfferChoice['institution']) =>
        setChoice((current) => withInstitution({ ...current, institution: institution.value }, value)),
    },
    originator: {
      ...originator,
      options: originatorOptions ?? [],
      isLoading: originators.isFetching,
      isDisabled: originatorOptions === undefined,
      hasFailed: originators.isError && !originators.isFetching,
      retry: () => void originators.refetch(),
      onChange: (value: OfferChoice['originator']) =>
        setChoice((current) => ({ ...current, originator: value })),
    },
    /** Both ids once both are chosen; null before. */
    pair: chosenPair(institution, originator),
    /** Nothing was there to choose: the flow goes on by itself (S-4.4-07). */
    isSettled: institution.isLocked && originator.isLocked,
  };
}
