import type {TopicInfo} from './topic';

/** The topics of execution failures. */
export const executionTopics: readonly TopicInfo[] = [
  {
    page: 'execution/calls',
    title: 'Failed Move calls and values',
    label: 'Calls and values',
    description:
      'MoveAbort, FunctionNotFound, UnusedValueWithoutDrop and % kinds in all: failures of Move calls and of the values they make.',
    intro: `
You are right here if the message is a \`MoveAbort\` or another error from inside Move code, if the function that you call wasn't found or can't be called, or if a value that a call returned is too large or was left over. For the meaning of a code that came with a \`MoveAbort\`, go on to the [Move abort codes](/references/errors/abort-codes).

If the message has \`CommandArgumentError\` in it, the call itself was found and one of its arguments was wrong: see [Arguments of commands](/references/errors/execution/arguments).
`,
    keywords: ['move abort', 'move call failed', 'function not found', 'unused value'],
  },
  {
    page: 'execution/arguments',
    title: 'Wrong arguments of commands',
    label: 'Arguments of commands',
    description:
      'Every kind of CommandArgumentError and the other refusals of an argument: % errors, with how to find the argument and correct it.',
    intro: `
You are right here if the message says \`CommandArgumentError\` or "Invalid command argument". It then has two numbers that you need: the command, and \`arg_idx\`, the argument's place in that command, which is counted from 0. Look at that one argument in your transaction before you read on, because the kind of the error says what is wrong with it.

A call with too many or too few arguments is reported as \`ArityMismatch\`, which is among the [failed Move calls](/references/errors/execution/calls#arity-mismatch).
`,
    keywords: ['CommandArgumentError', 'invalid command argument', 'arg_idx', 'wrong argument'],
  },
  {
    page: 'execution/gas',
    title: 'Gas, balances and network conditions',
    label: 'Gas, balances, network',
    description: 'InsufficientGas, too small balances, deny lists, congestion and internal failures of a transaction that ran: % errors.',
    intro: `
These failures depend on something around the transaction: how much gas and balance there was, whether an issuer has blocked an address or a coin, or what the network was doing at that time. The same transaction can fail today and succeed tomorrow, so the first question is whether to change it or to wait. Each entry says which.

A transaction that never ran and has no digest in the ledger belongs under [Refused before execution](/references/errors/inputs), where messages about gas look similar.
`,
    keywords: ['out of gas', 'insufficient balance', 'congestion', 'execution cancelled'],
  },
  {
    page: 'execution/packages',
    title: 'Failed publications and upgrades',
    label: 'Publishing and upgrading',
    description:
      'Why validators refuse to publish or upgrade a package: verifier errors, dependencies, upgrade tickets, in % entries with cures.',
    intro: `
You are right here if the command that failed is \`Publish\` or \`Upgrade\`, so the package was built, sent and then refused by the validators. Nothing was published, and the upgrade cap has not changed.

If \`sui client publish\` or \`sui client upgrade\` stopped without a transaction digest, the CLI refused it first: see [Publish and upgrade with the CLI](/references/errors/cli/publish).
`,
    keywords: ['publish failed', 'upgrade failed', 'PackageUpgradeError', 'verifier error'],
  },
];
