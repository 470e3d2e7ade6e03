import { productOperations } from '../operations/all.ts';
import { mockOperations } from '../operations/mock.ts';
import type { Area } from '../operation.ts';
import type { JsonObject } from './components.ts';
import { controlExamples } from './control-examples.ts';
import { openApiDocument } from './openapi.ts';

/** Descriptions of the areas that have operations, by area. */
const areas = {
  configuration: 'Settings and flags of the installation, and zip codes.',
  session: 'The signed-in user, sign-out, profiles, keep-alive and server events.',
  landing: 'The request that precedes every landing.',
  shell: 'Menus of the drawers.',
  loan: 'Requests that open a loan and load its dashboard.',
  'create-loan': 'Option lists of the create screen, and the creation of loans and leads.',
  assistant: 'The AI assistant.',
} as const satisfies Partial<Record<Area, string>>;

/** Descriptions of the groups of control operations, by name. Each path contains the name of its group. */
const controls = {
  worlds: 'Creates a world from a recipe, and reads, changes, resets and deletes worlds.',
  events: 'Events for all open pages of a world.',
  tokens: 'Access tokens without a sign-in.',
  journal: 'The requests of a world.',
  states: 'Provider states, which a Pact verifier sets up.',
  messages: 'Messages of the pact, which a Pact verifier requests.',
  catalogue: 'The values that a recipe can have.',
  enter: 'Links that create a world and open the product in it.',
} as const;

/** Returns the OpenAPI document of the product's operations, which is stored in contracts/openapi.json. */
export const productDocument = (): JsonObject =>
  openApiDocument({
    title: 'Threshold',
    description: 'Every documented operation of the product.',
    operations: productOperations,
    tags: areas,
    tagOf: ({ area }) => area,
    hasAntiForgery: true,
  });

/** Returns the OpenAPI document of the control API, which is not part of the product. */
export const mockDocument = (): JsonObject =>
  openApiDocument({
    title: 'Threshold mock server',
    description:
      'The control API: worlds, events and journal. The world `current` is that of the request itself. No page of another site may change anything.',
    operations: mockOperations,
    tags: controls,
    tagOf: ({ path }) => Object.keys(controls).findLast((name) => path.split('/').includes(name)) ?? path,
    hasAntiForgery: false,
    examples: controlExamples,
  });
