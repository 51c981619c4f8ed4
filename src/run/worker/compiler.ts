import init, {compile, test_with_options} from '../../../node_modules/@zktx.io/sui-move-builder/dist/full/sui_move_wasm.js';
import type {Hindrance} from './protocol';

/**
 * Its `exports` do not name the files that browsers load; the bundler finds this one by its path,
 * and names it after its contents.
 */
const file = new URL('../../../node_modules/@zktx.io/sui-move-builder/dist/full/sui_move_wasm_bg.wasm', import.meta.url).href;

/** The compiler could not be had. */
export class Hindered extends Error {
  override name = 'Hindered';

  constructor(
    readonly hindrance: Hindrance,
    message: string,
  ) {
    super(message);
  }
}

/** Fetches a file of the site; all of them are named after their contents. */
export async function fetchFile(url: string): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(url, {cache: 'force-cache'});
  } catch (error) {
    throw new Hindered('missing', `${url}: ${String(error)}`);
  }
  if (!response.ok) throw new Hindered('missing', `${url} answered ${response.status}`);
  return response;
}

/**
 * The same answer, which tells how much of it has come. The type is ours, whatever the server says.
 */
function counted(response: Response, onProgress: (loaded: number) => void): Response {
  let loaded = 0;
  const count = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      loaded += chunk.length;
      onProgress(loaded);
      controller.enqueue(chunk);
    },
  });
  return new Response(response.body?.pipeThrough(count as ReadableWritablePair<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>), {
    headers: {'Content-Type': 'application/wasm'},
  });
}

/**
 * What kept the program from starting: where code from bytes is refused, browsers say so in words
 * of their own.
 */
function hindranceOf(error: unknown): Hindrance {
  if (error instanceof Error && /content security policy|unsafe-eval|blocked by csp/i.test(error.message)) return 'refused';
  return error instanceof WebAssembly.CompileError || error instanceof TypeError ? 'missing' : 'failed';
}

/**
 * Loads the compiler.
 *
 * @param onProgress called with the bytes that have come, unpacked
 * @throws {Hindered}
 */
export async function loadCompiler(onProgress: (loaded: number) => void): Promise<void> {
  if (typeof WebAssembly === 'undefined') throw new Hindered('unsupported', 'there is no WebAssembly');
  const response = await fetchFile(file);
  try {
    await init({module_or_path: counted(response, onProgress)});
  } catch (error) {
    throw new Hindered(hindranceOf(error), String(error));
  }
}

const plain = {ansiColor: false};

/** What the compiler's glue hands out: an object in its memory, which has to be given back. */
interface Handed {
  output: string;
  free: () => void;
}

function take<Result extends Handed, Value>(result: Result, read: (result: Result) => Value): Value {
  try {
    return read(result);
  } finally {
    result.free();
  }
}

/**
 * Compiles in test mode and runs the unit tests; the output is the runner's report, or what the
 * compiler said.
 */
export const runTests = (files: string, dependencies: string): string =>
  take(test_with_options(files, dependencies, JSON.stringify(plain)), ({output}) => output);

/** What the compiler says of a package with lints on: only warnings where it compiles. */
export const lint = (files: string, dependencies: string): string =>
  take(
    compile(files, dependencies, JSON.stringify({...plain, lintFlag: 'default', compileIntent: 'dump', modes: []})),
    ({success, output}) => (success ? ((JSON.parse(output) as {warnings?: string}).warnings ?? '') : output),
  );
