import { createApi } from '@reduxjs/toolkit/query/react';
import { transportQuery } from './transport-query.ts';

/** The API slice of the SPA. Areas inject their endpoints into it. Requests use the transport of the store. */
export const api = createApi({ reducerPath: 'api', baseQuery: transportQuery, endpoints: () => ({}) });
