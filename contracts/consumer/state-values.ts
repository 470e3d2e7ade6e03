import type { MatchersV3 } from '@pact-foundation/pact';
import type { StateId } from '../api/provider-states.ts';

type Value = string | number;

/** Ids that exist on no server. The pact has them without an expression. */
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
 * Returns a value of a request that the provider state gives: the consumer sends the example and nothing else, and a
 * verifier sends what the expression makes of the state's values.
 */
export const ofState = <T extends Value>(
  expression: string,
  example: T,
): MatchersV3.ProviderStateInjectedValue<T> => ({
  'pact:matcher:type': 'equality',
  'pact:generator:type': 'ProviderState',
  expression,
  value: example,
  // Without a type a verifier might send a number as text.
  ...(typeof example === 'number' ? { dataType: 'INTEGER' } : {}),
});

/** Returns the ids among the named values of a request, by what a provider state calls them. */
export function idsIn(...parts: readonly (object | undefined)[]): Partial<Record<StateId, string>> {
  const entries = parts.flatMap((part) => Object.entries(part ?? {}) as [string, Value][]);
  return Object.fromEntries(
    entries.flatMap(([name, value]) => {
      const id = idNameOf(name, value);
      return id === undefined ? [] : [[id, String(value)]];
    }),
  );
}

/** Returns the values of a query or a body with each id as the provider state gives it. */
export const withStateIds = (values: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]: [string, Value]) => {
      const id = idNameOf(name, value);
      return [name, id === undefined ? value : ofState(`\${${id}}`, value)];
    }),
  );

/** Returns the path of an address with each id as the provider state gives it; an address without ids as it is. */
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
