import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import packageJson from '../../package.json';
import {parseOptions} from '../lib/parse-options';
import {UsageError} from '../lib/usage-error';
import type {CompilerProgram} from '../samples/move/compiler/client';
import {openDocs} from './open-docs';
import {createServer} from './server';
import type {Models} from './tools/tool';

/** How a server starts. */
export interface Start {
  /** What follows the command: `--site`, a folder or an address. */
  args: readonly string[];
  /**
   * The models that tools need besides the site, and where the site is, unless the command says.
   */
  load: () => Promise<{models: Models; place: string}>;
  /** The process that compiles Move, where this project's sources are not at hand. */
  compiler?: CompilerProgram;
}

/** Serves a site on standard input and output until the input ends. */
export async function serve({args, load, compiler}: Start): Promise<void> {
  try {
    const {models, place} = await load();
    const {site = place} = parseOptions(args, {site: {type: 'string'}}, (message) => {
      throw new UsageError(message);
    });
    const server = createServer(await openDocs(site, models, compiler), packageJson.version);
    await server.connect(new StdioServerTransport());
  } catch (error) {
    // Standard output is the protocol's.
    console.error(error instanceof UsageError ? error.message : error);
    process.exitCode = 1;
  }
}
