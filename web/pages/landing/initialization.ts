import { landingOperations } from '../../../contracts/operations/landing.ts';
import { apiRequest } from '../../shared/api/api-request.ts';

/** The request that initializes the legacy application before each landing. */
export const initializationRequest = apiRequest(landingOperations.initializeEnterpriseLos, {}, undefined, {
  ignoreBody: true,
});
