import Type from 'typebox';
import { described, oneOf, strict } from '../schema.ts';

export const faultKinds = [
  /** A problem response with `status`; `message` and the trace id may be left out. */
  'status',
  /** The normal response after `delayMilliseconds`. */
  'delay',
  /** No response. */
  'hang',
  /** Resets the connection. */
  'reset',
  /** The first half of the normal response. */
  'truncate',
  /** JSON with values of another type. */
  'wrong-type',
  /** An HTML page instead of JSON. */
  'html',
  /** For createLoan: 200 with status "error" and `message`. */
  'create-error',
  /** The given `response`. */
  'response',
] as const;

const ExactResponse = strict({
  status: described(Type.Integer({ minimum: 200, maximum: 599 }), 'HTTP status.'),
  headers: described(
    Type.Optional(
      Type.Record(
        Type.String({ pattern: '^[A-Za-z0-9-]{1,60}$' }),
        Type.String({ pattern: '^[ -~]*$', maxLength: 2_000 }),
        { maxProperties: 20, additionalProperties: false },
      ),
    ),
    'Headers by name. By default the body is JSON; with another `content-type`, a text is sent as it is.',
  ),
  body: described(Type.Optional(Type.Unknown()), 'Any JSON value; left out for a response without a body.'),
  anyway: described(
    Type.Optional(Type.Literal(true)),
    'True sends the response although it breaks the contract of the operation.',
  ),
});

/** Conditions on a request. A missing condition matches every request. */
const FaultCondition = strict({
  caller: described(Type.Optional(Type.String()), 'Id of the persona who sends the request.'),
  parameters: described(
    Type.Optional(
      Type.Record(Type.String({ minLength: 1, maxLength: 60 }), Type.String({ maxLength: 200 }), {
        maxProperties: 20,
      }),
    ),
    'Values of parameters in path or query, by name.',
  ),
  body: described(
    Type.Optional(Type.Unknown()),
    'Fields that the request body must contain. A list must be equal as a whole.',
  ),
});
export type FaultCondition = Type.Static<typeof FaultCondition>;

/** An error that is injected into responses of an operation. Requests are counted from the moment of injection. */
export const Fault = strict({
  operation: described(
    Type.String({ minLength: 1, maxLength: 60 }),
    'Name of an operation or of a legacy page, or `any`.',
  ),
  kind: described(
    oneOf(faultKinds),
    'What happens: `status` (a problem), `delay`, `hang` (no response), `reset` (the connection breaks), `truncate` (half a response), `wrong-type` (values of other types), `html` (a page), `create-error` (a 200 of createLoan with status "error"), `response` (exactly `response`).',
  ),
  status: described(
    Type.Optional(Type.Integer({ minimum: 400, maximum: 599 })),
    'HTTP status of a fault of the kind `status`, which needs it, or `html` (by default 200).',
  ),
  message: described(
    Type.Optional(Type.String({ maxLength: 500 })),
    'Error message of a fault of the kind `status`, `html` or `create-error`. Without a message, `status` has no body.',
  ),
  response: described(
    Type.Optional(ExactResponse),
    'Status, headers and body of a fault of the kind `response`. Both must be valid for the operation, except with `anyway`.',
  ),
  when: described(
    Type.Optional(FaultCondition),
    'Caller, parameters and body parts of the requests that are counted; by default all.',
  ),
  withTraceId: described(
    Type.Optional(Type.Boolean()),
    'False leaves the trace id out of a fault of the kind `status`.',
  ),
  delayMilliseconds: described(
    Type.Optional(Type.Integer({ minimum: 1, maximum: 60_000 })),
    'Delay of a fault of the kind `delay`, in milliseconds.',
  ),
  nth: described(
    Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
    'The first request that fails: 1, the default, is the next request.',
  ),
  afterStart: described(
    Type.Optional(Type.Literal(true)),
    'True if the requests of the product at startup do not count for a fault of `any` operation.',
  ),
  times: described(
    Type.Optional(Type.Union([Type.Integer({ minimum: 1, maximum: 10_000 }), Type.Literal('always')])),
    'Number of requests that fail, by default 1; `always` for all.',
  ),
});
export type Fault = Type.Static<typeof Fault>;
