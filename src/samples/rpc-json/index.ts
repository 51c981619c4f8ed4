import path from 'node:path';
import {DataSyntaxError, type DataNode} from '../data/document';
import {readJson} from '../data/read-json';
import {digestOfFiles} from '../lib/digest';
import {toProblems, type Finding} from '../lib/report';
import {cacheDir, openResultCache} from '../lib/result-cache';
import {createTypeCheckService, type TypeCheckService} from '../lib/type-check/service';
import type {Problem, Sample} from '../sample';
import {checkGraphqlBody} from './graphql-body';
import {checkGrpcBody} from './grpc/check-body';
import {checkJsonRpcBody, storedFindings, type JsonRpcTools} from './json-rpc/check-body';

const checkerName = 'rpc-json';

/** What decides a result of the compiler besides the body. */
const inputs = ['package-lock.json', 'examples/tsconfig.json', 'src/samples/lib', 'src/samples/rpc-json/json-rpc'];

/** The cache and the compiler are made when a first body of JSON-RPC needs them, and kept. */
function createTools(root: string): () => JsonRpcTools {
  let service: TypeCheckService | undefined;
  let tools: JsonRpcTools | undefined;
  const create = (): JsonRpcTools => ({
    root,
    cache: openResultCache(path.join(root, cacheDir, 'rpc-json.json'), digestOfFiles(root, inputs), storedFindings),
    compiler: () => (service ??= createTypeCheckService(root)),
  });
  return () => (tools ??= create());
}

const jsonRpcTools = createTools(process.cwd());

function checkBody({code, meta}: Sample, document: DataNode): readonly Finding[] {
  const {method = '', body = 'response'} = meta;
  if (body !== 'request' && body !== 'response')
    return [{line: 1, code: 'RPC_META', message: `body="${body}" is neither "request" nor "response".`}];
  if (method.includes('/')) return checkGrpcBody(document, method, body);
  return method === 'graphql' ? checkGraphqlBody(code, document, body) : checkJsonRpcBody(jsonRpcTools(), code, document, method, body);
}

function findingsIn(sample: Sample): readonly Finding[] {
  try {
    const [document] = readJson(sample.code);
    return document ? checkBody(sample, document) : [];
  } catch (error) {
    if (error instanceof DataSyntaxError) return [{line: error.line, code: 'JSON_SYNTAX', message: error.message}];
    throw error;
  }
}

/**
 * Checks a JSON sample that shows the body of an RPC. Its fence names the method, and says which
 * body it is (the response where it says nothing):
 *
 * - `method="sui.rpc.v2.LedgerService/GetObject" body="request"`: gRPC, by the reflection of the
 *   pinned SDK
 * - `method="sui_getObject" body="response"`: JSON-RPC, by the SDK's types
 * - `method="graphql" body="request"`: GraphQL, query and variables by the schema
 */
export async function checkRpcJson(sample: Sample): Promise<readonly Problem[]> {
  return toProblems(checkerName, sample, findingsIn(sample));
}
