import type { FastifyInstance } from 'fastify';
import { originationTypes } from '../../../contracts/api/options.ts';
import type { Institutions } from '../../../contracts/operations/create-loan.ts';
import { problem } from '../../http/problems.ts';
import type { Offer } from '../../store/repositories/seed.ts';
import type { WorldStore } from '../../store/store.ts';
import { idOf } from './ids.ts';
import { serve } from '../../control/serve.ts';

/** Serves the choices of the create screen, which differ by user. */
export function choiceRoutes(app: FastifyInstance): void {
  serve(app, 'getInstitutions', async ({ store: { choices }, objectId }) => {
    const institutions = await choices.institutions(objectId);
    return {
      loanOriginationTypes: [...originationTypes],
      defaultloanOriginationTypes: Object.fromEntries(
        institutions.map(({ institutionId, defaultOriginationType }) => [
          institutionId,
          defaultOriginationType,
        ]),
      ) as Institutions['defaultloanOriginationTypes'],
      institutions: institutions.map(({ institutionId, name }) => ({ institutionId, name })),
    };
  });

  serve(app, 'getOriginators', async ({ store: { choices }, objectId, parameters }) => {
    const institutionId = idOf(parameters.institutionId);
    const originators = await choices.originators(objectId, institutionId);
    if (originators.length > 0) return originators;
    if (await choices.offersInstitution(objectId, institutionId)) return [];
    throw noInstitution();
  });

  const offerOf = async ({ choices }: WorldStore, objectId: string, pair: Pair): Promise<Offer> => {
    const institutionId = idOf(pair.institutionId);
    const offer = await choices.offer(objectId, institutionId, idOf(pair.originatorId));
    if (offer) return offer;
    throw (await choices.offersInstitution(objectId, institutionId))
      ? problem(
          'originator-not-found',
          'You may not create loans for an originator with this id in this institution.',
        )
      : noInstitution();
  };

  serve(app, 'getProducts', async ({ store, objectId, parameters }) => [
    ...(await offerOf(store, objectId, parameters)).products,
  ]);

  serve(app, 'getLicenses', async ({ store, objectId, parameters }) => [
    ...(await offerOf(store, objectId, parameters)).licensedStates,
  ]);
}

interface Pair {
  readonly institutionId: string;
  readonly originatorId: string;
}

const noInstitution = () =>
  problem(
    'institution-not-found',
    'You may not create loans for an institution with this id. Choose one from the list of institutions.',
  );
