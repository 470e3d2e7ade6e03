import { worldCookieName, worldHeader } from '../../../contracts/api/headers.ts';
import { longestRecipeText } from '../../../contracts/api/recipe-link.ts';
import {
  browserOperations,
  operations,
  type ServerOperations,
  type WorldOperations,
  type WorldRecipe,
  type WorldTicket,
} from './contract.ts';

// The package has this module as its entry, so the types of all requests and responses are exported here.
export type {
  Catalogue,
  EventOrder,
  Fault,
  JournalEntry,
  JournalFindings,
  JournalSearch,
  OperationName,
  OwnLoan,
  PersonaId,
  RunningWorld,
  TokenOrder,
  WorldLoanRow,
  WorldRecipe,
  WorldState,
  WorldTicket,
} from './contract.ts';

/**
 * A method for each operation. It takes one object, the body or the query, and returns the response body.
 */
type Methods<Operations> = {
  readonly [Name in keyof Operations]: Operations[Name] extends {
    readonly body: infer Body;
    readonly response: infer Response;
  }
    ? (body: Body) => Promise<Response>
    : Operations[Name] extends { readonly parameters: infer Parameters; readonly response: infer Response }
      ? (
          ...parameters: Partial<Parameters> extends Parameters
            ? [parameters?: Parameters]
            : [parameters: Parameters]
        ) => Promise<Response>
      : never;
};

/** A world of the server, with a method for each operation on it. */
export interface World extends Methods<WorldOperations> {
  readonly id: string;
  /** Cookie that selects the world, for a browser. */
  readonly cookie: WorldTicket['cookie'];
  /** Headers that select the world, for requests without a browser. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Client of the control API of a server. */
export interface Control extends Omit<Methods<ServerOperations>, 'createWorld'> {
  /** Scheme, host and port of the server. */
  readonly origin: string;
  /** Creates a world. The method `deleteWorld` of the world deletes it. */
  createWorld(recipe?: WorldRecipe): Promise<World>;
  /**
   * Returns the world with this id, which must exist. `current` means the world of the requests' cookie or the default
   * world.
   */
  world(id: string): World;
  /**
   * Returns an address that creates a world from the recipe and opens the product in it.
   *
   * @throws {ControlError} when the recipe is too long for an address
   */
  linkTo(recipe: WorldRecipe): string;
}

export interface ControlOptions {
  /** Function that sends the requests; default: the global `fetch`. */
  readonly fetch?: typeof fetch;
}

/** Error of a request to the control API. The message names the request, the error, and what to do. */
export class ControlError extends Error {
  override readonly name = 'ControlError';
  /** HTTP status of the response; 0 if no request was sent or the server did not respond. */
  readonly status: number;
  /** Code of the problem, such as `world-not-found`; empty if the response is not a problem of a mock server. */
  readonly code: string;
  /** The reason and what to do, without the request. */
  readonly detail: string;

