import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useGetZipCodesQuery } from '../../session/configuration/api.ts';
import type { ChoiceOption } from '../../shared/ui/fields/choice-rows.ts';
import {
  useGetInstitutionsQuery,
  useGetLicensesQuery,
  useGetOriginatorsQuery,
  useGetProductsQuery,
} from './api.ts';
import { institutionOf, type LenderLists, originatorOf, soleOption } from './dependent-lists.ts';
import type { Lists } from './edits.ts';
import type { LenderValues } from './form-values.ts';
import { fresh, institutionOption, originatorOption, productOption } from './option-lists.ts';
import { noZips, zipIndexOf } from './zip-index.ts';

/**
 * Loads the lists that the form settles with. `currentData` belongs to the current choice only, so a late response to
 * an earlier choice is ignored. After a failed request `licensedStates` is null, and `retryZips` and `retryLicenses`
 * send it again; no error is shown.
 * @returns `lists`: what is known; `choices`: the properties of the fields for institution, originator and product
 */
export function useLists(values: Pick<LenderValues, 'institution' | 'originator'>) {
  const lender = useLenderLists(values);
  const { institutionId } = lender.lists;
  const originatorId = originatorOf(values);
  const pair = institutionId !== null && originatorId !== null ? { institutionId, originatorId } : skipToken;
  const { choices, originationTypes } = lender;
  const first = originatorId === null ? 'Select originator first' : undefined;
  const product = useOptions(useGetProductsQuery(pair, fresh), productOption, first, true);
  const licenses = useGetLicensesQuery(pair, fresh);
  const zipCodes = useGetZipCodesQuery();
  const zips = useMemo(() => (zipCodes.data ? zipIndexOf(zipCodes.data) : noZips), [zipCodes.data]);
  const licensedStates = licenses.isError ? null : (licenses.currentData ?? null);
  return {
    lists: useMemo<Lists>(
      () => ({ ...lender.lists, originatorId, products: product.known, licensedStates, zips }),
      [lender.lists, originatorId, product.known, licensedStates, zips],
    ),
    choices: useMemo(
      () => ({ ...choices, product: product.field, originationTypes }),
      [choices, product.field, originationTypes],
    ),
    retryLicenses: useRetry(licenses),
    retryZips: useRetry(zipCodes),
  };
}

/** Loads the institutions, and the originators of the chosen one (document 001, section 4.1; document 000, section 4.4). */
export function useLenderLists(values: Pick<LenderValues, 'institution'>) {
  const institutionId = institutionOf(values);
  const institutions = useGetInstitutionsQuery(undefined, fresh);
  const originators = useGetOriginatorsQuery(institutionId ?? skipToken, fresh);
  const listed = institutions.currentData;
  const first = institutionId === null ? 'Select institution first' : undefined;
  const institution = useOptions({ ...institutions, currentData: listed?.institutions }, institutionOption);
  const originator = useOptions(originators, originatorOption, first);
  const defaults = listed?.defaultloanOriginationTypes ?? noDefaults;
  return {
    lists: useMemo<LenderLists>(
      () => ({
        institutions: institution.known,
        defaults,
        institutionId,
        originators: originator.known,
        originatorId: null,
        products: undefined,
      }),
      [institution.known, defaults, institutionId, originator.known],
    ),
    choices: useMemo(
      () => ({ institution: institution.field, originator: originator.field }),
      [institution.field, originator.field],
    ),
    /** Origination types of the server; undefined until they are loaded. */
    originationTypes: listed?.loanOriginationTypes,
  };
}

const noDefaults = {};

interface Query {
  readonly isFetching: boolean;
  readonly isError: boolean;
  readonly refetch: () => unknown;
}

/**
 * Returns the options of a list from the server, undefined until they are known, and the properties of its field. The
 * only option of a list is locked. A failed request is only logged; the user can retry it.
 * @param first what is asked for while a preceding choice is missing
 * @param waits true for a field that is disabled until its list is loaded, as the product is (L-4.1-08). Other fields take
 *   text while their list loads, which becomes a choice when the list arrives: the Tab key would pass a disabled field, and
 *   the text would go into another one.
 */
function useOptions<Item>(
  query: Query & { readonly currentData?: readonly Item[] | undefined },
  optionOf: (item: Item) => ChoiceOption,
  first?: string,
  waits = false,
) {
  const { currentData, isFetching } = query;
  const known = useMemo(() => currentData?.map(optionOf), [currentData, optionOf]);
  const onRetry = useRetry(query);
  const field = useMemo(
    () => ({
      options: known ?? none,
      isLoading: isFetching,
      isLocked: soleOption(known) !== null,
      /** Loading needs a choice in the preceding field. */
      isDisabled: known === undefined && (waits || !isFetching),
      placeholder: first ?? (known?.length === 0 ? 'No options available' : 'Select or type'),
      onRetry,
    }),
    [known, isFetching, first, waits, onRetry],
  );
  return { known, field };
}

const none: readonly ChoiceOption[] = [];

/** Returns a function that sends a failed request again; undefined while there is no error. */
function useRetry({ isError, isFetching, refetch }: Query): (() => void) | undefined {
  return useMemo(
    () => (isError && !isFetching ? () => void refetch() : undefined),
    [isError, isFetching, refetch],
  );
}
