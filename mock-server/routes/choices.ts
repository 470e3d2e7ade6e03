import type { FastifyInstance } from 'fastify';
import { originationTypes } from '../../contracts/api/options.ts';
import type { Institutions } from '../../contracts/schemas/create-loan.ts';
import { problem } from '../plugins/problems.ts';
import type { Offer, Store } from '../store/store.ts';
import { idOf } from './ids.ts';
import { serve } from './serve.ts';

/** The choices of the create screen: each user sees the own ones only. */
export function choiceRoutes(app: FastifyInstance, { choices }: Store): void {
  serve(app, 'getInstitutions', async ({ world, objectId }) => {
    const institutions = await choices.institutions(world.id, objectId);
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

  serve(app, 'getOriginators', async ({ world, objectId, parameters }) => {
    const originators = await choices.originators(world.id, objectId, idOf(parameters.institutionId));
    if (originators.length === 0) throw noInstitution();
    return originators;
  });

  const offerOf = async (worldId: string, objectId: string, pair: Pair): Promise<Offer> => {
    const institutionId = idOf(pair.institutionId);
    const offer = await choices.offer(worldId, objectId, institutionId, idOf(pair.originatorId));
    if (offer) return offer;
    const others = await choices.originators(worldId, objectId, institutionId);
    throw others.length === 0
      ? noInstitution()
      : problem('originator-not-found', 'The institution has no originator with this id for you.');
  };

  serve(app, 'getProducts', async ({ world, objectId, parameters }) => [
    ...(await offerOf(world.id, objectId, parameters)).products,
  ]);

  serve(app, 'getLicenses', async ({ world, objectId, parameters }) => [
    ...(await offerOf(world.id, objectId, parameters)).licensedStates,
  ]);
}

interface Pair {
  readonly institutionId: string;
  readonly originatorId: string;
}

const noInstitution = () =>
  problem(
    'institution-not-found',
    'You may not create for an institution with this id. See the institutions.',
  );
