import { isCalendarDay } from '../../contracts/api/calendar-day.ts';
import type { Shape } from '../../contracts/shape.ts';
import {
  isFlag,
  isNumber,
  isPresent,
  isText,
  kindOf,
  listOf,
  oneOf,
  optional,
  type Parser,
  shape,
} from './parse.ts';

/**
 * Returns the parser for a shape of an operation. An invalid part becomes a blank: null if the operation allows null,
 * else an empty text, 0, false or an empty list.
 * @param mayMiss true if no missing part is reported
 */
export function lenient<Value>(shapeOfValue: Shape<Value>, mayMiss = false): Parser<Value> {
  const parse = parserOf(shapeOfValue, mayMiss) as Parser<Value>;
  const { isNullable, isOptional } = shapeOfValue;
  if (mayMiss || isOptional) return optional(parse);
  return (value, onInvalid) => parse(value, isNullable && value === null ? undefined : onInvalid);
}

function parserOf(part: Shape, mayMiss: boolean): Parser<unknown> {
  const blank = <Blank>(own: Blank) => (part.isNullable ? null : own);
  switch (part.kind) {
    case 'text':
      return kindOf(isText, blank(''));
    case 'number':
      return kindOf(isNumber, blank(0));
    case 'whole': {
      const { minimum = -Infinity, maximum = Infinity } = part;
      const isWhole = (value: unknown): value is number =>
        Number.isSafeInteger(value) && Number(value) >= minimum && Number(value) <= maximum;
      return kindOf(isWhole, blank(0));
    }
    case 'flag':
      return kindOf(isFlag, blank(false));
    case 'choice':
      return oneOf(part.values, blank(part.values[0]));
    case 'day':
      return day;
    case 'list':
      return listOf(lenient(part.item, mayMiss));
    case 'object': {
      const fields = Object.entries(part.fields).map(([name, field]) => [name, lenient(field, mayMiss)]);
      const parse = shape(Object.fromEntries(fields) as Record<string, Parser<unknown>>);
      return (value, onInvalid) => (part.isNullable && !isPresent(value) ? null : parse(value, onInvalid));
    }
  }
}

/** Parses a calendar day, yyyy-MM-dd, with or without a time of day. Null for a missing day, blank for an invalid one. */
const day: Parser<string | null> = (value, onInvalid) => {
  if (!isPresent(value) || (isText(value) && value.trim() === '')) return null;
  if (isText(value) && isCalendarDay(value.split('T', 1)[0] ?? '')) return value;
  onInvalid?.('');
  return '';
};
