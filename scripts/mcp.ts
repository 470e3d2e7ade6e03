import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { mcpServer } from '../mock-server/mcp/server.ts';
import { originOfServer } from './mcp/arguments.ts';
import { orExit } from './shared/arguments.ts';

// Gives agents the tools of mock-server/mcp over standard input and output. Everything else goes to standard error.

const origin = orExit(() => originOfServer(process.argv.slice(2), process.env));
serveStdio(() => mcpServer({ origin }), { onerror: (error) => console.error(error.message) });
