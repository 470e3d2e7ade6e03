import type { Fault } from '../../client/contract.ts';
import { isRecord } from '../../../../web/shared/parse.ts';
import { parseJson } from './recipe.ts';
import { inWords } from './words.ts';

type When = NonNullable<Fault['when']>;

/** The conditions of a fault as a form has them: a persona and two texts of JSON. A missing one does not limit it. */
export interface Conditions {
  readonly caller?: string | undefined;
  readonly parameters?: string | undefined;
  readonly body?: string | undefined;
}

/**
 * Converts the conditions of a form to those of a fault; empty for a fault of all requests.
 *
 * @throws {Error} that names the text that is not valid JSON
 */
export function whenOf({ caller, parameters, body }: Conditions): Pick<Fault, 'when'> {
  const when: When = {
    ...(caller === undefined ? {} : { caller }),
    ...(parameters === undefined
      ? {}
      : { parameters: parseJson('The condition for parameters', parameters) as When['parameters'] & object }),
    ...(body === undefined ? {} : { body: parseJson('The condition for the body', body) }),
  };
  return Object.keys(when).length === 0 ? {} : { when };
}

/** Describes the requests that meet a condition, such as " of Lending staff with loanId 123401"; empty for all. */
export function whenInWords({ when }: Pick<Fault, 'when'>): string {
  if (when === undefined) return '';
  const { caller, parameters = {}, body } = when;
  const parts = Object.entries(parameters).map(([name, value]) => `${name} ${value}`);
  const contains = body === undefined ? [] : [`${JSON.stringify(body)} in the body`];
  const having = [...parts, ...contains].join(' and ');
  return `${caller === undefined ? '' : ` of ${inWords(caller)}`}${having === '' ? '' : ` with ${having}`}`;
}

/** Returns the parameters of a request: the values of its path, by the names in the path of the operation, and its query. */
export function parametersOf(template: string, address: string): Record<string, string> {
  const [path = '', query = ''] = address.split('?', 2);
  const values = path.split('/');
  const inPath = template
    .split('/')
    .flatMap((name, index) =>
      name.startsWith('{') ? [[name.slice(1, -1), decodeURIComponent(values[index] ?? '')] as const] : [],
    );
  return { ...Object.fromEntries(inPath), ...Object.fromEntries(new URLSearchParams(query)) };
}

/** Returns a body as the text of a condition; an empty object for a body that is not JSON. */
export function bodyCondition(body: string | null): string {
  try {
    const value: unknown = JSON.parse(body ?? '');
    return JSON.stringify(isRecord(value) ? value : {}, null, 2);
  } catch {
    return '{}';
  }
}
