import { useMemo } from 'react';
import { useGetZipCodesQuery } from '../../configuration/api.ts';
import { noZips, type ZipIndex, zipIndexOf } from './zip-index.ts';

/** The zip look-up, and how to ask again for a list that could not be had: silently, as it failed (L-8.4-03). */
export function useZipIndex(): { readonly zips: ZipIndex; readonly retryZips: (() => void) | undefined } {
  const { data, isError, isFetching, refetch } = useGetZipCodesQuery();
  const zips = useMemo(() => (data ? zipIndexOf(data) : noZips), [data]);
  return { zips, retryZips: isError && !isFetching ? () => void refetch() : undefined };
}
