import Type from 'typebox';
import { longestRecipeText } from '../api/recipe-link.ts';
import type { Method, Operation, Operations } from '../operation.ts';
import { NoContent, oneOf, strict } from '../schema.ts';
import { JournalFindings, JournalSearch } from './journal-search.ts';
import { Har, Recording } from './recording.ts';
import {
  Catalogue,
  ClockChange,
  EventOrder,
  Fault,
  JournalEntry,
  PendingFault,
  TokenOrder,
  WorldChange,
  WorldRecipe,
  WorldState,
  WorldTicket,
} from './mock-schemas.ts';
import { EventMessage, MessageOrder, StateOrder, StateValues } from './state-schemas.ts';

const WorldId = Type.String({ pattern: '^[A-Za-z0-9-]{1,40}$' });
const link = strict({
  /** As JSON in base64url; after `z.` packed by deflate. */
  recipe: Type.Optional(Type.String({ maxLength: longestRecipeText })),
  /** The address in the product that opens; without it `/`. A second slash or a backslash would lead to another site. */
  at: Type.Optional(Type.String({ pattern: String.raw`^/(?![/\\])[!-\[\]-~]*$`, maxLength: 200 })),
});

type Details = Pick<Operation, 'responses'> & Partial<Operation>;

/**
 * An operation of the control surface of the mock server. It is not part of the product and never reaches a real
 * backend; it exists only while the server runs as a mock.
 */
const control = <const D extends Details>(method: Method, path: string, summary: string, details: D) =>
  ({
    area: 'configuration',
    method,
    path,
    access: 'anonymous',
    failure: 'local',
    successes: [],
    rules: [],
    summary,
    ...details,
  }) as const;

/** An operation on one world. `{id}` may be `current`: the world of the request itself. */
const inWorld = <const D extends Details>(method: Method, path: string, summary: string, details: D) =>
  control(method, `/mock/worlds/{id}${path}`, summary, {
    parameters: strict({ id: WorldId }),
    ...details,
    problems: ['world-not-found', ...(details.problems ?? [])],
  });

const problemsOfState = [
  'state-not-found',
  'persona-not-found',
  'operation-not-found',
  'account-not-found',
] as const;

