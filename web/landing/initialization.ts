import { landingOperations } from '../../contracts/operations/landing.ts';
import { call } from '../shared/api/call.ts';

/** The request that precedes each landing (S-4.3-01, S-4.3-03). */
export const initializationCall = call(landingOperations.initializeEnterpriseLos, {}, undefined, {
  ignoreBody: true,
});
