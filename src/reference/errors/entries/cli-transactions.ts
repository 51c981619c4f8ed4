import type {ErrorEntry} from '../model';

const commands = 'crates/sui/src/client_commands.rs, release 1.81';
const wallet = 'crates/sui-sdk/src/wallet_context.rs, release 1.81';
const keystore = 'crates/sui-keys/src/keystore.rs, release 1.63';

/** Commands that send transactions. */
export const cliTransactions: readonly ErrorEntry[] = [
  {
    id: 'cannot-find-key',
    title: 'Cannot find key for address',
    messages: [
      {from: 'CLI', text: 'Cannot find key for address: […]'},
      {from: 'CLI', text: 'No keystore found for the provided key identity: …'},
    ],
    meaning: 'The transaction is built, and the CLI has no key to sign it with.',
    causes: [
      'The owner of the object or of the coin after `--gas` is an address whose key is elsewhere; without `--sender` the owner becomes the sender.',
      "`--gas-sponsor` names somebody whose key you don't hold.",
      'The address belongs to a multisig or a zkLogin account, neither of which has a key in a keystore.',
    ],
    find: 'Run the command again with `--serialize-unsigned-transaction` and decode the bytes with `sui keytool decode-or-verify-tx`: sender and gas owner are in the output.',
    cure: 'Import the key, or hand the unsigned bytes to whoever has it and send them with `execute-signed-tx` once all signatures are there.',
    seeAlso: ['/references/cli/client#sign-elsewhere', '/references/cli/keytool#import'],
    keywords: ['signer', 'sponsor', 'offline signing'],
    source: `${keystore}; ${wallet}`,
  },
  {
    id: 'infer-sender',
    title: 'Cannot infer sender, not all gas objects have the same owner',
    messages: [{from: 'CLI', text: 'Cannot infer sender, not all gas objects have the same owner.'}],
    meaning: 'Without `--sender` the owner of the coins after `--gas` signs, and these coins have several owners.',
    causes: ['One of the coin IDs was copied from the list of another address.'],
    find: '`sui client object` shows the owner of each coin.',
    cure: 'Pass coins of one address only, or leave `--gas` out and let the full node choose.',
    seeAlso: ['/references/cli/client#gas-options'],
    source: wallet,
  },
  {
    id: 'gas-budget-undetermined',
    title: 'Could not determine the gas budget',
    messages: [
      {from: 'CLI', text: 'Could not determine the gas budget. Error: …'},
      {from: 'CLI', text: 'Dry run failed'},
      {from: 'CLI', text: 'Gas selection failed'},
    ],
    meaning:
      'Before it sends anything, the CLI asks the full node to simulate the transaction, and the simulation was refused. A transaction that aborts in Move does not end here: its simulation gives an estimate, and the CLI sends it.',
    causes: [
      "An input is wrong: an object that doesn't exist, or an old version of one.",
      "The address can't pay: neither its coins nor its address balance cover the budget.",
      "The node doesn't serve gRPC, or the connection broke off.",
    ],
    find: 'The message ends before the reason. Run the command again with `--dry-run`, and read the last `Caused by` line.',
    cure: 'Repair what the reason names. Passing `--gas-budget` only skips the estimate: validators check the inputs as the node did, and refuse the transaction before it costs anything.',
    seeAlso: ['/references/cli/client#gas-options', '/concepts/tokenomics/gas-in-sui'],
    keywords: ['dry run', 'estimate', '--gas-budget'],
    source: commands,
  },
  {
    id: 'no-gas-object-for-budget',
    title: 'No non-argument gas objects found for this address',
    messages: [
      {
        from: 'CLI',
        text: 'No non-argument gas objects found for this address with value >= budget …. Run sui client gas to check for gas objects.',
      },
      {
        from: 'CLI',
        text: 'Cannot find gas coin for signer address … with amount sufficient for the required gas budget ….',
      },
    ],
    meaning: "The CLI wants one coin that covers the whole budget and isn't an input of the same transaction, and there is none.",
    causes: [
      'Your SUI is spread over many small coins.',
      'The only coin that is large enough is also the one you transfer or split.',
      "All of your SUI is in the address balance, which this search doesn't look at.",
    ],
    find: '`sui client gas` lists the coins and, below them, the address balance.',
    cure: 'Merge small coins, lower the budget, or split from `gas` inside `sui client ptb`, where the coin that pays may also be spent.',
    samples: [
      {
        language: 'sh',
        code: 'sui client gas\nsui client ptb --split-coins gas "[1000000]" --assign part --transfer-objects "[part]" bob',
      },
    ],
    seeAlso: ['/references/cli/client/objects#gas', '/guides/developer/sui-101/coin-mgt'],
    source: `${wallet}; crates/sui-transaction-builder/src/lib.rs, release 1.63`,
  },
  {
    id: 'insufficient-balance-to-send',
    title: 'Insufficient balance to send … MIST',
    messages: [
      {from: 'CLI', text: 'Insufficient balance to send … MIST. Coin balance: …, Address balance: …'},
      {
        from: 'CLI',
        text: 'Insufficient address balance to send … MIST. Address balance: …, Coin balance: …',
      },
      {from: 'CLI', text: 'No … coins available to send'},
    ],
    meaning: '`send-funds` takes the amount either from coins or from the address balance, and neither of the two suffices on its own.',
    causes: [
      'The sum would be enough, but it is divided between coins and address balance.',
      'The amount was meant in SUI and is read in the smallest unit of the coin.',
      '`--from-address-balance` was given while the funds are in coins.',
    ],
    find: 'Both figures are in the message, in MIST for SUI.',
    cure: 'Send two transactions, one from each source, or first move the coins into the address balance by sending them to yourself with `--all-coins`.',
    seeAlso: ['/references/cli/client/payments#send-funds', '/guides/developer/coin/address-balances'],
    source: commands,
  },
  {
    id: 'send-funds-needs-amount',
    title: 'Either --amount or --all-coins must be specified',
    messages: [
      {from: 'CLI', text: 'Either --amount or --all-coins must be specified'},
      {
        from: 'CLI',
        text: 'Non-SUI coin transfers using coins require explicit coin selection. Use --from-address-balance to transfer from your address balance instead.',
      },
      {
        from: 'CLI',
        text: '--all-coins cannot be used with a gas sponsor for SUI coin type, because the coins being sent are the ones paying for gas.',
      },
    ],
    meaning: "The options of `send-funds` don't say clearly enough which money is to be moved.",
    causes: [
      'No amount was given.',
      'A part of a token balance was to be sent from coins, which the command does for SUI only.',
      'All SUI coins were to be sent while somebody else pays the gas.',
    ],
    cure: 'Give an amount, use `--from-address-balance` for other tokens, or build the payment yourself with `sui client ptb`.',
    seeAlso: ['/references/cli/client/payments#send-funds', '/references/cli/ptb'],
    source: commands,
  },
  {
    id: 'pay-recipients-amounts',
    title: 'Found … recipient addresses, but … recipient amounts',
    messages: [
      {from: 'CLI', text: 'Found … recipient addresses, but … recipient amounts'},
      {from: 'CLI', text: 'Pay transaction requires a non-empty list of input coins'},
      {from: 'CLI', text: 'Pay transaction requires a non-empty list of recipient addresses'},
      {
        from: 'CLI',
        text: 'Gas coin is in input coins of Pay transaction, use PaySui transaction instead!',
      },
    ],
    meaning: "The lists given to `pay` or `pay-sui` don't fit together.",
    causes: [
      'One amount was meant for all recipients; the command wants one for each.',
      'A list was quoted as a single word, so the shell passed it as one value.',
      'The coin after `--gas` is also one of the input coins.',
    ],
    find: 'Count both lists; the message gives the two lengths it saw.',
    cure: 'Repeat the amount for each recipient and separate values by spaces. When the input coins are SUI and should pay the gas as well, use `pay-sui`.',
    samples: [
      {
        language: 'sh',
        code: 'sui client pay-sui --input-coins "$COIN" --recipients alice bob --amounts 1000000 1000000',
      },
    ],
    seeAlso: ['/references/cli/client/payments#pay', '/references/cli/client/payments#pay-sui'],
    source: commands,
  },
  {
    id: 'split-amounts-or-count',
    title: 'split-coin needs either --amounts or --count',
    messages: [
      {from: 'CLI', text: 'error: the following required arguments were not provided:\n  <--amounts <AMOUNTS>...|--count <COUNT>>'},
      {from: 'CLI', text: "error: the argument '--amounts <AMOUNTS>...' cannot be used with '--count <COUNT>'"},
      {from: 'CLI', text: "error: the argument '--count <COUNT>' cannot be used with '--amounts <AMOUNTS>...'"},
      {from: 'CLI', text: 'Coin split count must be greater than 0'},
    ],
    meaning:
      '`split-coin` has to know whether to cut fixed amounts off a coin or to divide it into equal parts. The first message means that neither option was given, the next two that both were.',
    causes: ['A script leaves both options out when a variable is empty, or always passes both.', 'A script computed a count of zero.'],
    cure: 'Use `--amounts` for parts of a known size and `--count` for equal ones.',
    samples: [{language: 'sh', code: 'sui client split-coin --coin-id "$COIN" --count 4'}],
    seeAlso: ['/references/cli/client/payments#split-coin'],
    keywords: ['You must use one of amounts or count options', 'Cannot specify both amounts and count'],
    source: `${commands}; the first three by clap, whose group "split" answers before the command's own texts`,
  },
  {
    id: 'unexpected-argument',
    title: 'error: unexpected argument … found',
    messages: [{from: 'CLI', text: "error: unexpected argument '…' found"}],
    meaning: 'The option exists neither for this subcommand nor at this place of the command line.',
    causes: [
      'An option of the group, such as `--client.env` or `--client.config`, stands behind the subcommand that it should precede.',
      'The option was renamed, and the tutorial is older than your CLI.',
      'A negative number or an argument that begins with a hyphen was taken for an option.',
    ],
    find: '`sui client --help` lists the options of the group and `sui client call --help` those of the subcommand.',
    cure: 'Move group options directly behind `sui client`.',
    samples: [{language: 'sh', code: 'sui client --client.env testnet gas'}],
    seeAlso: ['/references/cli/client#client', '/references/cli'],
    keywords: ['clap', 'usage', 'option order'],
    source: 'clap 4, the argument parser of the CLI; options of the group in crates/sui/src/sui_commands.rs, release 1.63',
  },
  {
    id: 'invalid-base64-tx-bytes',
    title: 'Failed to parse tx bytes',
    messages: [
      {
        from: 'CLI',
        text: 'Failed to parse tx bytes, check if it matches the output of sui client commands with --serialize-unsigned-transaction',
      },
      {
        from: 'CLI',
        text: 'Failed to parse SenderSignedData bytes, check if it matches the output of sui client commands with --serialize-signed-transaction',
      },
      {from: 'CLI', text: 'Failed to parse --tx-bytes as TransactionData'},
      {from: 'CLI', text: 'Failed to parse --tx-bytes as TransactionKind'},
      {from: 'CLI', text: 'Invalid Base64 encoding'},
    ],
    meaning: 'The bytes are not the kind of data that this subcommand expects, although four subcommands look much alike.',
    causes: [
      'Signed bytes went to `execute-signed-tx`, which wants the unsigned transaction and the signatures separately.',
      'The text came from a TypeScript program that built a transaction kind only, without sender and gas.',
      'The text was cut at a line break, is URL-safe Base64, or is hexadecimal.',
    ],
    find: '`sui keytool decode-or-verify-tx --tx-bytes` accepts whole unsigned transactions only, so it tells you which kind you have.',
    cure: 'Match bytes and command: unsigned data belongs to `execute-signed-tx` or `serialized-tx`, a kind to `serialized-tx-kind`, and signed data to `execute-combined-signed-tx`.',
    seeAlso: [
      '/references/cli/client/transactions#execute-signed-tx',
      '/references/cli/client/transactions#serialized-tx-kind',
      '/references/cli/client/transactions#execute-combined-signed-tx',
    ],
    keywords: ['BCS', 'base64', 'offline signing'],
    source: commands,
  },
  {
    id: 'invalid-generic-signature',
    title: 'Invalid generic signature',
    messages: [{from: 'CLI', text: 'Invalid generic signature'}],
    meaning:
      "A value after `--signatures` is valid Base64, but its first byte is not the flag of a signature scheme or its length doesn't fit that scheme.",
    causes: [
      'The bare signature was passed, without flag and public key around it.',
      'A public key or the digest was copied from the output of `keytool sign` in place of `suiSignature`.',
      'The multisig was built by a command for the legacy format.',
    ],
    find: 'The first byte is the flag of the scheme, and `printf %s "$SIGNATURE" | base64 -d | head -c 1 | xxd` prints it: 0 is Ed25519, 1 Secp256k1, 2 Secp256r1, 3 multisig, 5 zkLogin and 6 a passkey.',
    cure: 'Pass the value of `suiSignature`, or `multisigSerialized` for a multisig, exactly as printed.',
    seeAlso: ['/references/cli/keytool#sign', '/concepts/cryptography/transaction-auth/signatures'],
    source: commands,
  },
  {
    id: 'both-serialize-flags',
    title: 'Cannot specify both flags: --serialize-unsigned-transaction and --serialize-signed-transaction',
    messages: [
      {
        from: 'CLI',
        text: 'Cannot specify both flags: --serialize-unsigned-transaction and --serialize-signed-transaction.',
      },
    ],
    meaning: 'Each flag ends the command with a different output, so only one of them makes sense.',
    causes: ['A shell alias or a wrapper script already sets one of the two.'],
    cure: 'Keep the unsigned form when somebody else signs, and the signed form when this machine has the key and another one sends.',
    seeAlso: ['/references/cli/client#processing-options'],
    source: commands,
  },
  {
    id: 'error-executing-transaction',
    title: 'Error executing transaction',
    messages: [{from: 'CLI', text: "Error executing transaction '…': …"}],
    meaning:
      'The transaction was signed, sent, executed and failed onchain. It has a digest, its gas is paid, and its effects were undone.',
    causes: [
      'Move code aborted; the CLI resolves the code to a constant and a message where the module provides them.',
      'The budget ran out.',
      'A shared object changed between the simulation and the execution.',
    ],
    find: 'Look the digest up with `sui client tx-block`, and replay it with `sui replay --digest` if you need to see the values inside.',
    cure: 'The text after the digest is an execution failure: search for its first word in the execution group of this reference.',
    seeAlso: ['/guides/developer/first-app/debug#read-an-abort-error', '/references/cli/client/objects#tx-block'],
    keywords: ['MoveAbort', 'failed transaction', 'execution failure'],
    source: commands,
  },
];
