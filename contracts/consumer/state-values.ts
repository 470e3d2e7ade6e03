import type { MatchersV3 } from '@pact-foundation/pact';
import type { StateId } from '../api/provider-states.ts';

type Value = string | number;

/** Ids that exist on no server. The pact has them as constants, not as values of the provider state. */
export const unknownIds = {
  missing: 999_999,
  /** An id that violates the schema. */
  malformed: 0,
  missingApplication: 'A-MISSING',
  malformedApplication: 'A_B',
} as const;

/** Names of ids in provider states, by their names in requests. */
const idNames: Readonly<Record<string, StateId>> = {
  accountId: 'accountId',
  generalAccountId: 'accountId',
  id: 'accountId',
  applicationIdentifier: 'applicationIdentifier',
  taskId: 'taskId',
  institutionId: 'institutionId',
  originatorId: 'originatorId',
  originatorUserId: 'originatorId',
  productId: 'productId',
  newUserId: 'userId',
};

/**
 * Returns a matcher for a request value that depends on the provider state. The consumer test sends the example. A
 * verifier sends the expression, filled in with the values of the state.
 */
export const ofState = <T extends Value>(
  expression: string,
  example: T,
): MatchersV3.ProviderStateInjectedValue<T> => ({
  'pact:matcher:type': 'equality',
  'pact:generator:type': 'ProviderState',
  expression,
  value: example,
  // Without a data type a verifier might send a number as text.
  ...(typeof example === 'number' ? { dataType: 'INTEGER' } : {}),
});

/** Returns the ids in the parameters and the body of a request, by their names in provider states. */
export function idsIn(...parts: readonly (object | undefined)[]): Partial<Record<StateId, string>> {
  const entries = parts.flatMap((part) => Object.entries(part ?? {}) as [string, Value][]);
  return Object.fromEntries(
    entries.flatMap(([name, value]) => {
      const id = idNameOf(name, value);
      return id === undefined ? [] : [[id, String(value)]];
    }),
  );
}

/** Returns the values of a query or body. Each id becomes a matcher that takes the id from the provider state. */
export const withStateIds = (values: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]: [string, Value]) => {
      const id = idNameOf(name, value);
      return [name, id === undefined ? value : ofState(`\${${id}}`, value)];
    }),
  );

/**
 * Returns a matcher for a path, which takes the ids from the provider state; without ids, returns the path unchanged.
 */
export function pathWithStateIds(
  example: string,
  template: string,
  parameters: Readonly<Record<string, Value>>,
): string | MatchersV3.Matcher<string> {
  const expression = template.replaceAll(/\{(\w+)\}/g, (_match, name: string) => {
    const value = parameters[name] ?? '';
    const id = idNameOf(name, value);
    return id === undefined ? encodeURIComponent(value) : `\${${id}}`;
  });
  return expression === example ? example : ofState(expression, example);
}

const unknownValues: readonly unknown[] = Object.values(unknownIds);

const idNameOf = (name: string, value: Value): StateId | undefined =>
  unknownValues.includes(value) ? undefined : idNames[name];
