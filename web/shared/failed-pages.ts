export const failedPages = {
  /** For a user whose data could not be loaded. */
  profile: {
    title: 'Your Profile Could Not Be Loaded',
    text: 'Nothing is lost. Try again, or log out and come back later.',
  },
  landing: {
    title: 'Your Work Could Not Be Opened',
    text: 'Nothing is lost. Try again in a moment, or log out and come back later.',
  },
  /** For an address of a loan that does not exist. */
  loanNotFound: {
    title: 'Loan Not Found',
    text: 'There is no loan or lead at this address, or you may not see it. Check the link, or choose a loan from the pipeline.',
  },
  /** For a page whose code could not be downloaded. */
  download: {
    title: 'This Page Could Not Be Downloaded',
    text: 'You may be offline, or a new version may have been installed while you worked. Check your connection, then reload.',
  },
  /** For a page whose rendering threw an error. */
  broken: {
    title: 'This Page Failed',
    text: 'Something went wrong. Try again. If that does not help, start over, which clears what this browser has stored, or contact support.',
  },
} as const;

/**
 * Returns true if a file of the app could not be downloaded: the user is offline, or a new version has replaced the
 * file. Browsers have no code for this error and use different messages.
 */
export const isDownloadError = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|importing a module script|preload CSS/i.test(error.message);
