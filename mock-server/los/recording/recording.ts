import type { TSchema } from 'typebox';
import { productOperations } from '../../../contracts/operations/all.ts';
import type { Configuration } from '../../../contracts/operations/configuration.ts';
import type { Institutions, Originator, Product } from '../../../contracts/operations/create-loan.ts';
import type { Account } from '../../../contracts/operations/loan.ts';
import type { LoanDashboard } from '../../../contracts/operations/dashboard.ts';
import { type WorldRecipe, WorldSettings } from '../../../contracts/operations/mock-schemas.ts';
import { OwnInstitution, OwnLoan, OwnMenu, OwnUser } from '../../../contracts/operations/recipe.ts';
import type { Recording } from '../../../contracts/operations/recording.ts';
import type { User } from '../../../contracts/operations/session.ts';
import { type LoanMenu, type MenuEntry, menuNames } from '../../../contracts/operations/shell.ts';
import type { Operation } from '../../../contracts/operation.ts';
import { isPresent } from '../../seeds/checks.ts';
import { filled } from '../../seeds/filled.ts';
import { JsonError, parseJson } from '../../http/json-text.ts';
import { takingTurns } from '../../http/turns.ts';
import { type Choice, Draft, Skipped } from './draft.ts';

/** A response as it was recorded. */
export interface RecordedResponse {
  readonly method: string;
  /** Path without query. */
  readonly path: string;
  readonly status: number;
  readonly body: string | null;
  /** True if a fault of the mock server has changed the response. */
  readonly isFaulty: boolean;
  /** Time of the response; undefined if unknown. The clock of the recipe is frozen at the time of the last response. */
  readonly at: string | undefined;
}

/** Validates a value. Returns how it violates the schema; an empty list for a valid value. */
export type Findings = (schema: TSchema, value: unknown) => readonly string[];

/**
 * Converts responses of a real system to a recipe with invented identifiers and without personal data. Skips, with the
 * reason, a response that violates its contract or that a recipe cannot contain. Of two responses about the same
 * record, the later one is used. Yields to other work between two responses.
 */
export async function recordingOf(
  responses: readonly RecordedResponse[],
  findingsIn: Findings,
): Promise<Recording> {
  const draft = new Draft();
  const kept: Recording['kept'] = [];
  const skipped: Recording['skipped'] = [];
  const turn = takingTurns();
  for (const response of responses) {
    await turn();
    const { method, path } = response;
    try {
      kept.push({ operation: take(draft, response, findingsIn), path: path.slice(0, longestPath) });
    } catch (error) {
      if (!(error instanceof Skipped)) throw error;
      skipped.push({ method, path: path.slice(0, longestPath), reason: error.message });
    }
  }
  const now = momentIn(responses.at(-1)?.at);
  const { recipe, refused } = fitting({ ...draft.recipe(), ...(now === null ? {} : { now }) }, findingsIn);
  return { recipe, kept, skipped: [...skipped, ...refused] };
}

/** Converts a date and time in any zone to the form of a recipe; null for any other text. */
function momentIn(text: string | undefined): string | null {
  const date = new Date(text ?? '');
  if (Number.isNaN(date.getTime())) return null;
  const moment = date.toISOString();
  return isPresent(moment) ? moment : null;
}

/** Removes the parts of a recipe that violate the schema of recipes. Returns the other parts, and the reasons. */
function fitting(
  recipe: WorldRecipe,
  findingsIn: Findings,
): { readonly recipe: WorldRecipe; readonly refused: Recording['skipped'] } {
  const refused: Recording['skipped'] = [];
  const fits = (part: string, schema: TSchema) => (value: unknown, index: number) => {
    const findings = findingsIn(schema, value);
    if (findings.length > 0)
      refused.push({
        method: 'GET',
        path: `${part}.${index}`,
        reason: `A recipe cannot have this value: ${findings.join('; ')}.`,
      });
    return findings.length === 0;
  };
  const { settings, users, menus, institutions, loans, ...rest } = recipe;
  const own = {
    users: users?.filter(fits('users', OwnUser)),
    menus: menus?.filter(fits('menus', OwnMenu)),
    institutions: institutions?.filter(fits('institutions', OwnInstitution)),
    loans: loans?.filter(fits('loans', OwnLoan)),
    settings: settings && [settings].find(fits('settings', WorldSettings)),
  };
  return { recipe: { ...rest, ...filled(own) }, refused };
}

const longestPath = 300;

