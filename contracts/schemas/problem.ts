import Type from 'typebox';
import { problems } from '../api/problems.ts';
import { oneOf, strict } from './shapes.ts';

/** Body of every refusal (RFC 9457). `detail` says what to do; `errors` names the fields of a bad request. */
export const Problem = strict({
  type: Type.String(),
  title: Type.String(),
  status: Type.Integer({ minimum: 400, maximum: 599 }),
  detail: Type.String(),
  code: oneOf(Object.keys(problems)),
  traceId: Type.String(),
  errors: Type.Optional(Type.Array(strict({ field: Type.String(), message: Type.String() }))),
  /** The known path that is most like the one asked for. */
  nearest: Type.Optional(Type.String()),
  /** What an earlier request has created already: its application identifier. */
  existing: Type.Optional(Type.String()),
});
export type Problem = Type.Static<typeof Problem>;
