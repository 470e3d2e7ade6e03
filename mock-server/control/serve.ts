import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import type Type from 'typebox';
import type { TSchema } from 'typebox';
import { endpoints, type OperationName } from '../../contracts/api/endpoints.ts';
import { mockOperations } from '../../contracts/api/mock.ts';
import type { Operation } from '../../contracts/api/operation.ts';
import { endpointShapes } from '../../contracts/schemas/endpoints.ts';
import { mockShapes } from '../../contracts/schemas/mock.ts';
import type { User } from '../../contracts/schemas/session.ts';
import { changesState, type Shapes } from '../../contracts/schemas/shapes.ts';
import { answerJson, type StoredJson } from '../http/answers.ts';
import { sendAnswer } from '../http/send-answer.ts';
import type { Awaitable } from '../store/at-hand.ts';
import { refuseForeignPages, refuseForgery } from '../http/anti-forgery.ts';
import { routeOf } from './operations.ts';
import { problem } from '../http/problems.ts';
import { checkRequest } from '../http/validation.ts';
import { EventStream, eventStreamType } from './events/stream.ts';
import type { World } from './worlds/world.ts';

/** What a handler gets: the checked parts of the request, where it takes place, and who asks. */
export interface Call<S extends Shapes> {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly world: World;
  readonly parameters: Part<S, 'parameters'>;
  readonly query: Part<S, 'query'>;
  readonly body: Part<S, 'body'>;
  /** The signed-in user. @throws {Error} on a call that needs no sign-in */
  readonly user: () => User;
  /** Who the user is at the identity provider; empty on a call that needs no sign-in. */
  readonly objectId: string;
}

/**
 * The answer in the shape of the contract, null for one without a body, JSON that is kept as text, or a stream of
 * events, which checks what it sends itself.
 */
export type Handler<S extends Shapes> = (call: Call<S>) => Awaitable<Answer<S> | StoredJson | EventStream>;

/** Serves a documented call as the endpoint table describes it: path, access, anti-forgery, request and answer. */
export function serve<Name extends OperationName>(
  app: FastifyInstance,
  name: Name,
  handler: Handler<(typeof endpointShapes)[Name]>,
): void {
  if (app.passedOn.has(name)) return;
  serveOperation(app, endpoints[name], endpointShapes[name], handler);
}

/**
 * Serves a call of the control surface. No page of the product makes it, so there is no anti-forgery header; a browser
 * that calls for a foreign page says so and is refused.
 */
export function serveMock<Name extends keyof typeof mockOperations>(
  app: FastifyInstance,
  name: Name,
  handler: Handler<(typeof mockShapes)[Name]>,
): void {
  serveOperation(app, mockOperations[name], mockShapes[name], handler, refuseForeignPages);
}

/** Answers a documented call that is not served yet. */
export function refuseUnserved(app: FastifyInstance, name: OperationName): void {
  const { method, path } = endpoints[name];
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
    /** Lets a call pass when it carries a valid access token. */
    authenticate: onRequestHookHandler;
  }
}

function serveOperation<S extends Shapes>(
  app: FastifyInstance,
  operation: Operation,
  shapes: S,
  handler: Handler<S>,
  guardOfState: onRequestHookHandler = refuseForgery,
): void {
  const [status, answerShape] = onlyAnswerOf(operation, shapes);
  const guards: onRequestHookHandler[] = [];
  if (operation.access === 'bearer') guards.push(app.authenticate);
  if (changesState(operation)) guards.push(guardOfState);
  app.route({
    method: operation.method,
    url: routeOf(operation.path),
    onRequest: guards,
    // Waits for nothing where all is at hand.
    handler: (request, reply) => {
      checkRequest(request, shapes);
      const answer = handler(callOf<S>(request, reply));
      if (!(answer instanceof Promise)) {
        respond(request, reply, answer);
        return undefined;
      }
      return answer.then((made) => {
        respond(request, reply, made);
        return reply.sent ? undefined : reply;
      });
    },
  });

  function respond(request: FastifyRequest, reply: FastifyReply, answer: unknown): void {
    void reply.code(status);
    if (status === 204) {
      void sendAnswer(reply);
    } else if (answer instanceof EventStream) {
      void sendAnswer(reply.type(eventStreamType), answer);
    } else {
      const json = answerJson(request, answerShape, answer);
      void sendAnswer(reply.type('application/json; charset=utf-8'), json);
    }
  }
}

const callOf = <S extends Shapes>(request: FastifyRequest, reply: FastifyReply): Call<S> => ({
  request,
  reply,
  world: request.world,
  parameters: request.params as Part<S, 'parameters'>,
  query: request.query as Part<S, 'query'>,
  body: request.body as Part<S, 'body'>,
  objectId: request.objectId,
  user: () => {
    if (!request.user) throw new Error(`${request.method} ${request.url} has no signed-in user`);
    return request.user;
  },
});

function onlyAnswerOf({ method, path }: Operation, { answers }: Shapes): [status: number, shape: TSchema] {
  const [answer, ...others] = Object.entries(answers);
  if (!answer || others.length > 0) throw new Error(`${method} ${path} must have one answer`);
  return [Number(answer[0]), answer[1]];
}

type Part<S extends Shapes, Name extends 'parameters' | 'query' | 'body'> =
  S extends Readonly<Record<Name, infer Schema extends TSchema>>
    ? Type.Static<Schema>
    : Readonly<Record<string, never>>;

type Answer<S extends Shapes> = S['answers'][keyof S['answers']] extends infer Schema extends TSchema
  ? Type.Static<Schema>
  : never;