/** Adds a response to a draft and returns the name of its operation. @throws {Skipped} with the reason */
function take(
  draft: Draft,
  { method, path, status, body, isFaulty }: RecordedResponse,
  findingsIn: Findings,
): string {
  if (method !== 'GET') throw new Skipped('Only GET requests are recorded.');
  if (isFaulty) throw new Skipped('A fault of the mock server has changed the response.');
  for (const { name, template, schema, read } of recorded) {
    const parameters = parametersIn(path, template);
    if (!parameters) continue;
    if (status !== 200) throw new Skipped(`${name} responded with ${status}.`);
    const value = parsed(body ?? '');
    const findings = findingsIn(schema, value);
    if (findings.length > 0) throw new Skipped(`${name} breaks its contract: ${findings.join('; ')}.`);
    read(draft, value as never, parameters);
    return name;
  }
  throw new Skipped('Responses of this path cannot become part of a recipe.');
}

function parsed(body: string): unknown {
  try {
    return parseJson(Buffer.from(body));
  } catch (error) {
    if (error instanceof JsonError && error.isTooLarge) throw new Skipped(`The body ${error.message}.`);
    throw new Skipped(`The body is not valid JSON: it may be cut off after ${body.length} characters.`);
  }
}

type Parameters = Readonly<Record<string, string>>;

interface RecordedOperation {
  readonly name: string;
  /** Path with its parameters in braces. */
  readonly template: string;
  readonly schema: TSchema;
  readonly read: (draft: Draft, value: never, parameters: Parameters) => void;
}

const operation = <Value>(
  name: keyof typeof productOperations,
  read: (draft: Draft, value: Value, parameters: Parameters) => void,
): RecordedOperation => {
  const { path, responses }: Operation = productOperations[name];
  return {
    name,
    template: path,
    schema: responses[200] as TSchema,
    read,
  };
};

/**
 * Returns the parameters of a path that ends like a template; null for any other path. The paths of a backend may start
 * with segments that the documented paths do not have.
 */
function parametersIn(path: string, template: string): Parameters | null {
  const wanted = template.split('/').slice(1);
  const segments = path.split('/').slice(1).slice(-wanted.length);
  if (segments.length < wanted.length) return null;
  const pairs = wanted.map((name, index) => [name, segments[index] ?? ''] as const);
  const isParameter = ([name]: (typeof pairs)[number]) => name.startsWith('{');
  if (pairs.some((pair) => !isParameter(pair) && pair[0] !== pair[1])) return null;
  return Object.fromEntries(pairs.filter(isParameter).map(([name, value]) => [name.slice(1, -1), value]));
}

/** The operations whose responses become part of a recipe. */
const recorded: readonly RecordedOperation[] = [
  operation<Configuration>('getConfiguration', (draft, value) => (draft.configuration = value)),
  operation<User>('getUser', (draft, value) => {
    if (draft.user && draft.user.email !== value.email)
      throw new Skipped('A recording has one user, and this response is of another user.');
    draft.user = value;
  }),
  operation<MenuEntry[]>('getMenu', (draft, value, { menu }) => {
    const name = menuNames.find((known) => known === menu);
    if (!name) throw new Skipped(`There is no such menu. The menus are ${menuNames.join(', ')}.`);
    draft.menus.set(name, value);
  }),
  operation<LoanMenu>(
    'getLoanMenu',
    (draft, { navigationMenu }) => void draft.menus.set('loan', navigationMenu),
  ),
  operation<LoanDashboard>('getLoanDashboard', (draft, dashboard, { generalAccountId }) =>
    draft.addLoan(Number(generalAccountId), { dashboard }),
  ),
  operation<Account>('getAccountById', (draft, account) =>
    draft.addLoan(account.generalAccountId, { account }),
  ),
  operation<Account>('getAccountByApplicationIdentifier', (draft, account) =>
    draft.addLoan(account.generalAccountId, { account }),
  ),
  operation<Institutions>('getInstitutions', (draft, { institutions, defaultloanOriginationTypes }) => {
    for (const { institutionId, name } of institutions)
      draft.institutions.set(institutionId, {
        name,
        defaultOriginationType: defaultloanOriginationTypes[institutionId] ?? 'Retail',
      });
  }),
  operation<Originator[]>('getOriginators', (draft, originators, { institutionId }) => {
    for (const { originatorUserId, firstName, lastName } of originators)
      draft.addChoice(Number(institutionId), originatorUserId, { firstName, lastName });
  }),
  operation<Product[]>('getProducts', (draft, products, { originatorId, institutionId }) =>
    draft.addChoice(Number(institutionId), Number(originatorId), { products }),
  ),
  operation<Choice['licensedStates']>(
    'getLicenses',
    (draft, licensedStates, { originatorId, institutionId }) =>
      draft.addChoice(Number(institutionId), Number(originatorId), { licensedStates }),
  ),
];
