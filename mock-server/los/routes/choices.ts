import type { FastifyInstance } from 'fastify';
import { originationTypes } from '../../../contracts/api/options.ts';
import type { Institutions } from '../../../contracts/operations/create-loan.ts';
import { problem } from '../../platform/http/problems.ts';
import type { Offer } from '../../store/repositories/seed.ts';
import type { WorldStore } from '../../store/store.ts';
import { findById } from './ids.ts';
import { serve } from '../../platform/serve.ts';

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

  serve(app, 'getOriginators', async ({ store, objectId, parameters: { institutionId } }) => {
    const originators = await findById(institutionId, (id) => store.choices.originators(objectId, id));
    if (originators !== null && originators.length > 0) return originators;
    if (await offersInstitution(store, objectId, institutionId)) return [];
    throw noInstitution();
  });

  const offersInstitution = ({ choices }: WorldStore, objectId: string, institutionId: string) =>
    findById(institutionId, (id) => choices.offersInstitution(objectId, id));

  const offerOf = async (store: WorldStore, objectId: string, pair: Pair): Promise<Offer> => {
    const offer = await findById(pair.institutionId, (institutionId) =>
      findById(pair.originatorId, (id) => store.choices.offer(objectId, institutionId, id)),
    );
    if (offer) return offer;
    throw (await offersInstitution(store, objectId, pair.institutionId))
      ? problem(
          'originator-not-found',
          "You don't have permission to create loans for this originator at this institution. Select another originator.",
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
    "You don't have permission to create loans for this institution. Select another institution.",
  );
