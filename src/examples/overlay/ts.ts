/** Folders of `examples/ts`. */
export const typeScript = {
  'address-aliases': 'Hands an address to another key, reads who may sign for it, and verifies logins that an alias has signed.',
  'app-examples':
    'Small programs that run parts of the app examples offline: they rank reviews, plan weather batches, read open offers, and build a loan with a fresh price.',
  'asset-tokenization': 'Publishes a currency for the shares of one asset, and uses the vault of the package `fraction_vault`.',
  'authenticated-events':
    'Lists an authenticated event stream, reads its head, counts one against the other, and appends to a Merkle mountain range.',
  'building-ptb': 'Builds transactions offline: inputs, results that later commands use, and what a call passes on.',
  coin: 'Everything about currencies from a client: register, mint, burn, pay, deny, inspect, and read supplies and policies.',
  'coin-mgt': 'Reads balances, moves coin objects into an address balance, and shows what the SDK picks to pay with.',
  compliance:
    'Work with a deny list, with freezes and with attestations: plans the changes of a list, rehearses them on a local network, checks who owns an address, and finds gaps in a journal.',
  concepts: 'Samples of the concept pages: derived IDs, signatures and intents, passkeys, zkLogin sessions, and readings of an enclave.',
  crossing: 'Computes the ID of a profile of the package `crossing` without asking a network.',
  cryptography:
    'The client’s side of the cryptography guides: hashes, signatures, verifiable random functions, and Groth16 proofs with their circuit.',
  deepbook:
    'Trading on DeepBookV3 with its SDK: balance managers, orders, swaps, flash loans, governance, and the indexer’s HTTP API. Margin with its arithmetic, stop losses, liquidation and alarms. Grants of trading sessions.',
  display: 'Reads what an object shows, computes the ID of a display, and takes over one that the migration created.',
  'encrypted-chat':
    'The client of the package `rowing_chat`: writes, fetches and decrypts messages with Seal, and runs offline against key servers in memory.',
  'event-indexer':
    'Reads the sales of the package `flower_clock` over gRPC and writes rows and watermark to Postgres in one transaction, with a run in memory.',
  exchange:
    'The parts of an exchange’s integration: deposit addresses, a checkpoint scanner, a ledger, sweeps, payouts and reconciliation, with demos on a simulated chain.',
  'first-app': 'Lists the seed packets of an address, as the first tutorial does before it has a front end.',
  'gas-station': 'A sponsor with customers: accounts, limits and books that survive lost answers, with a chain in memory for the tests.',
  'getting-started': 'First connections: a client for a network, an address from a key, test SUI from the faucet, and a local network.',
  grpc: 'Reads many objects at once, retries what may pass, and follows events without a gap, with a simulated node to try it on.',
  'json-rpc-migration': 'Calls to the removed JSON-RPC methods, each with what takes its place in the current SDK.',
  kiosk: 'Kiosks from a client: open one, sell, buy under a policy’s rules, send gifts, and read offers and sales.',
  'local-fee-markets': 'Bids for a busy object: computes the price of each attempt, and tries again when a transaction was cancelled.',
  multisig: 'A treasury with several signers: its address, its members’ keys, and a payment that enough of them sign.',
  mvr: 'Calls a package by its registered name, and registers a name of your own.',
  nautilus: 'The relay of an enclave: trusts an image, registers the running enclave, checks what it signed, and delivers it.',
  nft: 'Registers a display, prints cards of the package `bird_cards`, and shows what a holder has.',
  'nft-rental': 'Both sides of a rental with the package `lending_desk`: the owner’s desk, and the borrower’s transactions.',
  offline: 'What works without a network: addresses, BCS, type tags, transactions, multisig, zkLogin and personal messages.',
  pas: 'Sends shares that move only with their issuer’s approval, from the accounts of the Permissioned Asset Standard.',
  'payment-kit': 'Pays an order once through the Payment Kit, makes a registry and payment links, and checks receipts.',
  payments:
    'Grants an allowance, spends from it, computes what is left and when its limit renews, and revokes it. Bills subscriptions. Pays from the package `errand_purse` and stops it. Sends money to people by name, with their history and receipts.',
  'permit-mint':
    'A server that signs permits for the package `summit_book`, the transaction that mints with one, and the vector that the Move tests take.',
  plinko: 'Computes what a table of the package `pegboard` pays on average, so that you can design one of your own.',
  production: 'A service that sends every order exactly once, and a check of how far a full node is behind.',
  'ptb-cookbook': 'The recipes of the cookbook for transactions: payments, calls, objects, packages, gas, and functions that only read.',
  reference: 'The examples of the reference pages: one for each method of the gRPC API, and the practices for reading over RPC.',
  seal: 'Encrypts a file for the members of a room, decrypts it with shares of several key servers, and keeps a session across reloads.',
  'sign-and-send': 'Signs and sends a transaction, in the short and in the careful way, and says what became of it.',
  soulbound: 'Takes a medal out of its character, counts a victory on it, and puts it back, in one transaction.',
  'sponsor-txn':
    'A sponsor who pays the gas of others: the protocol, a server with a policy, a client, and a run of both without a network.',
  'sui-101':
    'Samples of the basic guides: events, parallel and serial execution, network time, and objects that are lent for one transaction.',
  suins: 'Looks names up in both directions, registers a name, and gives subnames to others.',
  'tic-tac-toe': 'The client of the kept board of the package `noughts`, with the multisig address of both players as its keeper.',
  ticketing: 'The client of the package `moon_cinema`: buys, uses and returns a ticket, and runs the gate that lets a guest in.',
  tokenomics:
    'The arithmetic behind gas and staking: rounding of computation units, the reference gas price, and the rate of a staking pool.',
  validator: 'The arithmetic behind rewards and voting power, and a reader of the proof of possession.',
  wallets:
    'A signer for key services, with a key service in memory for the tests. Links into Slush and its web wallet, a check that a zkLogin address can move to another salt service, and the addresses of other chains that a user has linked.',
  walrus: 'Stores a file on Walrus from code of your own, reads it back, and keeps it alive before its time runs out.',
  zklogin: 'The parts of zkLogin: addresses from a salt, a signature, and the checks of a server.',
} as const;