  constructor(
    message: string,
    details: { readonly status: number; readonly code: string; readonly detail?: string; cause?: unknown },
  ) {
    super(message, { cause: details.cause });
    this.status = details.status;
    this.code = details.code;
    this.detail = details.detail ?? message;
  }
}

/**
 * Returns a client of the control API of a server. Each of its methods rejects with a {@link ControlError}.
 *
 * @param address of the server, such as http://localhost:4300; a path in it is ignored
 * @throws {ControlError} for an address without http or https
 */
export function connect(address: string, { fetch: send = fetch }: ControlOptions = {}): Control {
  const { origin, port, protocol } = addressIn(address);
  const usualPort = protocol === 'https:' ? '443' : '80';

  const world = (id: string, name = worldCookieName(port === '' ? usualPort : port)): World => ({
    ...methodsOf<WorldOperations>(id),
    id,
    cookie: { name, value: id },
    headers: { [worldHeader]: id },
  });

  return {
    ...methodsOf<ServerOperations>(),
    origin,
    createWorld,
    world: (id) => world(id),
    linkTo: (recipe) => {
      const text = inAddress(recipe);
      if (text.length > longestRecipeText) {
        const allowed = `it has ${text.length} characters, and at most ${longestRecipeText} are allowed`;
        const message = `The recipe is too long for a link: ${allowed}. Create the world with createWorld instead.`;
        throw new ControlError(message, { status: 0, code: '' });
      }
      return `${origin}${operations.enterWorld.path}?recipe=${text}`;
    },
  };

  function createWorld(recipe: WorldRecipe = {}): Promise<World> {
    const created = request('createWorld', recipe).then((answer) => {
      const ticket = answer as Partial<WorldTicket> | null;
      if (typeof ticket?.id === 'string' && ticket.cookie !== undefined)
        return world(ticket.id, ticket.cookie.name);
      throw notThreshold(`POST ${operations.createWorld.path}`, 201, 'JSON of another product');
    });
    return atCaller(createWorld, created);
  }

  /** Returns the operations on the world with this id as methods; without an id, the operations on the server. */
  function methodsOf<Operations>(id?: string): Methods<Operations> {
    const names = apiOperations.filter(
      (name) => operations[name].path.includes(worldParameter) === (id !== undefined),
    );
    return Object.fromEntries(
      names.map((name) => {
        const method = (argument?: object) => atCaller(method, request(name, argument, id));
        return [name, method];
      }),
    ) as Methods<Operations>;
  }

  async function request(name: ControlOperation, argument?: object, id = ''): Promise<unknown> {
    const { method, path } = operations[name];
    const hasBody = argument !== undefined && (method === 'POST' || method === 'PATCH');
    const filled = path.replace(worldParameter, encodeURIComponent(id));
    const pairs = hasBody ? [] : Object.entries<unknown>({ ...argument });
    const query = new URLSearchParams(pairs.map(([key, value]) => [key, String(value)])).toString();
    const response = await send(`${origin}${filled}${query === '' ? '' : `?${query}`}`, {
      method,
      headers: { accept: 'application/json', ...(hasBody ? { 'content-type': 'application/json' } : {}) },
      ...(hasBody ? { body: JSON.stringify(argument) } : {}),
    }).catch((cause: unknown) => {
      const command = `npx threshold-mock-server --port ${port || usualPort}`;
      const message = `No server responds at ${origin}: start it with ${command}, or with npm start in its repository.`;
      throw new ControlError(message, { status: 0, code: '', cause });
    });
    const { status } = response;
    const text = await response.text().catch((cause: unknown) => {
      const detail = 'The response broke off. See the log of the server.';
      throw new ControlError(`${method} ${filled}: ${status}. ${detail}`, {
        status,
        code: '',
        detail,
        cause,
      });
    });
    if (response.ok && text === '') {
      if (status === 204) return null;
      throw notThreshold(`${method} ${filled}`, status, 'nothing');
    }
    const body = jsonIn(text);
    if (body === undefined) throw notThreshold(`${method} ${filled}`, status, contentOf(text));
    if (response.ok) return body;
    const { code, detail } = (body ?? {}) as { readonly code?: unknown; readonly detail?: unknown };
    if (typeof code !== 'string' || typeof detail !== 'string') {
      throw notThreshold(`${method} ${filled}`, status, 'JSON of another product');
    }
    throw new ControlError(`${method} ${filled}: ${status} ${code}. ${detail}`, { status, code, detail });
  }

  /** Returns the error for a response that is not from a mock server. */
  function notThreshold(sent: string, status: number, what: string): ControlError {
    const detail = `The server at ${origin} sent ${what}. Check that the address is that of a Threshold mock server.`;
    return new ControlError(`${sent}: ${status}. ${detail}`, { status, code: '', detail });
  }
}

/** Gives an error of a result the stack of the caller of `method`, so that it names the line of a test. */
function atCaller<Result>(
  method: (...parameters: never[]) => unknown,
  result: Promise<Result>,
): Promise<Result> {
  const place: { readonly stack?: string } = {};
  // Not every browser has this function.
  (Error as Partial<typeof Error>).captureStackTrace?.(place, method);
  const frames = /\n {4}at [^]*/.exec(place.stack ?? '')?.[0];
  return result.catch((error: unknown) => {
    if (error instanceof ControlError && frames !== undefined)
      error.stack = `${error.name}: ${error.message}${frames}`;
    throw error;
  });
}

/** Parses the address of a server. @throws {ControlError} for an address without http or https */
function addressIn(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && /^https?:$/.test(url.protocol)) return url;
  const example = /^[\w.-]+(?::\d+)?$/.test(text) ? `http://${text}` : 'http://localhost:4300';
  throw new ControlError(`"${text}" is not the address of a server: write ${example}.`, {
    status: 0,
    code: '',
  });
}

type ControlOperation = keyof typeof operations;

const worldParameter = '{id}';

const apiOperations = (Object.keys(operations) as ControlOperation[]).filter(
  (name) => !(browserOperations as readonly string[]).includes(name),
);

/** Parses a text as JSON; undefined if it is none. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Describes a response body that is not JSON, in words. */
function contentOf(text: string): string {
  if (text === '') return 'nothing';
  return /^\s*<(?:!doctype|html)/i.test(text) ? 'an HTML page instead of JSON' : 'a text instead of JSON';
}

/** Encodes a recipe as JSON in base64url. Uses no functions of Node, so that it also runs in browsers. */
const inAddress = (recipe: WorldRecipe): string =>
  btoa(String.fromCodePoint(...new TextEncoder().encode(JSON.stringify(recipe))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
