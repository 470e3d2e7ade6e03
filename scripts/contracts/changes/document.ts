import { followed, isWords, meaningOf, type Resolve } from './document-parts.ts';
import type { Alternative } from './security-changes.ts';
import type { Schema } from './value-changes.ts';

/** The parts of an OpenAPI document that are compared. */
export interface ContractDocument {
  readonly paths: Readonly<Record<string, PathItem>>;
  /** The sign-in of all operations without `security`. */
  readonly security?: readonly Alternative[];
  readonly components: { readonly schemas?: Readonly<Record<string, Schema>> };
}

/** The operations of an address by method. The name `parameters` is of parameters that they share. */
type PathItem = Readonly<Record<string, DocumentedOperation>>;
interface DocumentedOperation {
  readonly operationId?: string;
  readonly summary?: string;
  readonly description?: string;
  readonly 'x-rules'?: readonly string[];
  readonly security?: readonly Alternative[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: RequestBody;
  readonly responses: Readonly<Record<string, Response>>;
}
interface RequestBody {
  readonly required?: boolean;
  readonly content: Content;
}
export interface Header {
  readonly required?: boolean;
  readonly schema?: Schema;
}
interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly style?: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: Schema;
}
export interface Response {
  readonly description?: string;
  readonly headers?: Readonly<Record<string, Header>>;
  readonly content?: Content;
}
export type Content = Readonly<Record<string, { readonly schema?: Schema }>>;

/** An operation with its method and path. */
export type Addressed = DocumentedOperation & { readonly address: string };

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'];

/** Parts of a document that no operation inherits. The references in operations lead to the components. */
const ofDocument = ['openapi', 'info', 'paths', 'components'];

/** Returns the operations by id, each with what it shares with others: of its address, the document, the components. */
export const operationsIn = (document: ContractDocument, resolve: Resolve): Map<string, Addressed> =>
  new Map(
    Object.entries(document.paths).flatMap(([path, given]) => {
      const item = followed(given, resolve);
      return Object.entries(item)
        .filter(([method]) => methods.includes(method))
        .map(([method, operation]) => {
          const address = `${method.toUpperCase()} ${path}`;
          const { requestBody, parameters = [] } = operation;
          const own = parameters.map((one) => followed(one, resolve));
          const common = parametersOf(item)
            .map((one) => followed(one, resolve))
            .filter((one) => !own.some((other) => other.name === one.name && other.in === one.in));
          return [
            operation.operationId ?? address,
            {
              servers: [{ url: '/' }],
              ...inherited(document, ofDocument, resolve),
              ...inherited(item, [...methods, 'parameters'], resolve),
              ...operation,
              parameters: [...own, ...common].map((one) => ({ ...writing(one), ...one })),
              ...(requestBody && { requestBody: followed(requestBody, resolve) }),
              address,
            },
          ];
        });
    }),
  );

/** Returns what operations inherit from the document or their path. Its words are not about an operation. */
const inherited = (part: object, own: readonly string[], resolve: Resolve): object =>
  Object.fromEntries(
    Object.entries(part)
      .filter(([name]) => !own.includes(name) && !isWords(name))
      .map(([name, value]) => [name, meaningOf(value, name, resolve)]),
  );

const parametersOf = (item: PathItem): readonly Parameter[] =>
  ((item as { readonly parameters?: unknown }).parameters as readonly Parameter[] | undefined) ?? [];

/** Returns how the value of a parameter or header is written, if it does not say so. */
export function writing({ in: place, style }: { readonly in?: string; readonly style?: string }): {
  readonly style: string;
  readonly explode: boolean;
} {
  const usual = place === 'query' || place === 'cookie' ? 'form' : 'simple';
  return { style: style ?? usual, explode: (style ?? usual) === 'form' };
}
