import dayjs, { type Dayjs } from 'dayjs';

interface Press {
  readonly key: string;
  readonly shiftKey: boolean;
}

/**
 * Returns the date after a key; null for a key that does not move the date. Up and Down move by a day, Page Up and Page
 * Down by a month, with Shift by a year. Left and Right give null, since they move the caret.
 */
export function dayAfterKey(from: Dayjs | string, { key, shiftKey }: Press): Dayjs | null {
  const day = dayjs(from);
  const page = shiftKey ? 'year' : 'month';
  switch (key) {
    case 'ArrowUp':
      return day.subtract(1, 'day');
    case 'ArrowDown':
      return day.add(1, 'day');
    case 'PageUp':
      return day.subtract(1, page);
    case 'PageDown':
      return day.add(1, page);
    default:
      return null;
  }
}
