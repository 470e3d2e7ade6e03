import { oneOf, shape, string } from '../../shared/parse.ts';
import type { ProductStorage } from '../../shared/storage.ts';

/** Types of an alert. Each type has its own icon and color. */
export const alertTypes = ['Error', 'Warning', 'Information', 'Success'] as const;
export type AlertType = (typeof alertTypes)[number];

export interface AlertMessage {
  readonly type: AlertType;
  readonly title: string;
  /** Text below the title; blank when the title is the whole message. */
  readonly description: string;
}

/** Texts of the alert page when there is no alert. */
export const noAlert = {
  title: 'No Message',
  text: 'There is no message to show. You can close this window.',
} as const;

/** Stores the alert for the window that opens next: a new window starts with a copy of session storage. */
export function storeAlert(alert: AlertMessage, storage: ProductStorage): void {
  storage.write('alertMessage', alert);
}

/**
 * Returns the alert of session storage; null if there is none or it has no title. An unknown type counts as
 * `Information`.
 */
export function readAlert(storage: ProductStorage): AlertMessage | null {
  const alert = parseAlert(storage.read('alertMessage'));
  return alert.title.trim() === '' ? null : alert;
}

const parseAlert = shape<AlertMessage>({
  type: oneOf(alertTypes, 'Information'),
  title: string,
  description: string,
});

/** Removes the alert that this window has shown. The window that opened it keeps its own copy. */
export function forgetAlert(storage: ProductStorage): void {
  storage.remove('alertMessage');
}
