/** Built-in idle timing in seconds (S-9-09, S-4.1-23). A file of its own, for the start of the page needs nothing more. */
export const idleDefaults = {
  idleSeconds: 600,
  timeoutSeconds: 300,
  keepAliveSeconds: 120,
  sensitivitySeconds: 1,
} as const;
