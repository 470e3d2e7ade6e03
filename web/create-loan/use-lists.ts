import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useGetZipCodesQuery } from '../configuration/api.ts';
import { useGetLicensesQuery } from './api.ts';
import { institutionOf, originatorOf } from './dependent-lists.ts';
import type { CreateLoanValues } from './form-values.ts';
import { fresh } from './option-lists.ts';
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
