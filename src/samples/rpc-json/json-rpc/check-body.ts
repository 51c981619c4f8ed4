import path from 'node:path';
import {z} from 'zod';
import {didYouMean} from '../../../lib/suggest';
import {entryOf, type DataNode} from '../../data/document';
import {digest} from '../../lib/digest';
import type {Finding} from '../../lib/report';
import type {ResultCache} from '../../lib/result-cache';
import type {TypeCheckService} from '../../lib/type-check/service';
import {jsonRpcMethodNames, methodsFile} from './method-names';

/** What a run keeps of a body. */
export const storedFindings = z.array(z.object({line: z.number(), code: z.string(), message: z.string()}));

/** Lines that stand before the body in the module that is compiled. */
const linesBefore = 1;

/** A module that assigns the body to its type: JSON is an expression of TypeScript. */
function moduleOf(root: string, code: string, type: string): string {
  const types = path.join(root, methodsFile).replace(/\.ts$/, '');
  const name = type.split('<')[0];
  return `import type {${name}} from ${JSON.stringify(types)}; export const body: ${type} =\n${code};\n`;
}

/** The type of a body. An answer with an error is the same for every method. */
function typeOf(document: DataNode, method: string, body: 'request' | 'response'): string {
  if (body === 'request') return `JsonRpcRequest<'${method}'>`;
  return entryOf(document, 'error') ? 'JsonRpcError' : `JsonRpcResponse<'${method}'>`;
}

/** Where bodies are compiled. */
export interface JsonRpcTools {
  /** The repository's top. */
  root: string;
  cache: ResultCache<Finding[]>;
  /** The compiler; asked for only when a body is not in the cache. */
  compiler: () => TypeCheckService;
}

function compile({root, cache, compiler}: JsonRpcTools, code: string, type: string): readonly Finding[] {
  const key = digest(code, type);
  const known = cache.get(key);
  if (known) return known;
  const file = path.join(root, `examples/.inline/rpc-${key}.ts`);
  const service = compiler();
  service.add([{file, text: moduleOf(root, code, type)}]);
  const found = service
    .check({roots: [file], checked: [file]})
    .map(({line, code: errorCode, message}) => ({line: line - linesBefore, code: errorCode, message}));
  cache.set(key, found);
  cache.save();
  return found;
}

/**
 * Compiles the body of a JSON-RPC request or response against the types of the pinned SDK.
 *
 * @param method name such as `sui_getObject`; one that the SDK does not have was removed, or never
 *   was
 */
export function checkJsonRpcBody(
  tools: JsonRpcTools,
  code: string,
  document: DataNode,
  method: string,
  body: 'request' | 'response',
): readonly Finding[] {
  const names = jsonRpcMethodNames(tools.root);
  if (names.includes(method)) return compile(tools, code, typeOf(document, method, body));
  return [{line: 1, code: 'RPC_METHOD', message: `@mysten/sui has no JSON-RPC method "${method}".${didYouMean(method, names)}`}];
}
