import type { TObject } from 'typebox';
import { mockOperations } from '../../contracts/operations/mock.ts';
import type { Operation } from '../../contracts/operation.ts';
import { described, strict } from '../../contracts/schema.ts';
import { connect } from '../client/client.ts';
import type { Connection, Tool } from './tool.ts';

type OperationName = keyof typeof mockOperations;

/** Operations that have no tool, with the reason. */
const withoutTool: Readonly<Partial<Record<OperationName, string>>> = {
  streamJournal: 'its response never ends',
  enterWorld: 'opens a page in a browser',
  confirmWorld: 'opens a page in a browser',
  changeState: 'its caller is a verifier of pacts',
  produceMessage: 'its caller is a verifier of pacts',
  getJournal: 'searchJournal lists the same requests, as many as are asked for',
  exportHar: 'a file for the tools of a browser',
  importHar: 'its body is a file',
};

/** Hints for agents that the summary and the schema of an operation do not contain. */
const hints: Readonly<Partial<Record<OperationName, string>>> = {
  createWorld:
    'Every part is optional. getRecipe shows the form of the parts; a fault has the arguments of addFault. Other tools take the id of the response.',
  getWorld: 'Its link opens the product in an equal new world.',
  changeWorld: 'Missing fields keep their values.',
  resetWorld: 'All later data and changes are lost.',
  addFault: 'The operation is a name of getCatalogue, or "any".',
  getFaults: 'A fault whose "met" is 0 has not happened.',
  searchJournal: 'Without conditions it lists all requests: give a limit such as 20.',
  getCatalogue: 'Call it first, for the names and ids that other tools take.',
};

/** The tools of the control API: one with the name of each operation, except for the operations in `withoutTool`. */
export const controlTools: readonly Tool[] = Object.entries<Operation>(mockOperations)
  .filter(([name]) => !Object.hasOwn(withoutTool, name))
  .map(([name, operation]) => controlTool(name as OperationName, operation));

function controlTool(name: OperationName, operation: Operation): Tool {
  const { method, summary, parameters, query, body } = operation;
  const hint = hints[name];
  return {
    name,
    description: hint === undefined ? summary : `${summary} ${hint}`,
    input: strict({
      ...parameters?.properties,
      ...(parameters?.properties['id']
        ? { id: described(parameters.properties['id'], 'Id of the world.') }
        : {}),
      ...query?.properties,
      ...(body as TObject | undefined)?.properties,
    }),
    isReadOnly: method === 'GET' || name === 'searchJournal',
    isDestructive: method === 'DELETE' || name === 'resetWorld',
    run: async ({ id, ...rest }, connection) => {
      const called = methodsOf(connection, id as string | undefined)[name];
      if (!called)
        throw new Error(`The client of the control API (mock-server/client) has no method ${name}.`);
      return called(rest);
    },
  };
}

type Methods = Readonly<Record<string, (argument: object) => Promise<unknown>>>;

/** Returns methods of the control API's client: those for one world if `id` is given, else those for the server. */
function methodsOf({ origin, ...options }: Connection, id: string | undefined): Methods {
  const control = connect(origin, options);
  return (id === undefined ? control : control.world(id)) as unknown as Methods;
}
