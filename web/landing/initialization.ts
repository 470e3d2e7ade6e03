import { landingOperations } from '../../contracts/operations/landing.ts';
import { apiRequest } from '../shared/api/api-request.ts';

/** The request that initializes the legacy application before each landing (S-4.3-01, S-4.3-03). */
export const initializationRequest = apiRequest(landingOperations.initializeEnterpriseLos, {}, undefined, {
  ignoreBody: true,
});
