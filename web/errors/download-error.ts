/**
 * True when a part of the app could not be downloaded: offline, or replaced by a new version. Browsers say so in
 * different words, and have no code for it.
 */
export const isDownloadError = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|importing a module script|preload CSS/i.test(error.message);
