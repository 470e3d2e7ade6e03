import { skipToken } from '@reduxjs/toolkit/query';
import { useCallback, useEffect, useEffectEvent, useMemo } from 'react';
import type { Institutions } from '../../contracts/operations/create-loan.ts';
import { useGetZipCodesQuery } from '../configuration/api.ts';
import type { ChoiceOption } from '../shared/ui/fields/choice-rows.ts';
import { useGetInstitutionsQuery, useGetLicensesQuery, useGetOriginatorsQuery } from './api.ts';
import { institutionOf, originatorOf, soleOption } from './dependent-lists.ts';
import type { Choice, CreateLoanValues } from './form-values.ts';
import { fresh, institutionOption, originatorOption } from './option-lists.ts';
import { noZips, zipIndexOf } from './zip-index.ts';

/**
 * Loads the licensed states of the chosen institution and originator. `currentData` belongs to the current choice only,
 * so a late response to an earlier choice is ignored. After a failed request `licensedStates` is null.
 */
export function useLicenses(values: CreateLoanValues) {
  const institutionId = institutionOf(values);
  const originatorId = originatorOf(values);
  const pair = institutionId !== null && originatorId !== null ? { institutionId, originatorId } : skipToken;
  const { currentData, isError, isFetching, refetch } = useGetLicensesQuery(pair, fresh);
  return {
    licensedStates: isError ? null : (currentData ?? null),
    retryLicenses: isError && !isFetching ? () => void refetch() : undefined,
  };
}

/** Loads the list of zip codes. After a failed request `retryZips` sends it again; no error is shown (L-8.4-03). */
export function useZipIndex() {
  const { data, isError, isFetching, refetch } = useGetZipCodesQuery();
  const zips = useMemo(() => (data ? zipIndexOf(data) : noZips), [data]);
  return { zips, retryZips: isError && !isFetching ? () => void refetch() : undefined };
}

interface OptionQuery<Item> {
  readonly currentData?: readonly Item[] | undefined;
  readonly isFetching: boolean;
  readonly isError: boolean;
  readonly refetch: () => unknown;
}

/**
 * Returns the properties of a field whose options are a list from the server. The only option of a list is chosen and
 * locked (L-4.1-05, L-4.1-06, S-4.4-03, S-4.4-04, S-4.4-05, S-4.4-06). A failed request is only logged (S-8-15,
 * S-8-16); the user can retry it.
 * @param settle enters a choice without the user: the only option, or the text of an option that is gone
 */
export function useOptionList<Item>(
  { currentData, isFetching, isError, refetch }: OptionQuery<Item>,
  optionOf: (item: Item) => ChoiceOption,
  value: Choice,
  settle: (choice: Choice) => void,
) {
  const options = useMemo(() => currentData?.map(optionOf), [currentData, optionOf]);
  const sole = soleOption(options);
  // A restored choice that the list no longer contains becomes unlisted text.
  const isGone = value.id !== null && options?.some(({ id }) => id === value.id) === false;
  const settleOn = useEffectEvent(settle);
  useEffect(() => {
    if (sole && sole.id !== value.id) settleOn(sole);
  }, [sole, value.id]);
  useEffect(() => {
    if (isGone) settleOn({ text: value.text, id: null });
  }, [isGone, value.text]);
  return {
    value,
    options: options ?? none,
    isLoading: isFetching,
    isLocked: sole !== null,
    /** True until the options are loaded. Loading needs a choice in the preceding field (L-4.1-08). */
    isDisabled: options === undefined,
    placeholder: options?.length === 0 ? 'No options available' : 'Choose or type',
    onRetry: isError && !isFetching ? () => void refetch() : undefined,
  };
}

const none: readonly ChoiceOption[] = [];

export type Lender = Pick<CreateLoanValues, 'institution' | 'originator'>;

/** Enters a choice. `defaults` has the default origination type of each institution, by id. */
type Choose = (
  name: keyof Lender,
  choice: Choice,
  defaults: Institutions['defaultloanOriginationTypes'],
) => void;

/**
 * Loads the institutions, and the originators of one of them (document 001, section 4.1; document 000, section 4.4).
 * Returns the properties of both fields. `currentData` belongs to the current choice only, so a late response to an
 * earlier choice is ignored.
 * @param institutionId the institution whose originators are listed; null before a choice
 * @param choose enters a choice of the user; must keep its identity between renders
 * @param settle enters a choice that follows from a list
 */
export function useLender(lender: Lender, institutionId: number | null, choose: Choose, settle: Choose) {
  const institutions = useGetInstitutionsQuery(undefined, fresh);
  const originators = useGetOriginatorsQuery(institutionId ?? skipToken, fresh);
  const listed = institutions.currentData;
  const defaults = listed?.defaultloanOriginationTypes ?? noDefaults;
  const institution = useOptionList(
    { ...institutions, currentData: listed?.institutions },
    institutionOption,
    lender.institution,
    (choice) => settle('institution', choice, defaults),
  );
  const originator = useOptionList(originators, originatorOption, lender.originator, (choice) =>
    settle('originator', choice, defaults),
  );
  const first = institutionId === null ? { placeholder: 'Choose an institution first' } : {};
  return {
    institution: {
      ...institution,
      onChange: useCallback((choice: Choice) => choose('institution', choice, defaults), [choose, defaults]),
    },
    originator: {
      ...originator,
      ...first,
      onChange: useCallback((choice: Choice) => choose('originator', choice, defaults), [choose, defaults]),
    },
    /** Origination types of the server; undefined until they are loaded. */
    originationTypes: listed?.loanOriginationTypes,
  };
}

const noDefaults = {};
