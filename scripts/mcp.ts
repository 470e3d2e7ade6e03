import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { mcpServer } from '../mock-server/mcp/server.ts';
import { ArgumentsError, originOfServer } from './mcp/arguments.ts';

// Gives agents the tools of mock-server/mcp over standard input and output. Everything else goes to standard error.

try {
  const origin = originOfServer(process.argv.slice(2), process.env);
  serveStdio(() => mcpServer({ origin }), { onerror: (error) => console.error(error.message) });
} catch (error) {
  console.error(error instanceof ArgumentsError ? error.message : error);
  process.exitCode = 1;
}
