import type {ErrorGroup, ErrorPage} from './model';
import {topicsOf} from './topics';

/** A group of errors: a page of its own, or a landing page with a page for each of its topics. */
export interface GroupInfo {
  group: ErrorGroup;
  title: string;
  /** Name in the sidebar. */
  label: string;
  /**
   * The page's description: a sentence with `%` for the number of entries, 50 to 160 characters.
   */
  description: string;
  /** Markdown above the entries or the topics. */
  intro: string;
  keywords: readonly string[];
}

/** True for a group whose entries are all on its own page. */
export const isPage = (group: ErrorGroup): group is ErrorGroup & ErrorPage => topicsOf(group).length === 0;

/**
 * The groups of entries, from what a transaction meets first in its life to the people who run the
 * network.
 */
export const groups: readonly GroupInfo[] = [
  {
    group: 'execution',
    title: 'Execution failures',
    label: 'Execution failures',
    description: 'What a transaction reports that ran and failed, from MoveAbort to InsufficientGas: % errors with causes and cures.',
    intro: `
These errors are in the effects of a transaction. The network took the transaction, ran it and undid all of its changes but one: the gas it used is paid. Sending the same bytes again changes nothing, so find out why it failed and build a new transaction.

Most messages name the command that failed. The CLI, GraphQL and the TypeScript SDK count commands from 1 ("1st command"), while \`in command 0\` and the \`command\` field count from 0. If the error is a \`MoveAbort\`, you need the module and the number with it: look both up under [Move abort codes](/references/errors/abort-codes).
`,
    keywords: ['execution error', 'ExecutionError', 'ExecutionFailureStatus', 'failed transaction', 'transaction failed'],
  },
  {
    group: 'inputs',
    title: 'Refused before execution',
    label: 'Refused before execution',
    description: 'What full nodes and validators answer when they refuse a transaction before it runs: % errors with causes and cures.',
    intro: `
A transaction that is refused here never ran. It has no effects and cost no gas, and its objects are as they were. The message comes from the full node that you sent it to, or from the validators that the node asked.

Two kinds look alike and need different answers. If something in the transaction is wrong, such as an old object version or a budget that is too small, build it again. If the network was busy or the epoch was changing, send the same bytes and signatures again.
`,
    keywords: ['transaction rejected', 'invalid transaction', 'UserInputError', 'SuiError', 'input object'],
  },
  {
    group: 'compiler',
    title: 'Move compiler and linter',
    label: 'Move compiler',
    description: 'Codes of the Move compiler, the Sui rules and the linter: % errors and warnings with a failing sample and its fix.',
    intro: `
The compiler prints a code in brackets after \`error\` or \`warning\`. \`E\` stands for errors and \`W\` for warnings. The first two digits are the category and the other three number the message within it. Codes with \`Sui\` or \`Lint\` in front have numbering of their own, so \`E02007\` and \`Sui E02007\` are different errors.

Since release 1.79 a code also has letters for the part of the compiler that reports it. \`E02007\` is printed as \`EC02007\`, and \`Sui E02007\` as \`ESC02007\`. Lints have \`L\` or \`SL\` in the code, and the lints of Sui got new numbers too: \`Lint W99001\` is now \`WSL06002\`. Some titles have changed as well. Each entry is named by the older code and the newest title, and lists every form of the message. The messages under the samples come from release 1.71, which compiles them.

Fix the first error before you read the second one: many later errors follow from the first. Each entry has a sample that was compiled and fails with exactly that code, and a fix that compiles.
`,
    keywords: ['compile error', 'compiler error', 'compiler warning', 'lint', 'sui move build'],
  },
  {
    group: 'cli',
    title: 'CLI, packages and faucet',
    label: 'CLI and packages',
    description: 'Messages of the Sui CLI, its package manager, keytool, local network and the faucet: % errors with causes and cures.',
    intro: `
These messages come from a program on your own machine, usually before anything has reached the network. Nothing was paid and nothing changed onchain, unless the message has a transaction digest in it.

When a message does not say which configuration it has read, \`sui client envs\` and \`sui client addresses\` show the environment and the address that the CLI uses, and \`sui --version\` shows its release.
`,
    keywords: ['sui client error', 'sui move error', 'faucet error', 'keytool error', 'Move.toml error'],
  },
  {
    group: 'api',
    title: 'gRPC and GraphQL errors',
    label: 'gRPC and GraphQL',
    description: 'Status codes and messages of the gRPC and GraphQL services of Sui nodes and indexers: % errors with causes and cures.',
    intro: `
A call to a node or an indexer can fail while the network is fine. gRPC answers with a status code and a text; GraphQL answers HTTP status 200 with a list called \`errors\`, and may return data next to it.

First look at the code: \`INVALID_ARGUMENT\` and \`BAD_USER_INPUT\` mean that the request has to change, while \`UNAVAILABLE\`, \`RESOURCE_EXHAUSTED\` and timeouts mean that the same request may succeed later or somewhere else.
`,
    keywords: ['rpc error', 'grpc status', 'graphql errors', 'status code'],
  },
  {
    group: 'sdk',
    title: 'TypeScript SDK errors',
    label: 'TypeScript SDK',
    description: 'Error classes and messages of @mysten/sui, dApp Kit and the other TypeScript packages: % errors with causes and cures.',
    intro: `
The TypeScript packages throw these before a request leaves your program, or while they read the answer. Where the cause is an answer of the network, \`error.cause\` or the \`executionError\` of a \`SimulationError\` has it: look that one up on its own page.

Class names are more stable than texts. Compare with \`instanceof\` or with a \`code\` or \`reason\` field where an entry has one, and do not parse messages.
`,
    keywords: ['sdk error', 'typescript error', 'mysten sui error', 'wallet error'],
  },
  {
    group: 'node',
    title: 'Node and validator messages',
    label: 'Nodes and validators',
    description: 'Log messages of full nodes, validators and indexers that call for action: % messages with causes and cures.',
    intro: `
A node writes many warnings that need nothing from you. The messages below do: they say that the node stands still, serves old data, cannot start, or is about to be left out of the committee.

Search the journal for the fixed part of a message, for example with \`journalctl -u sui-node\`, and look at the lines before the first occurrence, because later ones are often consequences.
`,
    keywords: ['sui-node log', 'validator log', 'panic', 'node error'],
  },
];
