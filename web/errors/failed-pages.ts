/** What pages say in place of what could not be shown. */
export const failedPages = {
  /** The user could not be loaded. */
  profile: {
    title: 'Your profile could not be loaded',
    text: 'Nothing is lost. Try again, or log out and come back later.',
  },
  /** The landing went no further (S-4.3-12). */
  landing: { title: 'Your work could not be opened', text: 'Nothing is lost. Try again in a moment.' },
  /** The code of a page did not come. */
  download: {
    title: 'This page could not be downloaded',
    text: 'You may be offline, or a new version may have been installed while you worked. Check your connection, then reload.',
  },
  /** A page broke. */
  broken: {
    title: 'This page failed',
    text: 'Something went wrong that nobody expected. Reload the page; if that does not help, contact support.',
  },
} as const;
