import { worldCookieName, worldHeader } from '../../contracts/api/headers.ts';
import { longestRecipeText } from '../../contracts/api/recipe-link.ts';
import {
  browserOperations,
  operations,
  type ServerOperations,
  type WorldOperations,
  type WorldRecipe,
  type WorldTicket,
} from './contract.ts';

/** A method for each operation: it takes the body, or the query and parameters, and returns the body of the response. */
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

/** The control API of a server. */
export interface Control extends Omit<Methods<ServerOperations>, 'createWorld'> {
  /** Scheme, host and port. */
  readonly origin: string;
  /** Creates a world; `deleteWorld` of it deletes it again. */
  createWorld(recipe?: WorldRecipe): Promise<World>;
  /** A world that exists; `current` is the world that the cookies of the requests name, or the default world. */
  world(id: string): World;
  /**
   * The address that makes such a world and opens the product in it.
   *
   * @throws {RangeError} when the recipe is too long for an address
   */
  linkTo(recipe: WorldRecipe): string;
}

export interface ControlOptions {
  /** Sends the requests; the global `fetch` without it. */
  readonly fetch?: typeof fetch;
}

/** A problem response of the server, or no response at all. The message has the request and the reason. */
export class ControlError extends Error {
  override readonly name = 'ControlError';
  /** 0 when the server did not respond. */
  readonly status: number;
  /** The code of the problem; empty without one. */
  readonly code: string;

  constructor(message: string, details: { readonly status: number; readonly code: string; cause?: unknown }) {
    super(message, { cause: details.cause });
    this.status = details.status;
    this.code = details.code;
  }
}

/**
 * Connects to the control API of a server. Each method rejects with a {@link ControlError}.
 *
 * @param address of the server, such as http://localhost:4300; a path in it is left out
 */
export function connect(address: string, { fetch: send = fetch }: ControlOptions = {}): Control {
  const { origin, port, protocol } = new URL(address);
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
    createWorld: async (recipe = {}) => {
      const { id, cookie } = (await request('createWorld', recipe)) as WorldTicket;
      return world(id, cookie.name);
    },
    world: (id) => world(id),
    linkTo: (recipe) => {
      const text = inAddress(recipe);
      if (text.length > longestRecipeText) {
        const allowed = `${text.length} characters, and ${longestRecipeText} are allowed`;
        throw new RangeError(`The recipe is too long for a link: ${allowed}. Send it by createWorld.`);
      }
      return `${origin}${operations.enterWorld.path}?recipe=${text}`;
    },
  };

  /** A method for each operation on a world, or for each other operation. */
  function methodsOf<Operations>(id?: string): Methods<Operations> {
    const names = apiOperations.filter(
      (name) => operations[name].path.includes(worldParameter) === (id !== undefined),
    );
    return Object.fromEntries(
      names.map((name) => [name, (argument?: object) => request(name, argument, id)]),
    ) as Methods<Operations>;
  }

  async function request(name: OperationName, argument?: object, id = ''): Promise<unknown> {
    const { method, path } = operations[name];
    const hasBody = argument !== undefined && (method === 'POST' || method === 'PATCH');
    const values = new Map(Object.entries<unknown>(hasBody ? {} : { ...argument }));
    const filled = path
      .replace(worldParameter, encodeURIComponent(id))
      .replaceAll(/\{(\w+)\}/g, (_, parameter) => {
        const value = String(values.get(parameter));
        values.delete(parameter);
        return encodeURIComponent(value);
      });
    const query = new URLSearchParams([...values].map(([key, value]) => [key, String(value)])).toString();
    const response = await send(`${origin}${filled}${query === '' ? '' : `?${query}`}`, {
      method,
      headers: { accept: 'application/json', ...(hasBody ? { 'content-type': 'application/json' } : {}) },
      ...(hasBody ? { body: JSON.stringify(argument) } : {}),
    }).catch((cause: unknown) => {
      const message = `No server responds at ${origin}: start it with npm start.`;
      throw new ControlError(message, { status: 0, code: '', cause });
    });
    const text = await response.text();
    if (response.ok) return text === '' ? null : (JSON.parse(text) as unknown);
    const { code, detail } = problemIn(text);
    const { status } = response;
    throw new ControlError(`${method} ${filled}: ${status} ${code}. ${detail}`, { status, code });
  }
}

type OperationName = keyof typeof operations;

const worldParameter = '{id}';

const apiOperations = (Object.keys(operations) as OperationName[]).filter(
  (name) => !(browserOperations as readonly string[]).includes(name),
);

function problemIn(text: string): { readonly code: string; readonly detail: string } {
  try {
    const { code = '', detail = '' } = JSON.parse(text) as { code?: string; detail?: string };
    return { code, detail };
  } catch {
    return { code: 'no-problem', detail: 'The response has no problem body: is this a mock server?' };
  }
}

/** JSON as base64url, which needs no Node. */
const inAddress = (recipe: WorldRecipe): string =>
  btoa(String.fromCodePoint(...new TextEncoder().encode(JSON.stringify(recipe))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
