import { readFileSync } from 'node:fs';
import { createMcpHandler, McpServer, type StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import type { TObject } from 'typebox';
import { invalidFieldsOf } from '../http/validation.ts';
import type { Connection } from './tool.ts';
import { agentSchema } from './tool-schema.ts';
import { tools } from './tools.ts';

/** Description of the server for an agent, which reads it before the tools. */
const instructions = [
  'Threshold is a mock server of a mortgage loan origination system with a reference front end.',
  'A world is an isolated copy of all data with its own users, clock, faults and journal: create one for each task, and delete it afterwards.',
  'The rules of the specification have ids; each has tests as evidence and a verdict.',
].join(' ');

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  readonly version: string;
};

/** Returns an MCP server. Its tools send their requests to the mock server of the connection. */
export function mcpServer(connection: Connection): McpServer {
  const server = new McpServer(
    { name: 'threshold', version },
    { instructions, capabilities: { tools: { listChanged: false } } },
  );
  for (const { name, description, isReadOnly, isDestructive, run } of tools) {
    server.registerTool(
      name,
      {
        description,
        inputSchema: inputs.get(name),
        annotations: {
          ...(isReadOnly ? { readOnlyHint: true } : { destructiveHint: isDestructive }),
          openWorldHint: false,
        },
      },
      async (args) => ({
        content: [{ type: 'text', text: JSON.stringify(await run(args, connection)) }],
      }),
    );
  }
  return server;
}

/**
 * Responds to one request of streamable HTTP. There are no sessions and no subscriptions, because the tools never
 * change.
 *
 * @param body parsed body of the request
 */
export const respondToMcp = (request: Request, body: unknown, connection: Connection): Promise<Response> =>
  createMcpHandler(() => mcpServer(connection), { maxSubscriptions: 0 }).fetch(request, { parsedBody: body });

/** Input schemas by tool name. All MCP servers share the schemas, because each request creates an MCP server. */
const inputs = new Map(tools.map(({ name, input }) => [name, inputSchemaOf(input)]));

type Arguments = Readonly<Record<string, unknown>>;

/** Converts a schema to the form of the MCP library. Errors have the same messages as problems of the control API. */
function inputSchemaOf(schema: TObject): StandardSchemaWithJSON<Arguments> {
  const json = JSON.parse(JSON.stringify(schema)) as Arguments;
  return {
    '~standard': {
      version: 1,
      vendor: 'threshold',
      validate: (value) => {
        const errors = invalidFieldsOf(schema, value, 'arguments');
        return errors.length === 0
          ? { value: value as Arguments }
          : { issues: errors.map(({ field, message }) => ({ message, path: [field] })) };
      },
      jsonSchema: { input: () => agentSchema(json), output: () => agentSchema(json) },
    },
  };
}
