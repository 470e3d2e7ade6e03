import { endpoints } from './api/endpoints.ts';
import { mockOperations } from './api/mock.ts';
import { type JsonObject, openApiDocument, productForgeryHeader } from './openapi.ts';
import { endpointShapes } from './schemas/endpoints.ts';
import { mockShapes } from './schemas/mock.ts';

/** The document of the product's calls, as contracts/openapi.json keeps it. */
export const productDocument = (): JsonObject =>
  openApiDocument({
    title: 'Threshold',
    description: 'Every documented call of the product.',
    operations: endpoints,
    shapes: endpointShapes,
    forgeryHeader: productForgeryHeader,
  });

/** The document of the calls that control the mock server. They are no part of the product. */
export const mockDocument = (): JsonObject =>
  openApiDocument({
    title: 'Threshold mock server',
    description: 'The control surface: worlds, clock, faults, events and journal.',
    operations: mockOperations,
    shapes: mockShapes,
  });
