import { configurationApi } from '../../../web/configuration/api.ts';
import { createLoanApi } from '../../../web/create-loan/api.ts';
import { loanApi } from '../../../web/loan/api.ts';
import { sessionApi } from '../../../web/session/api.ts';
import { windowsApi } from '../../../web/windows/api.ts';
import type { HttpContext } from './context.ts';

/** Sends one call, named as the features name it, and lets it fail: what then happens is the point. */
export async function ask(context: HttpContext, what: string): Promise<void> {
  const quoted = /^"(.*)"$/.exec(what)?.[1];
  if (quoted !== undefined) await askAddress(context, quoted);
  else await callNamed(context, what);
}

/** The same for something that is not there. */
export async function askForMissing({ store }: HttpContext, what: string): Promise<void> {
  const missing = 999_999;
  const pair = { originatorId: missing, institutionId: missing };
  const { getAccountByApplicationIdentifier, getLoanDashboard } = loanApi.endpoints;
  const { getOriginators, getProducts, getLicenses } = createLoanApi.endpoints;
  switch (what) {
    case 'an account':
      return void (await store.dispatch(getAccountByApplicationIdentifier.initiate('A-MISSING')));
    case 'the image flow of a loan':
      return void (await store.dispatch(windowsApi.endpoints.getImageFlowAccess.initiate(missing)));
    case 'the dashboard of a loan':
      return void (await store.dispatch(getLoanDashboard.initiate(missing)));
    case 'the originators of an institution':
      return void (await store.dispatch(getOriginators.initiate(missing)));
    case 'the products of an originator':
      return void (await store.dispatch(getProducts.initiate(pair)));
    case 'the licenses of an originator':
      return void (await store.dispatch(getLicenses.initiate(pair)));
    default:
      throw new Error(`No call asks for "${what}"`);
  }
}

async function callNamed({ store }: HttpContext, what: string): Promise<void> {
  const fresh = { forceRefetch: true };
  switch (what) {
    case 'the settings':
      return void (await store.dispatch(
        configurationApi.endpoints.getConfiguration.initiate(undefined, fresh),
      ));
    case 'the user':
      return void (await store.dispatch(sessionApi.endpoints.getUser.initiate(undefined, fresh)));
    case 'a keep-alive':
      return void (await store.dispatch(sessionApi.endpoints.keepAlive.initiate()));
    case 'a dashboard':
      return void (await store.dispatch(loanApi.endpoints.getLoanDashboard.initiate(1, fresh)));
    case 'the institutions':
      return void (await store.dispatch(createLoanApi.endpoints.getInstitutions.initiate(undefined, fresh)));
    case 'a loan selection':
      return void (await store.dispatch(loanApi.endpoints.selectLoan.initiate(1)));
    default:
      throw new Error(`No call asks for "${what}"`);
  }
}

async function askAddress({ client, token }: HttpContext, address: string): Promise<void> {
  await client.fetch(address, { headers: { authorization: `Bearer ${token}` } });
}
