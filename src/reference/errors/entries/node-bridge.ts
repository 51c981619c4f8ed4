import type {ErrorEntry} from '../model';

const bridgeConfig = 'crates/sui-bridge/src/config.rs, release 1.63';
const bridgeExecutor = 'crates/sui-bridge/src/action_executor.rs, release 1.63';
const validator = 'crates/sui/src/validator_commands.rs, release 1.63';

/** The bridge node and the registration of validators. */
export const nodeBridge: readonly ErrorEntry[] = [
  {
    id: 'bridge-key-not-in-committee',
    title: 'Bridge authority key is not part of bridge committee',
    messages: [{from: 'Log', text: 'Bridge authority key is not part of bridge committee'}],
    meaning: "The bridge node compares its key with the committee onchain and won't start as a stranger.",
    causes: [
      "The registration was never sent, or the committee isn't final yet.",
      '`bridge-authority-key-path` names another key than the registered one.',
      'The committee blocked the key.',
    ],
    find: '`sui-bridge-cli view-bridge-registration` lists the registered keys, and `sui-bridge-cli examine-key --is-validator-key` prints the public part of your file.',
    cure: "Use the registered key, or register this one as long as the committee is open. Afterwards the key can't be changed.",
    seeAlso: ['/guides/operator/bridge-node-configuration#register', '/guides/operator/bridge-node-configuration#keys'],
    source: bridgeConfig,
  },
  {
    id: 'bridge-chain-mismatch',
    title: 'Bridge chain id mismatch',
    messages: [
      {from: 'Log', text: 'Bridge chain id mismatch: expected …, but connected to …'},
      {from: 'Log', text: 'Route between Sui chain id … and Eth chain id … is not valid'},
      {from: 'Log', text: 'Expected Eth chain id 1, but connected to …'},
      {from: 'Log', text: 'Expected sui chain identifier …, but connected to …'},
    ],
    meaning:
      'The two sides of the bridge have to be Mainnet with Mainnet or Testnet with Sepolia, and configuration and servers disagree about that.',
    causes: [
      'A URL of the test network is left in a file for Mainnet.',
      "The chain IDs are those of Ethereum, such as 1, where the bridge's own numbers belong: 0 and 10, or 1 and 11.",
      "The proxy contract's address is that of the other network.",
    ],
    cure: 'Set all four together: both URLs and both bridge chain IDs, and take the contract from the table for that network.',
    seeAlso: ['/guides/operator/bridge-node-configuration#configure'],
    source: bridgeConfig,
  },
  {
    id: 'bridge-client-settings',
    title: '`db_path` is required when `run_client` is true',
    messages: [
      {from: 'Log', text: '`db_path` is required when `run_client` is true'},
      {
        from: 'Log',
        text: 'eth_contracts_start_block_fallback is required when run_client is true',
      },
    ],
    meaning: 'A bridge node that also submits transfers keeps its progress in a database and needs a block to begin with.',
    causes: [
      'A configuration for the server only was extended by `run-client: true` and nothing else.',
      "The key is misspelled, which the program doesn't report.",
    ],
    cure: 'Add `db-path` on a disk that survives restarts, and under `eth` the start block of the network. If another validator submits, set `run-client: false`.',
    seeAlso: ['/guides/operator/bridge-node-configuration#server-and-client', '/guides/operator/bridge-node-configuration#configure'],
    source: bridgeConfig,
  },
  {
    id: 'bridge-gas-object',
    title: "Gas object … is not owned by bridge client key's associated sui address",
    messages: [
      {
        from: 'Log',
        text: "Gas object … is not owned by bridge client key's associated sui address …, but …",
      },
      {from: 'Log', text: 'No suitable gas coin with >= … mist found for address … after checking … coins'},
    ],
    meaning: 'The client pays for its transactions with one SUI coin of its own, and there is none it can use.',
    causes: [
      'The configured coin belongs to another address, or was merged away.',
      "No single coin of the client holds 10 SUI; an address balance doesn't count here.",
      'Thousands of tiny coins hide the large one, because only the first 1,000 are looked at.',
    ],
    find: "The client's address is in the message; `sui client gas` with that address lists its coins.",
    cure: 'Send one coin of more than 10 SUI to that address and leave `bridge-client-gas-object` out.',
    seeAlso: ['/guides/operator/bridge-node-configuration#start-and-verify'],
    source: bridgeConfig,
  },
  {
    id: 'bridge-manual-intervention',
    title: 'Manual intervention is required',
    messages: [
      {
        from: 'Log',
        text: 'Manual intervention is required. Failed to collect sigs for bridge action after … attempts: …',
      },
      {from: 'Log', text: 'Manual intervention is required. Failed to build transaction for action …: …'},
      {
        from: 'Log',
        text: 'Manual intervention is required. Failed to collect execute transaction for bridge action after … attempts: …',
      },
      {
        from: 'Log',
        text: 'Manual intervention is needed. Sui transaction executed and failed with error: …',
      },
    ],
    meaning: 'The client gave up on one bridge action. It stays in the write-ahead log and is tried again when the node restarts.',
    causes: [
      "Too many members of the committee are down, or their registered URLs don't answer.",
      'The gas coin is empty or locked.',
      'The action was rejected onchain, for example by the transfer limit.',
    ],
    find: '`sui-bridge-cli view-sui-bridge --ping` shows who answers; for the last form look up `tx_digest` of the line.',
    cure: 'Remove the cause and restart the node. A limit that is used up frees itself with time, so restart later in that case.',
    seeAlso: ['/guides/operator/bridge-node-configuration#failures-and-cures', '/concepts/tokenomics/sui-bridging'],
    source: bridgeExecutor,
  },
  {
    id: 'bridge-paused',
    title: 'Bridge is paused, skipping execution',
    messages: [{from: 'Log', text: 'Bridge is paused, skipping execution'}],
    meaning: "The committee switched the bridge off, so your client doesn't submit what it has collected.",
    causes: ['An emergency pause was decided by governance.'],
    find: '`sui-bridge-cli view-sui-bridge` prints the state of the bridge.',
    cure: 'Wait for the announcement. When the bridge is open again, restart the node so that it picks up the skipped actions.',
    seeAlso: ['/guides/operator/bridge-node-configuration#monitor'],
    source: bridgeExecutor,
  },
  {
    id: 'validator-wrong-status',
    title: 'Validator … is …, this operation is not supported in this tool or prohibited',
    messages: [
      {
        from: 'CLI',
        text: 'Validator … is …, this operation is not supported in this tool or prohibited.',
      },
      {from: 'CLI', text: '… is not a Validator.'},
      {from: 'CLI', text: 'Only active Validator can report/un-report Validators, but … is ….'},
    ],
    meaning: "`sui validator` looks up your state onchain before it sends a command, and the command isn't meant for that state.",
    causes: [
      "The active address isn't the validator's account.",
      'You are still a candidate or pending, and the command is for members of the committee.',
      'The client is connected to the other network.',
    ],
    find: '`sui validator display-metadata` prints state and keys of the active address.',
    cure: 'Switch address or network, or take the step that comes first, such as `join-committee`.',
    seeAlso: ['/guides/operator/validator-config#join-step-by-step', '/references/cli/validator#join-and-leave'],
    source: validator,
  },
  {
    id: 'operation-cap-not-owned',
    title: 'OperationCap … is not owned by the sender address',
    messages: [
      {from: 'CLI', text: 'OperationCap … is not owned by the sender address … but …'},
      {from: 'CLI', text: 'OperationCap … does not exist'},
      {from: 'CLI', text: "Validator …'s current operation cap id is …"},
    ],
    meaning: "Gas price votes and reports are authorized by a capability object, and the active address doesn't hold the valid one.",
    causes: [
      "The capability was given to an operator's hot key, and the command runs with the account key.",
      'It was rotated, which makes the earlier one worthless.',
    ],
    find: 'The valid ID is the operation cap ID in the output of `display-metadata`.',
    cure: 'Run the command with the address that holds the capability and name it with `--operation-cap-id`, or rotate it to a key that you have.',
    seeAlso: ['/guides/operator/validator-tasks#cap', '/guides/operator/validator-tasks#gas-price'],
    source: validator,
  },
  {
    id: 'validator-address-form',
    title: 'Invalid p2p address, it must look like /[ip4,ip6,dns]/…/udp/port',
    messages: [
      {from: 'CLI', text: 'Invalid p2p address, it must look like `/[ip4,ip6,dns]/.../udp/port`'},
      {from: 'CLI', text: 'Invalid primary address, it must look like `/[ip4,ip6,dns]/.../udp/port`'},
      {from: 'CLI', text: 'Invalid worker address, it must look like `/[ip4,ip6,dns]/.../udp/port`'},
      {from: 'CLI', text: 'Network address must be a TCP address'},
    ],
    meaning: 'Addresses in the metadata are multiaddresses, and each one has its own transport.',
    causes: [
      'A URL or `host:port` was entered.',
      'TCP and UDP were confused: only the network address has TCP.',
      'A trailing `/http` was added to an address that takes none.',
    ],
    cure: 'Write `/dns/validator.example.com/udp/8084` for p2p and `/dns/validator.example.com/tcp/8080/http` for the network address. A change takes effect with the next epoch.',
    seeAlso: ['/references/cli/validator#update-metadata', '/guides/operator/validator-tasks#metadata'],
    source: validator,
  },
];
