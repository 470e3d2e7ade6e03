import type { Static, TSchema } from 'typebox';
import type { LegacyPageName } from '../../../contracts/api/legacy.ts';
import type { OperationName as ProductOperationName } from '../../../contracts/operations/all.ts';
import { mockOperations } from '../../../contracts/operations/mock.ts';
import type { ClientOperation, Operation } from '../../../contracts/operation.ts';

// The types of the contract that the client uses. The package has the same types without the schema library
// (scripts/build/client/declarations.ts).

export type { Fault } from '../../../contracts/operations/fault.ts';
export type {
  JournalEntry,
  JournalFindings,
  JournalSearch,
} from '../../../contracts/operations/journal-search.ts';
export type { Catalogue } from '../../../contracts/operations/catalogue.ts';
export type {
  EventOrder,
  RunningWorld,
  TokenOrder,
  WorldRecipe,
  WorldState,
  WorldTicket,
} from '../../../contracts/operations/mock-schemas.ts';

export type { OwnLoan, WorldLoanRow } from '../../../contracts/operations/recipe.ts';

export type { PersonaId } from '../../../contracts/api/personas.ts';

/** Name of an operation of the product, or of a legacy page. */
export type OperationName = ProductOperationName | LegacyPageName;

/** Operations that only browsers use: an event stream and two pages. The client has no methods for them. */
export const browserOperations = ['streamJournal', 'enterWorld', 'confirmWorld'] as const;

type MockOperations = typeof mockOperations;
type Served = Exclude<keyof MockOperations, (typeof browserOperations)[number]>;
/** Names of the operations on one world: those with path parameters. Their first parameter is the id of the world. */
type InWorld = {
  [Name in Served]: MockOperations[Name] extends { readonly parameters: TSchema } ? Name : never;
}[Served];

type ResponseOf<O extends Operation> = {
  [Status in keyof O['responses']]: O['responses'][Status] extends infer Schema extends TSchema
    ? Static<Schema>
    : never;
}[keyof O['responses']];

type StaticOf<Schema> = Schema extends TSchema ? Static<Schema> : unknown;

/**
 * Request and response of each operation. The request is a body or a query, with path parameters except the world's id.
 */
type Typed<Names extends Served> = {
  [Name in Names]: (MockOperations[Name] extends { readonly body: infer Body }
    ? { readonly body: StaticOf<Body> & PathOf<MockOperations[Name]> }
    : { readonly parameters: QueryOf<MockOperations[Name]> & PathOf<MockOperations[Name]> }) & {
    readonly response: ResponseOf<MockOperations[Name]>;
  };
};

type QueryOf<O> = O extends { readonly query: infer Query } ? OrBoolean<StaticOf<Query>> : unknown;
/** Query parameters are texts. A caller may also pass the boolean `true`. */
type OrBoolean<Query> = {
  [Name in keyof Query]: 'true' extends Query[Name] ? Query[Name] | boolean : Query[Name];
};
/** Path parameters are texts. A caller may also pass numbers. */
type PathOf<O> = O extends { readonly parameters: infer Path }
  ? { readonly [Name in Exclude<keyof StaticOf<Path>, 'id'>]: string | number }
  : unknown;

/** Requests and responses of the operations on one world. */
export type WorldOperations = Typed<InWorld>;

/** Requests and responses of the operations that are not about one world. */
export type ServerOperations = Typed<Exclude<Served, InWorld>>;

/** Method and path of each operation. */
export const operations: Readonly<Record<keyof MockOperations, ClientOperation>> = mockOperations;
