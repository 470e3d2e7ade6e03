/**
 * Returns true if a file of the app could not be downloaded: the user is offline, or a new version has replaced the
 * file. Browsers have no code for this error and use different messages.
 */
export const isDownloadError = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|importing a module script|preload CSS/i.test(error.message);