/** Every operation of the control surface by name. */
export const mockOperations = {
  createWorld: control(
    'POST',
    '/mock/worlds',
    'Creates a world from a recipe and answers the cookie that leads into it.',
    {
      body: WorldRecipe,
      responses: { 201: WorldTicket },
      problems: ['persona-not-found', 'seed-not-found', 'operation-not-found', 'too-many-loans'],
    },
  ),
  getWorld: inWorld('GET', '', 'The present state of a world.', {
    responses: { 200: WorldState },
  }),
  getRecipe: inWorld('GET', '/recipe', 'The recipe that makes a world as this one is now.', {
    responses: { 200: WorldRecipe },
    problems: ['world-too-large'],
  }),
  changeWorld: inWorld('PATCH', '', 'Changes persona, flags, features, settings or menus of a world.', {
    body: WorldChange,
    responses: { 200: WorldState },
    problems: ['persona-not-found'],
  }),
  resetWorld: inWorld('POST', '/reset', 'Puts a world back to what its recipe made.', {
    responses: { 200: WorldState },
    problems: ['too-many-loans'],
  }),
  deleteWorld: inWorld('DELETE', '', 'Deletes a world and everything in it.', {
    responses: { 204: NoContent },
  }),
  setClock: inWorld('POST', '/clock', "Sets, advances, freezes or releases a world's clock.", {
    body: ClockChange,
    responses: { 200: WorldState },
  }),
  getFaults: inWorld('GET', '/faults', 'The faults that wait in a world: all, used ones or unused ones.', {
    query: strict({ used: Type.Optional(oneOf(['true', 'false'])) }),
    responses: { 200: Type.Array(PendingFault) },
  }),
  addFault: inWorld('POST', '/faults', 'Makes an operation fail, once, some times or always.', {
    body: Fault,
    responses: { 201: Type.Array(PendingFault) },
    problems: ['operation-not-found'],
  }),
  clearFaults: inWorld('DELETE', '/faults', 'Takes all faults of a world away.', {
    responses: { 204: NoContent },
  }),
  deleteFault: inWorld('DELETE', '/faults/{faultId}', 'Deletes one fault; it may have happened before.', {
    parameters: strict({ id: WorldId, faultId: Type.String({ minLength: 1, maxLength: 40 }) }),
    responses: { 204: NoContent },
    problems: ['fault-not-found'],
  }),
  sendEvent: inWorld('POST', '/events', 'Sends an event to everybody who listens in a world.', {
    body: EventOrder,
    responses: { 202: strict({ listeners: Type.Integer({ minimum: 0 }) }) },
    problems: ['account-not-found'],
  }),
  issueToken: inWorld(
    'POST',
    '/tokens',
    'Issues an access token of a persona in a world, a good one or one to be refused.',
    {
      body: TokenOrder,
      responses: { 201: strict({ accessToken: Type.String() }) },
      problems: ['persona-not-found'],
    },
  ),
  changeState: control(
    'POST',
    '/mock/states',
    'Sets a provider state up in a world of its own, or takes it down; the body is that of Pact.',
    {
      body: StateOrder,
      responses: { 200: StateValues },
      problems: problemsOfState,
    },
  ),
  produceMessage: control(
    'POST',
    '/mock/messages',
    'Produces a message of the pact in its provider state; the body is that of Pact.',
    {
      body: MessageOrder,
      responses: { 200: EventMessage },
      problems: problemsOfState,
    },
  ),
  getJournal: inWorld('GET', '/journal', 'The newest calls of a world, newest last.', {
    responses: { 200: Type.Array(JournalEntry) },
  }),
  searchJournal: inWorld(
    'POST',
    '/journal/search',
    'Counts and lists the requests that match: by operation, method, path, status, caller, parts of the body, or unexpected ones.',
    {
      body: JournalSearch,
      responses: { 200: JournalFindings },
      problems: ['operation-not-found', 'persona-not-found'],
    },
  ),
  clearJournal: inWorld('DELETE', '/journal', 'Forgets the requests of a world; the world stays as it is.', {
    responses: { 204: NoContent },
  }),
  exportHar: inWorld('GET', '/journal/har', 'The journal of a world as a HAR file.', {
    responses: { 200: Har },
  }),
  getRecording: inWorld(
    'GET',
    '/recording',
    'A recipe of what the journal has: responses of a real backend, or of this server.',
    { responses: { 200: Recording } },
  ),
  importHar: control('POST', '/mock/recordings', 'Makes a recipe from the GET requests of a HAR file.', {
    body: Har,
    responses: { 200: Recording },
  }),
  streamJournal: inWorld(
    'GET',
    '/journal/stream',
    'The calls of a world as they happen, as server-sent events.',
    { responses: { 200: Type.String() }, events: { call: JournalEntry } },
  ),
  getCatalogue: control(
    'GET',
    '/mock/catalogue',
    'What worlds can be made from: personas, seeds, operations, problems, fault kinds.',
    { responses: { 200: Catalogue } },
  ),
  enterWorld: control(
    'GET',
    '/mock/enter',
    'Makes a world from a recipe in the query, leads the browser into it and opens the product. A page asks before it does so for another site, or for a bulk seed.',
    {
      query: link,
      responses: { 302: NoContent },
      problems: [
        'persona-not-found',
        'seed-not-found',
        'operation-not-found',
        'window-needed',
        'too-many-loans',
      ],
    },
  ),
  confirmWorld: control(
    'POST',
    '/mock/enter',
    'The button of that page: makes the world, leads the browser into it and opens the product.',
    {
      query: link,
      responses: { 303: NoContent },
      problems: ['persona-not-found', 'seed-not-found', 'operation-not-found', 'too-many-loans'],
    },
  ),
} as const satisfies Operations;
