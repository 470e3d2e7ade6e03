import { isDeepStrictEqual } from 'node:util';
import type { Change } from './schema-changes.ts';

/** One way to sign a request in: the scopes that it needs, by the name of the security scheme. */
export type Alternative = Readonly<Record<string, readonly string[]>>;

/** A security scheme of the components. */
export type SecurityScheme = Readonly<Record<string, unknown>>;

/** What an operation requires of a client that signs in. */
export interface Security {
  /** The alternatives of the operation, or of the document; none: every client may send the request. */
  readonly alternatives: readonly Alternative[];
  readonly schemes: Readonly<Record<string, SecurityScheme>>;
}

/** Parts of a scheme that only describe. */
const words = ['description', 'bearerFormat'];

/**
 * Returns the changes of what an operation requires. It breaks a client if its way to sign in is no longer enough: an
 * alternative that is gone, a scheme or scope more, or a scheme that works otherwise.
 */
export function securityChanges(was: Security, is: Security): Change[] {
  const [earlier, later] = [was, is].map(({ alternatives }) =>
    alternatives.length === 0 ? [{}] : alternatives,
  ) as [Alternative[], Alternative[]];
  const covers = (one: Alternative) => (other: Alternative) =>
    Object.entries(one).every(
      ([scheme, scopes]) => scopes.every((scope) => other[scheme]?.includes(scope)) && other[scheme],
    );
  const told = (kind: Change['kind'], what: string): Change => ({ kind, where: 'security', what });
  const kept = [...new Set([...earlier, ...later].flatMap(Object.keys))].filter(
    (scheme) => was.schemes[scheme] && is.schemes[scheme],
  );
  return [
    ...earlier
      .filter((one) => !later.some((other) => covers(other)(one)))
      .map((one) => told('breaking', `no longer accepts ${inWords(one)}`)),
    ...later
      .filter((one) => !earlier.some((other) => isDeepStrictEqual(one, other)))
      .map((one) => told('compatible', `accepts ${inWords(one)}`)),
    ...kept.flatMap((scheme) => schemeChanges(scheme, was.schemes[scheme], is.schemes[scheme])),
  ];
}

const inWords = (alternative: Alternative): string =>
  Object.entries(alternative)
    .map(([scheme, scopes]) => (scopes.length === 0 ? scheme : `${scheme} (${scopes.join(', ')})`))
    .join(' with ') || 'requests without sign-in';

function schemeChanges(scheme: string, was: SecurityScheme = {}, is: SecurityScheme = {}): Change[] {
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((name) => !isDeepStrictEqual(was[name], is[name]))
    .map((name) => ({
      kind: words.includes(name) || name.startsWith('x-') ? 'words' : 'breaking',
      where: `security ${scheme}`,
      what: `has another ${name}`,
    }));
}
