import { builtInIdleTimes, shippedSettings } from '../../../../contracts/api/settings.ts';
import type { IdleTiming } from '../../../../contracts/operations/configuration.ts';

/** Named sets of idle times: those of documents 001 and 000, and short times for a demo of the warning. */
export const idleSets = {
  configured: { label: 'Document 001', times: shippedSettings.idle },
  builtIn: { label: 'Document 000', times: builtInIdleTimes },
  demo: { label: 'Demo', times: { idleSeconds: 5, timeoutSeconds: 30, keepAliveSeconds: 10 } },
} as const satisfies Readonly<Record<string, { readonly label: string; readonly times: IdleTiming }>>;
export type IdleSetName = keyof typeof idleSets;

/** Returns the name of the set with these times; null if no set has them. */
export function idleSetOf(times: IdleTiming): IdleSetName | null {
  const names = Object.keys(idleSets) as IdleSetName[];
  return names.find((name) => idleInWords(idleSets[name].times) === idleInWords(times)) ?? null;
}

export const idleInWords = ({ idleSeconds, timeoutSeconds, keepAliveSeconds }: IdleTiming): string =>
  `Warning after ${idleSeconds} s, sign-out ${timeoutSeconds} s later, keep-alive every ${keepAliveSeconds} s`;
