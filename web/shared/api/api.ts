import { createApi } from '@reduxjs/toolkit/query/react';
import { transportQuery } from './transport-query.ts';

/** The one API slice. Areas inject their endpoints; the transport comes from the store. */
export const api = createApi({ reducerPath: 'api', baseQuery: transportQuery, endpoints: () => ({}) });
