import Type from 'typebox';
import { described, strict } from '../schema.ts';

/** The values that a recipe can have, and the faults that can be injected. */
export const Catalogue = strict({
  personas: described(
    Type.Array(
      strict({
        id: described(Type.String(), 'Id of the persona.'),
        name: described(Type.String(), 'Name of the persona.'),
        role: described(Type.String(), 'Role of the persona.'),
        sees: described(Type.String(), 'What the persona sees in the product.'),
      }),
    ),
    'The users that a recipe can sign in.',
  ),
  seeds: described(Type.Array(Type.String()), 'Names of the data that a world can start with.'),
  bulkSeed: described(
    strict({
      prefix: described(Type.String(), 'Prefix of the name: `bulk-` in `bulk-500`.'),
      mostLoans: described(Type.Integer(), 'Maximum number of loans.'),
    }),
    'The seeds with any number of loans.',
  ),
  operations: described(
    Type.Array(
      strict({
        name: described(Type.String(), 'Name of the operation, for faults and searches.'),
        method: described(Type.String(), 'HTTP method.'),
        path: described(Type.String(), 'Path with parameters in braces.'),
        area: described(Type.String(), 'Area of the product.'),
        summary: described(Type.String(), 'What the operation does.'),
      }),
    ),
    'The operations and legacy pages that a fault can affect.',
  ),
  problems: described(
    Type.Array(
      strict({
        code: described(Type.String(), 'Code of the problem.'),
        status: described(Type.Integer(), 'HTTP status of the response.'),
        title: described(Type.String(), 'Short summary of the problem.'),
      }),
    ),
    'The problems that the server responds with.',
  ),
  faultKinds: described(Type.Array(Type.String()), 'The kinds of faults.'),
  events: described(Type.Array(Type.String()), 'Names of the events.'),
});
export type Catalogue = Type.Static<typeof Catalogue>;
