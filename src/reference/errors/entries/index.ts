import type {ErrorEntry, ErrorGroup} from '../model';
import {apiGraphqlData} from './api-graphql-data';
import {apiGraphql} from './api-graphql';
import {apiGrpc} from './api-grpc';
import {apiHttp} from './api-http';
import {apiTransactions} from './api-transactions';
import {cliDependencies} from './cli-dependencies';
import {cliNetwork} from './cli-network';
import {cliPackages} from './cli-packages';
import {cliPtb} from './cli-ptb';
import {cliPublish} from './cli-publish';
import {cliSetup} from './cli-setup';
import {cliTransactions} from './cli-transactions';
import {compilerSyntax} from './compiler-syntax';
import {compilerDeclarations} from './compiler-declarations';
import {compilerNames} from './compiler-names';
import {compilerMembers} from './compiler-members';
import {compilerTypes} from './compiler-types';
import {compilerCalls} from './compiler-calls';
import {compilerTypesMore} from './compiler-types-more';
import {compilerMatchingLiterals} from './compiler-matching-literals';
import {compilerAbilitiesReferences} from './compiler-abilities-references';
import {compilerWarnings} from './compiler-warnings';
import {compilerAttributesEditions} from './compiler-attributes-editions';
import {compilerSui} from './compiler-sui';
import {compilerSuiLints} from './compiler-sui-lints';
import {compilerOptionalLints} from './compiler-optional-lints';
import {executionArgumentsObjects} from './execution-arguments-objects';
import {executionArguments} from './execution-arguments';
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
import {sdkKeys} from './sdk-keys';
import {sdkPackages} from './sdk-packages';
import {sdkRust} from './sdk-rust';

/** A list of entries, and the page that shows it. */
export interface EntryList {
  group: ErrorGroup;
  /** Name of the file in this folder, for messages. */
  file: string;
  entries: readonly ErrorEntry[];
}

/** Every entry, list by list; a page has those of its lists in this order. */
export const entryLists: readonly EntryList[] = [
  {group: 'execution', file: 'execution-arguments-objects.ts', entries: executionArgumentsObjects},
  {group: 'execution', file: 'execution-arguments.ts', entries: executionArguments},
  {group: 'execution', file: 'execution-calls.ts', entries: executionCalls},
  {group: 'execution', file: 'execution-gas.ts', entries: executionGas},
  {group: 'execution', file: 'execution-network.ts', entries: executionNetwork},
  {group: 'execution', file: 'execution-packages.ts', entries: executionPackages},
  {group: 'execution', file: 'execution-values.ts', entries: executionValues},
  {group: 'inputs', file: 'inputs-balances.ts', entries: inputsBalances},
  {group: 'inputs', file: 'inputs-gas.ts', entries: inputsGas},
  {group: 'inputs', file: 'inputs-limits.ts', entries: inputsLimits},
  {group: 'inputs', file: 'inputs-objects.ts', entries: inputsObjects},
  {group: 'inputs', file: 'inputs-signatures.ts', entries: inputsSignatures},
  {group: 'inputs', file: 'inputs-submission.ts', entries: inputsSubmission},
  {group: 'compiler', file: 'compiler-syntax.ts', entries: compilerSyntax},
  {group: 'compiler', file: 'compiler-declarations.ts', entries: compilerDeclarations},
  {group: 'compiler', file: 'compiler-names.ts', entries: compilerNames},
  {group: 'compiler', file: 'compiler-members.ts', entries: compilerMembers},
  {group: 'compiler', file: 'compiler-types.ts', entries: compilerTypes},
  {group: 'compiler', file: 'compiler-calls.ts', entries: compilerCalls},
  {group: 'compiler', file: 'compiler-types-more.ts', entries: compilerTypesMore},
  {group: 'compiler', file: 'compiler-matching-literals.ts', entries: compilerMatchingLiterals},
  {group: 'compiler', file: 'compiler-abilities-references.ts', entries: compilerAbilitiesReferences},
  {group: 'compiler', file: 'compiler-warnings.ts', entries: compilerWarnings},
  {group: 'compiler', file: 'compiler-attributes-editions.ts', entries: compilerAttributesEditions},
  {group: 'compiler', file: 'compiler-sui.ts', entries: compilerSui},
  {group: 'compiler', file: 'compiler-sui-lints.ts', entries: compilerSuiLints},
  {group: 'compiler', file: 'compiler-optional-lints.ts', entries: compilerOptionalLints},
  {group: 'cli', file: 'cli-dependencies.ts', entries: cliDependencies},
  {group: 'cli', file: 'cli-network.ts', entries: cliNetwork},
  {group: 'cli', file: 'cli-packages.ts', entries: cliPackages},
  {group: 'cli', file: 'cli-ptb.ts', entries: cliPtb},
  {group: 'cli', file: 'cli-publish.ts', entries: cliPublish},
  {group: 'cli', file: 'cli-setup.ts', entries: cliSetup},
  {group: 'cli', file: 'cli-transactions.ts', entries: cliTransactions},
  {group: 'api', file: 'api-graphql-data.ts', entries: apiGraphqlData},
  {group: 'api', file: 'api-graphql.ts', entries: apiGraphql},
  {group: 'api', file: 'api-grpc.ts', entries: apiGrpc},
  {group: 'api', file: 'api-http.ts', entries: apiHttp},
  {group: 'api', file: 'api-transactions.ts', entries: apiTransactions},
  {group: 'sdk', file: 'sdk-build.ts', entries: sdkBuild},
  {group: 'sdk', file: 'sdk-clients.ts', entries: sdkClients},
  {group: 'sdk', file: 'sdk-keys.ts', entries: sdkKeys},
  {group: 'sdk', file: 'sdk-packages.ts', entries: sdkPackages},
  {group: 'sdk', file: 'sdk-rust.ts', entries: sdkRust},
  {group: 'node', file: 'node-bridge.ts', entries: nodeBridge},
  {group: 'node', file: 'node-services.ts', entries: nodeServices},
  {group: 'node', file: 'node-start.ts', entries: nodeStart},
  {group: 'node', file: 'node-sync.ts', entries: nodeSync},
];

/** Fewer entries than this are a mistake: somebody lost a file. */
export const leastEntries = 520;
