import { isDeepStrictEqual } from 'node:util';
import { followed, type Resolve, type Sides } from './document-parts.ts';
import { type Change, otherChanges } from './other-changes.ts';

/** One way to sign a request in: the scopes that it needs, by the name of the security scheme. */
export type Alternative = Readonly<Record<string, readonly string[]>>;

/**
 * Returns the changes of what an operation requires of a client that signs in. It breaks a client if its way to sign in
 * is no longer enough: an alternative that is gone, a scheme or scope more, or a scheme that works otherwise.
 *
 * @param was the alternatives of the operation, or of the document; none: every client may send the request
 */
export function securityChanges(
  was: readonly Alternative[],
  is: readonly Alternative[],
  resolve: Sides<Resolve>,
): Change[] {
  const [earlier, later] = [was, is].map((alternatives) =>
    alternatives.length === 0 ? [{}] : alternatives,
  ) as [Alternative[], Alternative[]];
  const covers = (one: Alternative) => (other: Alternative) =>
    Object.entries(one).every(
      ([scheme, scopes]) => scopes.every((scope) => other[scheme]?.includes(scope)) && other[scheme],
    );
  const told = (kind: Change['kind'], what: string): Change => ({ kind, where: 'security', what });
  const kept = [...new Set(earlier.flatMap(Object.keys))].filter((scheme) =>
    later.some((alternative) => alternative[scheme]),
  );
  return [
    ...earlier
      .filter((one) => !later.some((other) => covers(other)(one)))
      .map((one) => told('breaking', `no longer accepts ${inWords(one)}`)),
    ...later
      .filter((one) => !earlier.some((other) => isDeepStrictEqual(one, other)))
      .map((one) => told('compatible', `accepts ${inWords(one)}`)),
    ...kept.flatMap((scheme) =>
      otherChanges(
        schemeNamed(scheme, resolve.before),
        schemeNamed(scheme, resolve.after),
        `security ${scheme}`,
        [],
        resolve,
      ),
    ),
  ];
}

const schemeNamed = (name: string, resolve: Resolve): object =>
  followed({ $ref: `#/components/securitySchemes/${name}` }, resolve);

const inWords = (alternative: Alternative): string =>
  Object.entries(alternative)
    .map(([scheme, scopes]) => (scopes.length === 0 ? scheme : `${scheme} (${scopes.join(', ')})`))
    .join(' with ') || 'requests without sign-in';
