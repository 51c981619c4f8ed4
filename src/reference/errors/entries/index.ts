import type {ErrorEntry, ErrorPage} from '../model';
import {apiGraphql} from './api-graphql';
import {apiGraphqlData} from './api-graphql-data';
import {apiGrpc} from './api-grpc';
import {apiHttp} from './api-http';
import {apiTransactions} from './api-transactions';
import {cliDependencies} from './cli-dependencies';
import {cliKeys} from './cli-keys';
import {cliNetwork} from './cli-network';
import {cliPackages} from './cli-packages';
import {cliPtb} from './cli-ptb';
import {cliPublish} from './cli-publish';
import {cliReplay} from './cli-replay';
import {cliSetup} from './cli-setup';
import {cliTransactions} from './cli-transactions';
import {compilerAbilitiesReferences} from './compiler-abilities-references';
import {compilerAttributesEditions} from './compiler-attributes-editions';
import {compilerCalls} from './compiler-calls';
import {compilerDeclarations} from './compiler-declarations';
import {compilerInferenceConstants} from './compiler-inference-constants';
import {compilerMembers} from './compiler-members';
import {compilerMutabilityMacros} from './compiler-mutability-macros';
import {compilerNames} from './compiler-names';
import {compilerOptionalLints} from './compiler-optional-lints';
import {compilerSui} from './compiler-sui';
import {compilerSuiLints} from './compiler-sui-lints';
import {compilerSyntax} from './compiler-syntax';
import {compilerTests} from './compiler-tests';
import {compilerTypes} from './compiler-types';
import {compilerWarnings} from './compiler-warnings';
import {compilerWarningsOther} from './compiler-warnings-other';
import {executionArguments} from './execution-arguments';
import {executionArgumentsObjects} from './execution-arguments-objects';
import {executionCalls} from './execution-calls';
import {executionGas} from './execution-gas';
import {executionNetwork} from './execution-network';
import {executionPackages} from './execution-packages';
import {executionValues} from './execution-values';
import {inputsBalances} from './inputs-balances';
import {inputsGas} from './inputs-gas';
import {inputsLimits} from './inputs-limits';
import {inputsObjects} from './inputs-objects';
import {inputsSignatures} from './inputs-signatures';
import {inputsSubmission} from './inputs-submission';
import {nodeBridge} from './node-bridge';
import {nodeServices} from './node-services';
import {nodeStart} from './node-start';
import {nodeSync} from './node-sync';
import {sdkBuild} from './sdk-build';
import {sdkClients} from './sdk-clients';
import {sdkImports} from './sdk-imports';
import {sdkKeys} from './sdk-keys';
import {sdkPackages} from './sdk-packages';
import {sdkRust} from './sdk-rust';
import {sdkSeal} from './sdk-seal';
import {sdkSealServers} from './sdk-seal-servers';
import {sdkWalrus} from './sdk-walrus';
import {sdkWalrusNodes} from './sdk-walrus-nodes';

/** A list of entries, and the page that shows it. */
export interface EntryList {
  page: ErrorPage;
  /** Name of the file in this folder, for messages. */
  file: string;
  entries: readonly ErrorEntry[];
}

