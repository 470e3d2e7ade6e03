import { element } from './dom.ts';

/** Draws a text unchanged. The element can have the focus, so that a long text scrolls by keyboard. */
export const body = (content: string, title: string): HTMLElement =>
  element('pre', { tabindex: 0, role: 'region', 'aria-label': title }, content);
