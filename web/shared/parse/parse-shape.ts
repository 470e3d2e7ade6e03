import { isRecord, isText } from './guards.ts';

/** Called with the path of a field that holds something, but nothing that it may hold. */
export type OnUnread = (field: string) => void;

/** Parses a value. For one that it cannot read it returns what stands for none, and says so. */
export type Parser<Value> = (value: unknown, onUnread: OnUnread) => Value;

/** A parser for each field of a shape. */
type Parsers<Shape> = { readonly [Key in keyof Shape]-?: Parser<Shape[Key]> };

/** Parses an object field by field. Fields that the shape does not name are left out. */
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

/** Parses a list of objects. Entries that are no objects are left out. */
export const listOf =
  <Item>(parse: Parser<Item>): Parser<Item[]> =>
  (value, onUnread) => {
    if (isPresent(value) && !Array.isArray(value)) onUnread('');
    const items: readonly unknown[] = Array.isArray(value) ? value : [];
    if (!items.every(isRecord)) onUnread('');
    return items.filter(isRecord).map((item) => parse(item, onUnread));
  };

/** A value of one kind, or what stands for none. */
export const kindOf =
  <Value, Blank>(is: (value: unknown) => value is Value, blank: Blank): Parser<Value | Blank> =>
  (value, onUnread) => {
    if (is(value)) return value;
    if (isPresent(value)) onUnread('');
    return blank;
  };

/** The same parser for a field that must be there: a missing one counts as unread. */
export const required =
  <Value>(parse: Parser<Value>): Parser<Value> =>
  (value, onUnread) => {
    if (!isPresent(value)) onUnread('');
    return parse(value, onUnread);
  };

export const isPresent = (value: unknown): boolean => value !== null && value !== undefined;

/** A text, or null for none. */
export const text = kindOf(isText, null);
/** A text, or a blank one for none. */
export const word = kindOf(isText, '');
/** A finite number, or null for none. */
export const number = kindOf(
  (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value),
  null,
);
/** A flag; a missing one is false. */
export const flag = kindOf((value: unknown): value is boolean => typeof value === 'boolean', false);
