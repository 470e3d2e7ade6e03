import dayjs, { type Dayjs } from 'dayjs';

interface Press {
  readonly key: string;
  readonly shiftKey: boolean;
}

/**
 * The day that a press of a key leads to from another one; null for a key that leads to none. Up and down go from day
 * to day, Page Up and Page Down from month to month, and with Shift from year to year. Left and right stay with the text.
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