/** Every entry, list by list; a page has those of its lists in this order. */
export const entryLists: readonly EntryList[] = [
  {page: 'execution/calls', file: 'execution-calls.ts', entries: executionCalls},
  {page: 'execution/calls', file: 'execution-values.ts', entries: executionValues},
  {page: 'execution/arguments', file: 'execution-arguments.ts', entries: executionArguments},
  {page: 'execution/arguments', file: 'execution-arguments-objects.ts', entries: executionArgumentsObjects},
  {page: 'execution/gas', file: 'execution-gas.ts', entries: executionGas},
  {page: 'execution/gas', file: 'execution-network.ts', entries: executionNetwork},
  {page: 'execution/packages', file: 'execution-packages.ts', entries: executionPackages},
  {page: 'inputs', file: 'inputs-balances.ts', entries: inputsBalances},
  {page: 'inputs', file: 'inputs-gas.ts', entries: inputsGas},
  {page: 'inputs', file: 'inputs-limits.ts', entries: inputsLimits},
  {page: 'inputs', file: 'inputs-objects.ts', entries: inputsObjects},
  {page: 'inputs', file: 'inputs-signatures.ts', entries: inputsSignatures},
  {page: 'inputs', file: 'inputs-submission.ts', entries: inputsSubmission},
  {page: 'compiler/syntax', file: 'compiler-syntax.ts', entries: compilerSyntax},
  {page: 'compiler/syntax', file: 'compiler-declarations.ts', entries: compilerDeclarations},
  {page: 'compiler/names', file: 'compiler-names.ts', entries: compilerNames},
  {page: 'compiler/names', file: 'compiler-members.ts', entries: compilerMembers},
  {page: 'compiler/names', file: 'compiler-calls.ts', entries: compilerCalls},
  {page: 'compiler/types', file: 'compiler-types.ts', entries: compilerTypes},
  {page: 'compiler/types', file: 'compiler-inference-constants.ts', entries: compilerInferenceConstants},
  {page: 'compiler/types', file: 'compiler-mutability-macros.ts', entries: compilerMutabilityMacros},
  {page: 'compiler/abilities', file: 'compiler-abilities-references.ts', entries: compilerAbilitiesReferences},
  {page: 'compiler/attributes', file: 'compiler-attributes-editions.ts', entries: compilerAttributesEditions},
  {page: 'compiler/attributes', file: 'compiler-tests.ts', entries: compilerTests},
  {page: 'compiler/sui', file: 'compiler-sui.ts', entries: compilerSui},
  {page: 'compiler/warnings', file: 'compiler-warnings.ts', entries: compilerWarnings},
  {page: 'compiler/warnings', file: 'compiler-warnings-other.ts', entries: compilerWarningsOther},
  {page: 'compiler/lints', file: 'compiler-sui-lints.ts', entries: compilerSuiLints},
  {page: 'compiler/lints', file: 'compiler-optional-lints.ts', entries: compilerOptionalLints},
  {page: 'cli/setup', file: 'cli-setup.ts', entries: cliSetup},
  {page: 'cli/setup', file: 'cli-keys.ts', entries: cliKeys},
  {page: 'cli/setup', file: 'cli-network.ts', entries: cliNetwork},
  {page: 'cli/packages', file: 'cli-packages.ts', entries: cliPackages},
  {page: 'cli/packages', file: 'cli-dependencies.ts', entries: cliDependencies},
  {page: 'cli/publish', file: 'cli-publish.ts', entries: cliPublish},
  {page: 'cli/transactions', file: 'cli-transactions.ts', entries: cliTransactions},
  {page: 'cli/transactions', file: 'cli-ptb.ts', entries: cliPtb},
  {page: 'cli/transactions', file: 'cli-replay.ts', entries: cliReplay},
  {page: 'api', file: 'api-grpc.ts', entries: apiGrpc},
  {page: 'api', file: 'api-transactions.ts', entries: apiTransactions},
  {page: 'api', file: 'api-graphql.ts', entries: apiGraphql},
  {page: 'api', file: 'api-graphql-data.ts', entries: apiGraphqlData},
  {page: 'api', file: 'api-http.ts', entries: apiHttp},
  {page: 'sdk/transactions', file: 'sdk-build.ts', entries: sdkBuild},
  {page: 'sdk/keys', file: 'sdk-keys.ts', entries: sdkKeys},
  {page: 'sdk/clients', file: 'sdk-imports.ts', entries: sdkImports},
  {page: 'sdk/clients', file: 'sdk-clients.ts', entries: sdkClients},
  {page: 'sdk/clients', file: 'sdk-rust.ts', entries: sdkRust},
  {page: 'sdk/packages', file: 'sdk-packages.ts', entries: sdkPackages},
  {page: 'sdk/seal', file: 'sdk-seal-servers.ts', entries: sdkSealServers},
  {page: 'sdk/seal', file: 'sdk-seal.ts', entries: sdkSeal},
  {page: 'sdk/walrus', file: 'sdk-walrus.ts', entries: sdkWalrus},
  {page: 'sdk/walrus', file: 'sdk-walrus-nodes.ts', entries: sdkWalrusNodes},
  {page: 'node', file: 'node-start.ts', entries: nodeStart},
  {page: 'node', file: 'node-sync.ts', entries: nodeSync},
  {page: 'node', file: 'node-services.ts', entries: nodeServices},
  {page: 'node', file: 'node-bridge.ts', entries: nodeBridge},
];

/** Fewer entries than this are a mistake: somebody lost a file. */
export const leastEntries = 580;
