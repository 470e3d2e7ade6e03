import type { Operations } from './operation.ts';

/** Start-up calls: the settings, and the zip look-up that the address fields use. Document 001, sections 3.6, 3.7 and 7. */
export const configurationOperations = {
  getConfiguration: {
    area: 'configuration',
    method: 'GET',
    path: '/api/configuration',
    access: 'anonymous',
    failure: 'local',
    rules: ['L-7-05', 'L-7-06', 'L-3.7-01', 'L-3.7-02', 'L-3.7-03', 'L-3.7-04', 'L-3.7-05', 'L-3.7-06'],
    summary: 'The settings the SPA starts from: sign-in, feature flags, protected resources.',
  },
  getZipCodes: {
    area: 'configuration',
    method: 'GET',
    path: '/api/configuration/zipcodes',
    access: 'bearer',
    failure: 'silent',
    rules: ['L-7-13', 'L-3.6-07', 'L-8.4-02'],
    summary: 'Every zip, city, state and county that the address fields can look up.',
  },
} as const satisfies Operations;
