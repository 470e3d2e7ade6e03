import type { Verdict } from '../../../contracts/provider/verdicts.ts';

/** A reason for which many interactions fail, and the advice for this reason. */
interface SharedReason {
  readonly holds: (failed: Verdict) => boolean;
  readonly advice: string;
}

/** A reason that many failures share. */
export interface Hint {
  readonly text: string;
  /** True if the cause is outside of the contract, so that the run shows nothing about the rules. */
  readonly isSetUp: boolean;
}

/** Minimum number of failures with the same reason before a hint is given. */
const few = 3;

/**
 * Returns advice if at least half of the failures, and at least three, have the same reason; null otherwise. One cause
 * outside the contract, such as a missing token, fails nearly every interaction in the same way.
 */
export function hintOf(verdicts: readonly Verdict[]): Hint | null {
  const failed = verdicts.filter(({ verdict }) => verdict === 'failed');
  const isShared = (count: number) => count >= few && count * 2 >= failed.length;
  for (const { holds, advice } of knownReasons) {
    const count = failed.filter(holds).length;
    const text = `${count} of ${failed.length} failures have one reason: ${advice}`;
    if (isShared(count)) return { text, isSetUp: true };
  }
  const counts = new Map<string, number>();
  for (const [first] of failed.map(({ differences }) => differences)) {
    if (first === undefined) continue;
    const reason = `${first.where} is ${first.got}`;
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  const [common] = [...counts].toSorted(([, a], [, b]) => b - a);
  if (common === undefined || !isShared(common[1])) return null;
  return { text: `${common[1]} of ${failed.length} failures have one reason: ${common[0]}.`, isSetUp: false };
}

const got = (status: string) => (failed: Verdict) =>
  failed.differences.some((difference) => difference.where === 'status' && difference.got === status);
const says = (words: string) => (failed: Verdict) => failed.why.includes(words);

const hasDifference =
  (where: RegExp, value: string) =>
  ({ differences }: Verdict): boolean =>
    differences.some((one) => where.test(one.where) && one.got.startsWith(value));

/** Returns true if the response is JSON with other properties than those of the contract. */
function isOtherJson({ differences }: Verdict): boolean {
  const inBody = differences.filter(({ where }) => where.startsWith('$'));
  return inBody.length >= few && inBody.every(({ why }) => why === 'the property is missing');
}

const knownReasons: readonly SharedReason[] = [
  {
    holds: says('the state cannot be set up'),
    advice:
      'their states cannot be set up. Serve POST /mock/states as contracts/provider-states.md says, or name its server with --states.',
  },
  {
    holds: says('the provider gives no answer'),
    advice: 'the server does not respond. See whether it still runs, and read its log.',
  },
  {
    holds: (failed) =>
      failed.differences.some(
        ({ where, got: value }) => where === '$.code' && value.includes('world-unknown'),
      ),
    advice:
      'the server does not know the world of the state. States and requests must reach the same server or store: see --states.',
  },
  {
    holds: got('401'),
    advice:
      'the server responds with 401. Let POST /mock/states return an accessToken that this server accepts, issued for its address.',
  },
  {
    holds: got('403'),
    advice:
      'the server responds with 403. Let POST /mock/states return an antiForgeryToken that this server accepts, and a user with permissions.',
  },
  {
    holds: got('404'),
    advice: 'the server responds with 404. See whether --provider lacks a base path, or has one too many.',
  },
  {
    holds: hasDifference(/content.type$/, 'text/html'),
    advice: 'the server responds with an HTML page. See whether --provider is the address of a website.',
  },
  {
    holds: hasDifference(/^\$$/, 'nothing'),
    advice:
      'the server responds without a body. See whether --provider is the address of a proxy or health check.',
  },
  {
    holds: isOtherJson,
    advice:
      'the server responds with JSON of another product. See whether --provider is the address of this one.',
  },
];
