import { element } from './dom.ts';

/** A text as it was written. A long one scrolls, so the keyboard must reach it. */
export const body = (content: string, title: string): HTMLElement =>
  element('pre', { tabindex: 0, role: 'region', 'aria-label': title }, content);
