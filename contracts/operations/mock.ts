import Type from 'typebox';
import { longestRecipeText } from '../api/recipe-link.ts';
import type { Method, Operation, Operations } from '../operation.ts';
import { described, NoContent, ProductPath, strict } from '../schema.ts';
import { JournalFindings, JournalSearch } from './journal-search.ts';
import { Har } from './har.ts';
import { Catalogue } from './catalogue.ts';
import { EventOrder, RunningWorld, TokenOrder, WorldRecipe, WorldTicket } from './mock-schemas.ts';
import { WorldLoanRow } from './recipe.ts';
import { JournalEntry } from './journal-search.ts';
import { EventMessage, MessageOrder, StateOrder, StateValues } from './state-schemas.ts';

const WorldId = described(
  Type.String({ pattern: '^[A-Za-z0-9-]{1,40}$' }),
  'Id of the world; `current` is the world of the header or cookie.',
);
const link = strict({
  recipe: described(
    Type.Optional(Type.String({ maxLength: longestRecipeText })),
    'The recipe as JSON in base64url. With the prefix `z.`, the JSON is compressed by deflate.',
  ),
  at: described(
    Type.Optional(ProductPath),
    'Path in the product that opens; by default `/`. It has no backslash and no second slash at the start, which could lead to another site.',
  ),
});

type Details = Pick<Operation, 'responses'> & Partial<Operation>;

/**
 * Returns an operation of the control API, which is not part of the product and exists only with MOCK=on. Its requests
 * are never passed on to a real backend.
 */
const control = <const D extends Details>(method: Method, path: string, summary: string, details: D) =>
  ({
    area: 'configuration',
    method,
    path,
    access: 'anonymous',
    failure: 'local',
    successes: [],
    summary,
    ...details,
  }) as const;

/** Returns an operation on one world. `{id}` is its id, or `current` for the world in the header or cookie. */
const inWorld = <const D extends Details>(method: Method, path: string, summary: string, details: D) =>
  control(method, `/mock/worlds/{id}${path}`, summary, {
    parameters: strict({ id: WorldId }),
    ...details,
    problems: ['world-not-found', ...(details.problems ?? [])],
  });

const problemsOfState = ['state-not-found', 'account-not-found'] as const;

/** Every operation of the control API by name. */
export const mockOperations = {
  createWorld: control(
    'POST',
    '/mock/worlds',
    'Creates a world from a recipe. The response has the cookie and header that select it.',
    {
      body: WorldRecipe,
      responses: { 201: WorldTicket },
    },
  ),
  getWorld: inWorld('GET', '', 'Returns a world: a recipe that creates an equal world, and its state.', {
    query: strict({
      at: described(
        Type.Optional(Type.Literal('start')),
        '`start`: the recipe that the world was created from, in place of that of its present state.',
      ),
    }),
    responses: { 200: RunningWorld },
  }),
  changeWorld: inWorld(
    'PATCH',
    '',
    'Changes a world by a part of its recipe (RFC 7396), and sends the events of changed loans and menus to the open pages.',
    { body: WorldRecipe, responses: { 200: RunningWorld } },
  ),
  resetWorld: inWorld('POST', '/reset', 'Resets a world to its recipe.', {
    responses: { 200: RunningWorld },
  }),
  deleteWorld: inWorld('DELETE', '', 'Deletes a world and everything in it.', {
    responses: { 204: NoContent },
  }),
  getWorldLoans: inWorld('GET', '/loans', 'Lists at most 100 loans and leads of a world.', {
    query: strict({
      find: described(
        Type.Optional(Type.String({ maxLength: 100 })),
        'Names of the borrower, start of the loan number, or its last four digits; by default all.',
      ),
    }),
    responses: { 200: Type.Array(WorldLoanRow) },
  }),
  sendEvent: inWorld('POST', '/events', 'Sends an event to all open pages of a world.', {
    body: EventOrder,
    responses: {
      202: strict({
        listeners: described(
          Type.Integer({ minimum: 0 }),
          'Number of open pages at this server, which get the event.',
        ),
      }),
    },
    problems: ['account-not-found'],
  }),
  issueToken: inWorld(
    'POST',
    '/tokens',
    'Issues an access token of a persona in a world, valid or with a chosen flaw.',
    {
      body: TokenOrder,
      responses: {
        201: strict({
          accessToken: described(
            Type.String(),
            'Access token for the header `authorization`, after `Bearer `.',
          ),
        }),
      },
      problems: ['persona-not-found'],
    },
  ),
  changeState: control(
    'POST',
    '/mock/states',
    'Creates a world in a provider state, or deletes that world. The body has the format of Pact.',
    {
      body: StateOrder,
      responses: { 200: StateValues },
      problems: problemsOfState,
    },
  ),
  produceMessage: control(
    'POST',
    '/mock/messages',
    'Produces a message of the pact in its provider state. The body has the format of Pact.',
    {
      body: MessageOrder,
      responses: { 200: EventMessage },
      problems: problemsOfState,
    },
  ),
  searchJournal: inWorld(
    'POST',
    '/journal/search',
    'Counts and lists the requests with an operation, method, path, status, caller or parts of a body, or the unexpected ones.',
    {
      body: JournalSearch,
      responses: { 200: JournalFindings },
      problems: ['operation-not-found', 'persona-not-found'],
    },
  ),
  clearJournal: inWorld('DELETE', '/journal', 'Clears the journal of a world, not the data of the world.', {
    responses: { 204: NoContent },
  }),
  exportHar: inWorld('GET', '/journal/har', 'The journal of a world as a HAR file.', {
    responses: { 200: Har },
  }),
  streamJournal: inWorld(
    'GET',
    '/journal/stream',
    'Server-sent events: one for each request of a world, sent after the response, and one without data if the world changes or its journal is cleared.',
    {
      responses: { 200: Type.String() },
      events: { call: JournalEntry, change: Type.Null(), clear: Type.Null() },
    },
  ),
  getCatalogue: control(
    'GET',
    '/mock/catalogue',
    'The values that a recipe can have: personas, seeds, and the operations, problems and kinds of its faults.',
    { responses: { 200: Catalogue } },
  ),
  enterWorld: control(
    'GET',
    '/mock/enter',
    'Creates a world from the recipe in the query, selects it in the browser and opens the product. For a link on another site, a page asks for confirmation first.',
    {
      query: link,
      responses: { 302: NoContent },
      problems: ['window-needed'],
    },
  ),
  confirmWorld: control(
    'POST',
    '/mock/enter',
    'Creates the world that a link describes, after the user has agreed.',
    {
      query: link,
      responses: { 303: NoContent },
    },
  ),
} as const satisfies Operations;
