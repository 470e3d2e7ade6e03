import type { SharingBrowser } from './shared-events.ts';

/** For tests: a browser in which tabs share nothing, with one visible tab. */
export const oneTab: SharingBrowser = {
  locks: undefined,
  openChannel: () => {
    throw new DOMException('denied', 'SecurityError');
  },
  isVisible: () => true,
  onVisibility: () => undefined,
};
