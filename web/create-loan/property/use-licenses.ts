import { skipToken } from '@reduxjs/toolkit/query';
import { useGetLicensesQuery } from '../api.ts';
import { institutionOf, originatorOf } from '../cascade.ts';
import type { CreateLoanValues } from '../form-values.ts';
import type { LicensedStates } from '../licensed-states.ts';

/**
 * The licensed states of the chosen pair. `currentData` belongs to the present pair only, so a late answer to an earlier
 * choice counts for nothing; a failed call leaves the states unknown.
 */
export function useLicenses(values: CreateLoanValues): {
  readonly licensedStates: LicensedStates;
  readonly retryLicenses: (() => void) | undefined;
} {
  const institutionId = institutionOf(values);
  const originatorId = originatorOf(values);
  const pair = institutionId !== null && originatorId !== null ? { institutionId, originatorId } : skipToken;
  const { currentData, isError, isFetching, refetch } = useGetLicensesQuery(pair, {
    refetchOnMountOrArgChange: true,
  });
  return {
    licensedStates: isError ? null : (currentData ?? null),
    retryLicenses: isError && !isFetching ? () => void refetch() : undefined,
  };
}
