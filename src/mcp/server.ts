import {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import {UsageError} from '../lib/usage-error';
import {checkMove} from './tools/check-move';
import {explainError} from './tools/explain-error';
import {lookUp} from './tools/look-up';
import {readPage} from './tools/read-page';
import {search} from './tools/search';
import type {Docs, Tool} from './tools/tool';

export const tools: readonly Tool[] = [search, readPage, lookUp, explainError, checkMove];

const instructions =
  'Documentation of the Sui blockchain. Search first, then read the section that answers. Names of code are looked up with look_up, error messages with explain_error. Check Move code with check_move before you show it.';

/** A server of the documentation, which only reads. It is not connected yet. */
export function createServer(docs: Docs, version: string): McpServer {
  const server = new McpServer({name: 'sui-docs', version}, {instructions});
  for (const {name, title, description, input, run} of tools)
    server.registerTool(
      name,
      {title, description, inputSchema: input, annotations: {readOnlyHint: true, openWorldHint: false}},
      async (given: Record<string, unknown>) => {
        try {
          return {content: [{type: 'text', text: await run(given, docs)}]};
        } catch (error) {
          // A mistake of the caller's is an answer, by which it can try again; anything else is the
          // server's.
          if (!(error instanceof UsageError)) throw error;
          return {content: [{type: 'text', text: error.message}], isError: true};
        }
      },
    );
  return server;
}
