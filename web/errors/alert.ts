import type { ProductStorage } from '../shared/storage.ts';

/** The types of an alert, by which its look differs. */
export const alertTypes = ['Error', 'Warning', 'Information', 'Success'] as const;
export type AlertType = (typeof alertTypes)[number];

/** What the route alert-message shows (S-3-58). */
export interface AlertMessage {
  readonly type: AlertType;
  readonly title: string;
  /** Empty when the title says everything. */
  readonly description: string;
}

/** What the page says when no alert is kept (L-2.1-11). */
export const noAlert = {
  title: 'No Message',
  text: 'There is no message to show. You can close this window.',
} as const;

/** Keeps the alert for the window that is about to be opened: a new window starts with a copy. */
export function storeAlert(alert: AlertMessage, storage: ProductStorage): void {
  storage.write('alertMessage', alert);
}

/**
 * The alert kept in session storage (S-2.1-24); null when none is kept or what is kept cannot be told. A type that
 * nobody knows is shown as information.
 */
export function readAlert(storage: ProductStorage): AlertMessage | null {
  const value = storage.read('alertMessage');
  if (typeof value !== 'object' || value === null) return null;
  const { type, title, description } = value as Readonly<Record<string, unknown>>;
  if (typeof title !== 'string' || title.trim() === '') return null;
  return {
    type: alertTypes.find((known) => known === type) ?? 'Information',
    title,
    description: typeof description === 'string' ? description : '',
  };
}

/** The alert has been read: this window keeps it no longer, the one that opened it still does (S-2.1-45). */
export function forgetAlert(storage: ProductStorage): void {
  storage.remove('alertMessage');
}
