import type { IdleTiming } from '../schemas/configuration.ts';

/** The two sets of idle times that the documents give, in seconds (C-01). */
export const documentedIdleTimes = {
  /** Document 000, sections 4.1 and 9: what the product has built in. */
  builtIn: { idleSeconds: 600, timeoutSeconds: 300, keepAliveSeconds: 120 },
  /** Document 001, section 9: what an installation configures. The mock server ships it. */
  configured: { idleSeconds: 3_599, timeoutSeconds: 1, keepAliveSeconds: 900 },
} as const satisfies Readonly<Record<string, IdleTiming>>;

/** The longest of each idle time that a recipe may ask for, in seconds: one day. The shortest is 1. */
export const longestIdleTime = 86_400;
