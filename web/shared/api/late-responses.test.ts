import assert from 'node:assert/strict';
import { test } from 'node:test';
import { configureStore } from '@reduxjs/toolkit';
import { sessionOperations } from '../../../contracts/operations/session.ts';
import { api } from './api.ts';
import { apiRequest } from './api-request.ts';
import { fakeTransport } from './fake-transport.ts';

const userApi = api.injectEndpoints({
  endpoints: (build) => ({
    lateUser: build.mutation<unknown, void>({ query: () => apiRequest(sessionOperations.getUser, {}) }),
  }),
});

test('[S-4.1-07 S-4.1-33] a response that arrives after the end of its session is dropped, and no error of it is reported', async () => {
  for (const status of [200, 401, 500]) {
    let epoch = 0;
    const endsMeanwhile = () => {
      epoch += 1;
      return Response.json({ late: true }, { status });
    };
    const { transport, happened } = fakeTransport(endsMeanwhile, { epoch: () => epoch });
    const store = configureStore({
      reducer: { api: api.reducer },
      middleware: (defaults) => defaults({ thunk: { extraArgument: transport } }).concat(api.middleware),
    });
    const { data, error } = await store.dispatch(userApi.endpoints.lateUser.initiate());
    assert.deepEqual([data, Object(error).kind], [undefined, 'aborted'], String(status));
    assert.deepEqual([happened.unauthorized, happened.serverErrors, happened.logs], [0, [], []]);
  }
});
