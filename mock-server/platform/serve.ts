import type { IncomingMessage } from 'node:http';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchema,
  onRequestHookHandler,
  RawServerDefault,
  RouteGenericInterface,
} from 'fastify';
import Type, { type TSchema } from 'typebox';
import { productOperations, type OperationName } from '../../contracts/operations/all.ts';
import { mockOperations } from '../../contracts/operations/mock.ts';
import { changesState, type Operation } from '../../contracts/operation.ts';
import type { User } from '../../contracts/operations/session.ts';
import { entityTagOf, hasTag, responseJson, type StoredJson } from './http/responses.ts';
import { varyByEncoding } from './compression.ts';
import { refuseForeignPages, refuseForgery } from './http/anti-forgery.ts';
import { routeOf } from './inventory.ts';
import { invalidField, problem } from './http/problems.ts';
import type { WorldStore } from '../store/store.ts';
import { EventStream, eventStreamType, unbuffered } from './events/stream.ts';
import type { World } from './worlds/world.ts';

/** The input of a handler: the validated parts of the request, its world and its user. */
interface HandlerInput<S extends Operation> {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly world: World;
  readonly store: WorldStore;
  readonly parameters: RequestOf<S>['params'];
  readonly query: RequestOf<S>['query'];
  readonly body: RequestOf<S>['body'];
  /** Returns the signed-in user. @throws {Error} in an operation without sign-in */
  readonly user: () => User;
  /** Object id of the user at the identity provider; empty in an operation without sign-in. */
  readonly objectId: string;
}

/**
 * Handles an operation. Returns the response of the contract, null for a response without a body, a stored JSON text,
 * or a stream of events. A stream checks its own events.
 */
export type Handler<S extends Operation> = (input: HandlerInput<S>) => Result<S> | Promise<Result<S>>;

type Result<S extends Operation> = ResponseOf<S> | StoredJson | EventStream;

/** Serves a documented operation as in the endpoint table: path, access, anti-forgery, request and response. */
export function serve<Name extends OperationName>(
  app: FastifyInstance,
  name: Name,
  handler: Handler<(typeof productOperations)[Name]>,
): void {
  if (app.passedOn.has(name)) return;
  serveOperation(app, productOperations[name], handler);
}

/**
 * Serves an operation of the control API. The SPA sends no such request, so no anti-forgery header is needed. Requests
 * from pages of other sites are refused by their headers Sec-Fetch-Site and Origin. Responses are checked by tests only:
 * compiling the schema of a world would make the first response wait for a quarter of a second.
 */
export function serveMock<Name extends keyof typeof mockOperations>(
  app: FastifyInstance,
  name: Name,
  handler: Handler<(typeof mockOperations)[Name]>,
  { bodyLimit, checksBody }: Pick<ServeOptions, 'bodyLimit' | 'checksBody'> = {},
): void {
  serveOperation(app, mockOperations[name], handler, {
    guardOfState: refuseForeignPages,
    checksResponse: false,
    bodyLimit,
    checksBody,
  });
}

/** Responds with 501 to a documented operation that is not served yet. */
export function refuseUnserved(app: FastifyInstance, name: OperationName): void {
  const { method, path } = productOperations[name];
  app.route({
    method,
    url: routeOf(path),
    handler: () => {
      throw problem('not-served', `${method} ${path} is documented, but this server does not serve it yet.`);
    },
  });
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Refuses a request without a valid access token. */
    authenticate: onRequestHookHandler;
  }
}

interface ServeOptions {
  readonly guardOfState?: onRequestHookHandler;
  /** Maximum length of a request body in bytes. Default: the maximum of the server. */
  readonly bodyLimit?: number | undefined;
  /** True for a handler that checks the body itself, to name wrong parts that no schema knows in the same response. */
  readonly checksBody?: boolean | undefined;
  readonly checksResponse?: boolean;
}

