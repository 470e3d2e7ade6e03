import { productOperations } from '../operations/all.ts';
import { mockOperations } from '../operations/mock.ts';
import { antiForgeryHeader } from '../api/headers.ts';
import { type JsonObject, openApiDocument } from './openapi.ts';

/** The document of the product's calls, as contracts/openapi.json keeps it. */
export const productDocument = (): JsonObject =>
  openApiDocument({
    title: 'Threshold',
    description: 'Every documented call of the product.',
    operations: productOperations,
    forgeryHeader: antiForgeryHeader,
  });

/** The document of the calls that control the mock server. They are no part of the product. */
export const mockDocument = (): JsonObject =>
  openApiDocument({
    title: 'Threshold mock server',
    description: 'The control surface: worlds, clock, faults, events and journal.',
    operations: mockOperations,
  });
