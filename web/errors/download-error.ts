/**
 * Returns true when a file of the app could not be downloaded: offline, or replaced by a new version. Browsers have no
 * code for this error and use different messages.
 */
export const isDownloadError = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|importing a module script|preload CSS/i.test(error.message);
