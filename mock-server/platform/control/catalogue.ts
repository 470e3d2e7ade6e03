import type { FastifyInstance } from 'fastify';
import { productOperations } from '../../../contracts/operations/all.ts';
import { type LegacyPage, legacyPages } from '../../../contracts/api/legacy.ts';
import type { Operation } from '../../../contracts/operation.ts';
import { type ProblemKind, problems } from '../../../contracts/problems.ts';
import type { Catalogue } from '../../../contracts/operations/catalogue.ts';
import { eventNames } from '../../../contracts/operations/mock-schemas.ts';
import { faultKinds } from '../../../contracts/operations/fault.ts';
import { bulkSeed } from '../../los/seeds/bulk.ts';
import { personas } from '../../los/seeds/personas.ts';
import { seeds } from '../recipes/rows.ts';
import { serveMock } from '../serve.ts';

/** Serves the catalogue: the values that a recipe can have, and the faults that can be injected. */
export function mockCatalogueRoutes(app: FastifyInstance): void {
  serveMock(app, 'getCatalogue', catalogue);
}

const catalogue = (): Catalogue => ({
  personas: personas.map(({ id, name, role, sees }) => ({ id, name, role, sees })),
  seeds: Object.keys(seeds),
  bulkSeed,
  operations: [
    ...Object.entries<Operation>(productOperations).map(([name, { method, path, area, summary }]) => ({
      name,
      method,
      path,
      area,
      summary,
    })),
    // Pages of the legacy application can fail too.
    ...Object.entries<LegacyPage>(legacyPages).map(([name, { method, path, title }]) => ({
      name,
      method,
      path,
      area: 'legacy',
      summary: title,
    })),
  ],
  problems: Object.entries<ProblemKind>(problems).map(([code, { status, title }]) => ({
    code,
    status,
    title,
  })),
  faultKinds: [...faultKinds],
  events: [...eventNames],
});
