import type { TObject } from 'typebox';
import { antiForgeryCookie, antiForgeryHeader, currentWorld, worldHeader } from '../api/headers.ts';
import { changesState, type Operation, type Operations } from '../operation.ts';
import { Components, type JsonObject } from './components.ts';
import type { ControlExample } from './control-examples.ts';
import { responsesOf } from './responses.ts';
import { rulesAbout } from '../api/rules.ts';

export interface OpenApiOptions {
  readonly title: string;
  readonly description: string;
  readonly operations: Operations;
  /** Descriptions of the OpenAPI tags, which group the operations, by tag. */
  readonly tags: Readonly<Record<string, string>>;
  /** Returns the OpenAPI tag of an operation. */
  readonly tagOf: (operation: Operation) => string;
  /** True if operations that change state require the anti-forgery header. */
  readonly hasAntiForgery: boolean;
  /** Example requests by name of the operation. */
  readonly examples?: Readonly<Record<string, ControlExample>>;
}

/** Returns the OpenAPI 3.1 document of the operations. The output is deterministic. */
export function openApiDocument(options: OpenApiOptions): JsonObject {
  const { title, description, operations, tags, tagOf, examples = {} } = options;
  const components = new Components();
  const schemes = new Set<SchemeName>();
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, operation] of Object.entries(operations)) {
    const needed = schemesOf(operation, options);
    for (const scheme of needed) schemes.add(scheme);
    const methods = (paths[operation.path] ??= {});
    methods[operation.method.toLowerCase()] = {
      operationId: name,
      tags: [tagOf(operation)],
      ...wordsOf(operation, rulesAbout(`operation:${name}`), needed),
      security: needed.length === 0 ? [] : [Object.fromEntries(needed.map((scheme) => [scheme, []]))],
      parameters: parametersOf(operation, components).map((parameter) =>
        withExample(parameter, examples[name]?.parameters?.[parameter.name]),
      ),
      ...(operation.body
        ? {
            requestBody: {
              required: true,
              content: {
                'application/json': withExample(
                  { schema: components.of(operation.body) },
                  examples[name]?.body,
                ),
              },
            },
          }
        : {}),
      responses: responsesOf(operation, components),
    };
  }
  const { schemas, responses } = components;
  return {
    openapi: '3.1.0',
    info: {
      title,
      version: '1',
      description,
      contact: { name: 'Threshold' },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'The server that serves this document.' }],
    tags: Object.entries(tags).map(([name, words]) => ({ name, description: words })),
    paths,
    components: {
      schemas,
      responses,
      ...(schemes.size === 0
        ? {}
        : { securitySchemes: Object.fromEntries([...schemes].map((name) => [name, securitySchemes[name]])) }),
    },
  };
}

const securitySchemes = {
  accessToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'An access token of the identity provider for the scope of the product.',
  },
  antiForgeryHeader: {
    type: 'apiKey',
    in: 'header',
    name: antiForgeryHeader,
    description: `The value of the cookie ${antiForgeryCookie}.`,
  },
  antiForgeryCookie: {
    type: 'apiKey',
    in: 'cookie',
    name: antiForgeryCookie,
    description:
      'The server sets this cookie with every page. A client without pages chooses a value of 16 to 128 letters, digits, hyphens or underscores.',
  },
} as const;
type SchemeName = keyof typeof securitySchemes;

const schemesOf = (operation: Operation, { hasAntiForgery }: OpenApiOptions): SchemeName[] => [
  ...(operation.access === 'bearer' ? (['accessToken'] as const) : []),
  ...(hasAntiForgery && changesState(operation) ? (['antiForgeryHeader', 'antiForgeryCookie'] as const) : []),
];

const withExample = <Part extends object>(part: Part, example: unknown): Part =>
  example === undefined ? part : { ...part, example };

function wordsOf(
  { summary }: Operation,
  rules: readonly string[],
  schemes: readonly SchemeName[],
): JsonObject {
  const access = schemes.includes('accessToken') ? 'Needs an access token.' : 'Needs no access token.';
  const forgery = `Repeats the cookie ${antiForgeryCookie} in the header ${antiForgeryHeader}.`;
  const description = [access, ...(schemes.includes('antiForgeryHeader') ? [forgery] : [])].join(' ');
  if (rules.length === 0) return { summary, description };
  return { summary, description: `${description} Rules: ${rules.join(', ')}.`, 'x-rules': rules };
}

function parametersOf(
  { parameters, query, headers, isConstant }: Operation,
  components: Components,
): (JsonObject & { readonly name: string })[] {
  const described = (place: 'path' | 'query' | 'header', part: TObject | undefined) =>
    Object.entries(part?.properties ?? {}).map(([name, schema]) => {
      const { description, examples, ...rest } = components.of(schema);
      const required = place === 'path' || part?.required?.some((one: string) => one === name) === true;
      return {
        name,
        in: place,
        required,
        ...(description === undefined ? {} : { description }),
        schema: rest,
        ...(Array.isArray(examples) ? { example: examples[0] as unknown } : {}),
      };
    });
  return [
    ...described('path', parameters),
    ...described('query', query),
    ...described('header', headers),
    ...(isConstant
      ? [
          {
            name: 'if-none-match',
            in: 'header',
            required: false,
            description: 'Entity tags of responses that the client has.',
            schema: { type: 'string' },
            example: '"an-earlier-response"',
          },
        ]
      : []),
    {
      name: worldHeader,
      in: 'header',
      required: false,
      description: `Id of a world of the mock server; \`${currentWorld}\` is the world of the cookie or host name, else the default world. A real backend ignores the header.`,
      schema: { type: 'string' },
      example: currentWorld,
    },
  ];
}
