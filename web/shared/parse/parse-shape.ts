import { isRecord, isText } from './guards.ts';

/** Called with the path of a field whose value is invalid. */
export type OnUnread = (field: string) => void;

/** Parses a value. Returns the empty value for an invalid one and reports it. */
export type Parser<Value> = (value: unknown, onUnread: OnUnread) => Value;

/** A parser for each field of a shape. */
type Parsers<Shape> = { readonly [Key in keyof Shape]-?: Parser<Shape[Key]> };

/** Parses an object field by field and drops unknown fields. */
export const shape =
  <Shape>(parsers: Parsers<Shape>): Parser<Shape> =>
  (value, onUnread) => {
    if (isPresent(value) && !isRecord(value)) onUnread('');
    const given = isRecord(value) ? value : {};
    const fields = Object.entries<Parser<unknown>>(parsers);
    const parsed = fields.map(([key, parse]) => [
      key,
      parse(given[key], (inside) => onUnread(inside === '' ? key : `${key}.${inside}`)),
    ]);
    return Object.fromEntries(parsed) as Shape;
  };

/** Parses a list of objects and drops entries that are not objects. */
export const listOf =
  <Item>(parse: Parser<Item>): Parser<Item[]> =>
  (value, onUnread) => {
    if (isPresent(value) && !Array.isArray(value)) onUnread('');
    const items: readonly unknown[] = Array.isArray(value) ? value : [];
    if (!items.every(isRecord)) onUnread('');
    return items.filter(isRecord).map((item) => parse(item, onUnread));
  };

/** Returns a parser for one type, with an empty value for a missing or invalid one. */
export const kindOf =
  <Value, Blank>(is: (value: unknown) => value is Value, blank: Blank): Parser<Value | Blank> =>
  (value, onUnread) => {
    if (is(value)) return value;
    if (isPresent(value)) onUnread('');
    return blank;
  };

/** Returns the parser for a required field: it reports a missing value as invalid. */
export const required =
  <Value>(parse: Parser<Value>): Parser<Value> =>
  (value, onUnread) => {
    if (!isPresent(value)) onUnread('');
    return parse(value, onUnread);
  };

export const isPresent = (value: unknown): boolean => value !== null && value !== undefined;

/** Parses a text; null for none. */
export const text = kindOf(isText, null);
/** Parses a text; blank for none. */
export const word = kindOf(isText, '');
/** Parses a finite number; null for none. */
export const number = kindOf(
  (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value),
  null,
);
/** Parses a boolean; false for none. */
export const flag = kindOf((value: unknown): value is boolean => typeof value === 'boolean', false);
