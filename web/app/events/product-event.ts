import type { EventData, EventName } from '../../../contracts/operations/events.ts';
import { id, isRecord, parseJson, parseWhole, shape } from '../../shared/parse.ts';
import { parseLoanUpdate } from '../../shell/menu/loan-update.ts';

/** An event of the server for the signed-in user. */
type ProductEvent = {
  readonly [Name in EventName]: { readonly name: Name; readonly data: EventData[Name] };
}[EventName];

/**
 * Parses an event of the stream. Returns null for an undocumented event, and for one whose data is malformed. Unknown
 * fields are dropped: a newer server may send more.
 */
export function parseEvent(name: string | undefined, data: string): ProductEvent | null {
  const value = parseJson(data);
  switch (name) {
    case 'loanUpdate': {
      const update = parseLoanUpdate(value);
      return update && { name, data: update };
    }
    case 'menuUpdate': {
      const update = parseWhole(menuUpdate, value);
      return update && { name, data: update };
    }
    case 'sessionExtend':
      return isRecord(value) ? { name, data: {} } : null;
    default:
      return null;
  }
}

const menuUpdate = shape<EventData['menuUpdate']>({ generalAccountId: id });
