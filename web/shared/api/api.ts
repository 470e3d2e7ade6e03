import { createApi } from '@reduxjs/toolkit/query/react';
import { transportQuery } from './transport-query.ts';

/** The API slice of the SPA. Each area of the SPA adds its endpoints. Requests use the transport of the store. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: transportQuery,
  tagTypes: ['Loan'],
  endpoints: () => ({}),
});