function serveOperation<S extends Operation>(
  app: FastifyInstance,
  operation: S,
  handler: Handler<S>,
  { guardOfState = refuseForgery, bodyLimit, checksBody = false, checksResponse = true }: ServeOptions = {},
): void {
  const [status, schema] = onlyResponseOf(operation);
  const guards: onRequestHookHandler[] = [];
  if (operation.access === 'bearer') guards.push(app.authenticate);
  if (changesState(operation)) guards.push(guardOfState);
  app.withTypeProvider<TypeBoxTypeProvider>().route<RouteGenericInterface, unknown, SchemaOf<S>>({
    method: operation.method,
    url: routeOf(operation.path),
    schema: schemaOf(checksBody ? { ...operation, body: Type.Unknown() } : operation),
    // The handler refuses an invalid request, so that a fault in a preHandler hook answers first.
    attachValidation: true,
    onRequest: guards,
    // Data have constant headers: see commonHeadersPlugin.
    helmet: false,
    ...(bodyLimit === undefined ? {} : { bodyLimit }),
    handler: async (request, reply) => {
      if (request.validationError) throw request.validationError;
      if (!operation.body && request.body !== undefined && request.body !== null) {
        throw invalidField('body', 'must not be sent: this operation has no body');
      }
      respond(request, reply, await handler(inputOf(request, reply)));
      return reply.sent ? undefined : reply;
    },
  });

  function respond(request: FastifyRequest, reply: FastifyReply, result: unknown): void {
    void reply.code(status);
    if (status === 204) {
      void reply.send();
    } else if (result instanceof EventStream) {
      void reply.type(eventStreamType).headers(unbuffered).send(result);
    } else {
      const json = checksResponse ? responseJson(request, schema, result) : JSON.stringify(result);
      if (operation.isConstant && isKept(request, reply, json)) {
        varyByEncoding(reply, json.length);
        void reply.code(304).send();
      } else void reply.type('application/json; charset=utf-8').send(json);
    }
  }
}

/** Adds the entity tag of a response that never changes. Returns true if the client has kept the response. */
function isKept(request: FastifyRequest, reply: FastifyReply, json: string): boolean {
  const tag = entityTagOf(json);
  void reply.headers({ etag: tag, 'cache-control': 'private, no-cache' });
  // A fault corrupts a whole response.
  return !request.fault && hasTag(request, tag);
}

const inputOf = <S extends Operation>(request: RequestOf<S>, reply: FastifyReply): HandlerInput<S> => ({
  request,
  reply,
  world: request.world,
  store: request.world.store,
  parameters: request.params,
  query: request.query,
  body: request.body,
  objectId: request.objectId,
  user: () => {
    if (!request.user) throw new Error(`${request.method} ${request.url} has no signed-in user`);
    return request.user;
  },
});

/** The schemas of a route. They have no response: Fastify would remove unknown fields instead of refusing them. */
interface SchemaOf<S extends Operation> extends FastifySchema {
  readonly params: S['parameters'];
  readonly querystring: S['query'];
  readonly body: S['body'];
}

/** A request to an operation, with the types of its schemas. */
type RequestOf<S extends Operation> = FastifyRequest<
  RouteGenericInterface,
  RawServerDefault,
  IncomingMessage,
  SchemaOf<S>,
  TypeBoxTypeProvider
>;

/** Returns the schemas of a route. Fastify would warn of one that is undefined. */
const schemaOf = <S extends Operation>({ parameters, query, body }: S): SchemaOf<S> =>
  ({
    ...(parameters && { params: parameters }),
    ...(query && { querystring: query }),
    ...(body && { body }),
  }) as SchemaOf<S>;

function onlyResponseOf({ method, path, responses }: Operation): [status: number, schema: TSchema] {
  const [response, ...others] = Object.entries(responses);
  if (!response || others.length > 0) throw new Error(`${method} ${path} must have one response`);
  return [Number(response[0]), response[1]];
}

type ResponseOf<S extends Operation> = S['responses'][keyof S['responses']] extends infer Schema extends
  TSchema
  ? Type.Static<Schema>
  : never;
