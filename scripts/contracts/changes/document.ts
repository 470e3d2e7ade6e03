import type { Schema } from './schema-changes.ts';
import type { Alternative, SecurityScheme } from './security-changes.ts';

/** The parts of an OpenAPI document that are compared. */
export interface ContractDocument {
  readonly paths: Readonly<Record<string, PathItem>>;
  /** The sign-in of all operations without `security`. */
  readonly security?: readonly Alternative[];
  readonly servers?: unknown;
  readonly components: {
    readonly securitySchemes?: Readonly<Record<string, SecurityScheme>>;
    readonly parameters?: Readonly<Record<string, Parameter>>;
    readonly requestBodies?: Readonly<Record<string, RequestBody>>;
    readonly headers?: Readonly<Record<string, Header>>;
    readonly schemas?: Readonly<Record<string, Schema>>;
    readonly responses?: Readonly<Record<string, Response>>;
  };
}

/** The operations of an address by method. The name `parameters` is of parameters that they share. */
type PathItem = Readonly<Record<string, DocumentedOperation>>;
interface DocumentedOperation {
  readonly operationId: string;
  readonly summary?: string;
  readonly description?: string;
  readonly 'x-rules'?: readonly string[];
  readonly security?: readonly Alternative[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: RequestBody;
  readonly responses: Readonly<Record<string, Response>>;
}
interface RequestBody {
  readonly $ref?: string;
  readonly required?: boolean;
  readonly content: Content;
}
export interface Header {
  readonly $ref?: string;
  readonly required?: boolean;
  readonly schema?: Schema;
}
interface Parameter {
  readonly $ref?: string;
  readonly name: string;
  readonly in: string;
  readonly style?: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: Schema;
}
export interface Response {
  readonly $ref?: string;
  readonly description?: string;
  readonly headers?: Readonly<Record<string, Header>>;
  readonly content?: Content;
}
export type Content = Readonly<Record<string, { readonly schema?: Schema }>>;

/** An operation with its method and path. */
export type Addressed = DocumentedOperation & { readonly address: string };

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'];

/** Returns the operations by id, each with what it shares with others: of its address, the document, the components. */
export const operationsIn = ({ paths, security, components }: ContractDocument): Map<string, Addressed> =>
  new Map(
    Object.entries(paths).flatMap(([path, item]) =>
      Object.entries(item)
        .filter(([method]) => methods.includes(method))
        .map(([method, operation]) => {
          const { requestBody, parameters = [] } = operation;
          const own = parameters.map((one) => shared(one, components.parameters));
          const common = parametersOf(item)
            .map((one) => shared(one, components.parameters))
            .filter((one) => !own.some((other) => other.name === one.name && other.in === one.in));
          return [
            operation.operationId,
            {
              ...(security === undefined ? {} : { security }),
              ...operation,
              parameters: [...own, ...common].map((one) => ({ ...writing(one), ...one })),
              ...(requestBody && { requestBody: shared(requestBody, components.requestBodies) }),
              address: `${method.toUpperCase()} ${path}`,
            },
          ];
        }),
    ),
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

/** Returns the part that a reference names among the components; without a reference, the part itself. */
export const shared = <Part extends { readonly $ref?: string }>(
  part: Part,
  among: Readonly<Record<string, Part>> = {},
): Part => among[part.$ref?.split('/').at(-1) ?? ''] ?? part;
