export const failedPages = {
  /** For a user whose data could not be loaded. */
  profile: {
    title: "We couldn't load your profile",
    text: 'Nothing was lost. Try again, or log out.',
  },
  landing: {
    title: "We couldn't open your work",
    text: 'Nothing was lost. Try again, or log out.',
  },
  /** For an address of a loan that does not exist. */
  loanNotFound: {
    title: 'Loan Not Found',
    text: "We couldn't find a loan or lead at this address, or you don't have permission to view it. Check the link, or open a loan from the pipeline.",
  },
  /** For a page whose code could not be downloaded. */
  download: {
    title: "We couldn't load this page",
    text: 'You may be offline, or a new version may have been installed while you were working. Check your connection, and then reload the page.',
  },
  /** For a page whose rendering threw an error. */
  broken: {
    title: 'Something Went Wrong',
    text: "This page stopped working. Try again. If that doesn't help, start over to clear the data stored in this browser, or contact support.",
  },
} as const;

/**
 * Returns true if a file of the app could not be downloaded: the user is offline, or a new version has replaced the
 * file. Browsers have no code for this error and use different messages.
 */
export const isDownloadError = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|importing a module script|preload CSS/i.test(error.message);
