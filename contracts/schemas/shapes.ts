import Type, { type TSchema } from 'typebox';
import type { Operation, Operations } from '../api/operation.ts';

/** The shapes of one call. Answers are keyed by status; problem answers need no entry, all share one shape. */
export interface Shapes {
  readonly parameters?: TSchema;
  readonly query?: TSchema;
  readonly body?: TSchema;
  readonly answers: Readonly<Record<number, TSchema>>;
}

/** One entry for each operation of a table: a missing or surplus one does not compile. */
export type ShapesOf<Table extends Operations> = { readonly [Name in keyof Table]: Shapes };

/** The shape of a call's only successful answer that has a body. */
export type AnswerOf<S extends Shapes> =
  S['answers'] extends Readonly<Record<200, infer Answer extends TSchema>> ? Type.Static<Answer> : null;

/** The shape of a call's body. */
export type BodyOf<S extends Shapes> = S extends { readonly body: infer Body extends TSchema }
  ? Type.Static<Body>
  : never;

/** True when the call changes state, so that the anti-forgery header is enforced (L-7-04). */
export const changesState = (operation: Operation): boolean => operation.method !== 'GET';

/** An object without room for fields nobody documented. */
export const strict = <const P extends Record<string, TSchema>>(properties: P, options: object = {}) =>
  Type.Object(properties, { additionalProperties: false, ...options });

/** An answer without a body. */
export const Nothing = Type.Null();

export const nullable = <const T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** One of a list of texts, as a JSON Schema enum. */
export const oneOf = <const Values extends string[]>(values: readonly [...Values]) => Type.Enum(values);

/** No id is greater: not every store could keep it. */
export const greatestId = 2_147_483_647;

/** Positive whole number that identifies an account, institution, user, product or task. */
export const Id = Type.Integer({ minimum: 1, maximum: greatestId });

/** The same as it stands in a path or query: digits only. */
export const IdText = Type.String({ pattern: '^[1-9][0-9]{0,9}$' });

/** Calendar day without a time zone, yyyy-MM-dd. */
export const Day = Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' });

/** US dollars as a decimal number with at most two decimals. */
export const Usd = Type.Number({ multipleOf: 0.01 });

/** A fraction: 0.065 stands for 6.5 % (A-08). */
export const Fraction = Type.Number();
