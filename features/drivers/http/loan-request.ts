import type { CreateLoanRequest } from '../../../contracts/operations/create-loan.ts';
import { createLoanApi } from '../../../web/create-loan/api.ts';
import type { CreateLoanValues } from '../../../web/create-loan/form-values.ts';
import { toCreateLoanRequest } from '../../../web/create-loan/request.ts';
import { completedForm } from '../form/completed-form.ts';
import type { HttpContext } from './context.ts';

/** The first institution, originator and product that the user is offered. */
export async function firstChoices({
  store,
}: HttpContext): Promise<
  Pick<CreateLoanValues, 'institution' | 'originator' | 'product' | 'loanOriginationType'>
> {
  const { getInstitutions, getOriginators, getProducts } = createLoanApi.endpoints;
  const { institutions, defaultloanOriginationTypes } = await store
    .dispatch(getInstitutions.initiate())
    .unwrap();
  const institution = institutions[0] ?? nothing('institution');
  const { institutionId } = institution;
  const originators = await store.dispatch(getOriginators.initiate(institutionId)).unwrap();
  const originator = originators[0] ?? nothing('originator');
  const originatorId = originator.originatorUserId;
  const products = await store.dispatch(getProducts.initiate({ originatorId, institutionId })).unwrap();
  const product = products[0] ?? nothing('product');
  return {
    institution: { text: institution.name, id: institutionId },
    originator: { text: `${originator.firstName} ${originator.lastName}`, id: originatorId },
    product: { text: product.loanProductName, id: product.loanProductId },
    loanOriginationType: defaultloanOriginationTypes[institutionId] ?? '',
  };
}

/** A request that the server would accept. */
export async function loanRequest(context: HttpContext): Promise<CreateLoanRequest> {
  const values = { ...completedForm({ isLead: false }), ...(await choicesOrAny(context)) };
  return toCreateLoanRequest(values, { isLead: false });
}

/** A user who may not create is offered nothing; then the ids of the completed form stand. */
async function choicesOrAny(context: HttpContext): Promise<Partial<CreateLoanValues>> {
  const { getInstitutions } = createLoanApi.endpoints;
  const { data } = await context.store.dispatch(getInstitutions.initiate());
  return data && data.institutions.length > 0 ? firstChoices(context) : {};
}

function nothing(what: string): never {
  throw new Error(`The user is offered no ${what}`);
}
