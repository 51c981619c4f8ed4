import {errorSource, refused} from '../forms';
import type {ErrorEntry} from '../model';

/**
 * The newer texts came with https://github.com/MystenLabs/sui/pull/27203, which the notes of
 * release 1.76 list.
 */
const fundsSource =
  'crates/sui-core/src/accumulators/funds_read.rs of MystenLabs/sui after pull request 27203 (release 1.76), and before it (LinkUVerse/rtd at 4f4b06a5)';
const validitySource = 'validity_check in crates/sui-types/src/transaction.rs, release 1.81 (LinkUVerse/rtd at 7098077d)';

export const inputsBalances: readonly ErrorEntry[] = [
  {
    id: 'withdraw-reservation-too-large',
    title: 'Invalid withdraw reservation: Insufficient address balance of coin type …',
    messages: [
      ...refused(
        'Invalid withdraw reservation: Insufficient address balance of coin type … for address …: the transaction requires … but only … is available. Note that the address balance does not include funds held in Coin objects owned by the address; to spend those funds, use the Coin objects directly as transaction inputs.',
      ),
      ...refused('Invalid withdraw reservation: Available amount in account for object id … is less than requested: … < …'),
    ],
    meaning:
      "The transaction reserves more from an address balance than the balance holds. Validators notice it before anything is charged. The second message is that of release 1.75 and older, and names the balance's object instead of the owner and the currency.",
    causes: [
      'The withdrawals and the gas budget together exceed the balance.',
      'The money is in coin objects, which do not count here.',
      'Payments that were sent a moment before have used the balance up.',
    ],
    find: 'Both amounts count the smallest unit of the currency. The address is the owner of the balance, which is the sponsor if the sponsor pays the gas from its balance. `client.getBalance` returns `addressBalance` and `coinBalance` side by side.',
    cure: 'Lower the amount, deposit coins into the balance first, or use `tx.coin`, which takes from both.',
    seeAlso: ['/guides/developer/coin/address-balances#read-balances', '/guides/developer/coin/address-balances#withdraw-by-hand'],
    keywords: ['InvalidWithdrawReservation', 'address balance too small'],
    source: fundsSource,
  },
  {
    id: 'withdraw-reservation-count',
    title: 'Maximum number of balance withdraw reservations is 10',
    messages: refused('Invalid withdraw reservation: Maximum number of balance withdraw reservations is 10'),
    meaning: 'A transaction may draw on address balances ten times, and gas that is paid from a balance counts as one of them.',
    causes: ['A withdrawal was added for each recipient.', 'Several helpers each make their own withdrawal of the same currency.'],
    find: 'Count `FundsWithdrawal` in `tx.getData().inputs` and add one if the payment is empty.',
    cure: 'Withdraw once for each currency and split the balance into the amounts that you need.',
    seeAlso: ['/references/ptb-commands#funds-withdrawal', '/guides/developer/sui-101/coin-mgt#send-many-payments-at-once'],
    keywords: ['InvalidWithdrawReservation', 'too many withdrawals'],
    source: validitySource,
  },
  {
    id: 'withdraw-reservation-zero',
    title: 'Balance withdraw reservation amount must be non-zero',
    messages: refused('Invalid withdraw reservation: Balance withdraw reservation amount must be non-zero'),
    meaning: 'A withdrawal with the amount 0 reserves nothing, and the network refuses to carry it.',
    causes: ['An amount was computed and came out as 0, for instance a fee of a very small payment that was rounded down.'],
    find: 'Print the amounts that go into `tx.withdrawal`.',
    cure: 'Leave the withdrawal out if its amount is 0; where a function needs a value, make one with `0x2::balance::zero` or `0x2::coin::zero`.',
    seeAlso: ['/references/ptb-commands#funds-withdrawal', '/guides/developer/coin/address-balances#what-can-go-wrong'],
    keywords: ['InvalidWithdrawReservation', 'amount 0'],
    source: validitySource,
  },
  {
    id: 'withdraw-reservation-sponsor',
    title: 'Explicit sponsor withdrawals are not yet supported',
    messages: refused('Invalid withdraw reservation: Explicit sponsor withdrawals are not yet supported'),
    meaning: 'A withdrawal input names the sponsor as its source. A sponsor can pay gas from its balance, and nothing else.',
    causes: ['The input was built with `withdrawFrom` set to the sponsor.'],
    find: 'Look at `withdrawFrom` of the `FundsWithdrawal` inputs.',
    cure: 'Withdraw from the sender. If the sponsor should give money as well, let it send a payment of its own, or add its signature as the sender of another transaction.',
    seeAlso: [
      '/concepts/transactions/sponsored-transactions#coins-or-address-balance',
      '/guides/developer/sui-101/sponsor-txn#risks-and-limits-to-check',
    ],
    keywords: ['InvalidWithdrawReservation', 'WithdrawFrom::Sponsor'],
    source: validitySource,
  },
  {
    id: 'coin-reservation',
    title: 'Invalid withdraw reservation: coin reservation object id …',
    messages: [
      ...refused('Invalid withdraw reservation: coin reservation object id … not found'),
      ...refused('Invalid withdraw reservation: coin reservation object id … is owned by …, not sender …'),
    ],
    meaning:
      'For old clients, nodes present an address balance as a coin with an ID that is computed. That coin was used by somebody else, or the balance behind it is gone.',
    causes: [
      'The ID was stored and used later, when the balance had been emptied.',
      'The coin of one account was put into a transaction of another.',
    ],
    find: 'List the coins of the sender again and see whether the ID is still among them.',
    cure: 'Do not store IDs of coins that a node lists. With a current SDK, use `tx.coin`, or withdraw from the balance directly.',
    seeAlso: ['/concepts/address-balances#coin-balance-and-the-two-words', '/guides/developer/coin/address-balances#availability'],
    keywords: ['InvalidWithdrawReservation', 'coin reservation', 'fake coin'],
    source: 'crates/sui-core/src/accumulators/coin_reservations.rs, release 1.63 (LinkUVerse/rtd at 46d74da9)',
  },
  {
    id: 'missing-replay-protection',
    title: 'Transactions must either have address-owned inputs, or a ValidDuring expiration …',
    messages: refused(
      'Invalid transaction expiration: Transactions must either have address-owned inputs, or a ValidDuring expiration with at most two epochs of validity',
    ),
    meaning:
      'Nothing in these bytes is used up by executing them, so they could be replayed once validators have forgotten the digest. A short window prevents that.',
    causes: [
      'Gas comes from the address balance, all objects are shared, and no expiration is set.',
      'The expiration is of the kind `Epoch`, which has no beginning and no chain.',
      'The window spans three epochs or more.',
    ],
    find: 'Look at `expiration` in the bytes: the last epoch may be at most one after the first.',
    cure: 'Build with a client, which sets the window. Offline, set `ValidDuring` with the chain identifier, the current and the next epoch, and a nonce that differs for otherwise equal payments.',
    seeAlso: ['/concepts/address-balances#what-protects-against-replay', '/guides/developer/coin/address-balances#offline'],
    keywords: ['InvalidExpiration', 'ValidDuring', 'replay protection'],
    source: 'check_replay_protection in crates/sui-transaction-checks/src/lib.rs, release 1.81 (LinkUVerse/rtd at 7098077d)',
  },
  {
    id: 'transaction-expired',
    title: 'Transaction Expired',
    messages: refused('Transaction Expired'),
    meaning: 'The current epoch is outside the window of the transaction. The same words are used when the window has not begun.',
    causes: [
      'It was signed in one epoch and sent after the window had closed, for example after a multisig collected signatures for days.',
      'The first epoch of the window was computed from another network.',
      'A reservation from an address balance is older than one epoch.',
    ],
    find: 'Compare `expiration` in the bytes with the epoch that `sui client` or an explorer shows.',
    cure: 'Build and sign again. As these bytes can never execute any more, a new payment is safe once you have seen that the digest did not execute.',
    seeAlso: ['/concepts/sui-architecture/epochs#read-the-current-epoch', '/guides/developer/advanced/ptb-cookbook#expire'],
    keywords: ['TransactionExpired', 'expiration', 'epoch'],
    source: errorSource,
  },
  {
    id: 'invalid-chain-id',
    title: 'Transaction chain ID … does not match network chain ID',
    messages: refused('Transaction chain ID … does not match network chain ID ….'),
    meaning: 'The window of the expiration names a chain, and it is not the one that got the bytes.',
    causes: [
      'The transaction was built for Testnet and sent to Mainnet, or the reverse.',
      'A local network or Devnet was started anew and has another genesis since.',
    ],
    find: '`sui client chain-identifier` prints the value of the active network.',
    cure: 'Build with a client of the network that you send to. The check has done its job: the signature is worthless on any other chain.',
    seeAlso: ['/guides/developer/getting-started/connect', '/guides/developer/coin/address-balances#offline'],
    keywords: ['InvalidChainId', 'wrong network', 'genesis digest'],
    source: errorSource,
  },
  {
    id: 'allowed-proposers',
    title: 'Invalid transaction expiration: allowed_proposers …',
    messages: [
      ...refused(
        'Invalid transaction expiration: allowed_proposers has … entries, but at most … are permitted with gas price …, reference gas price …, and a committee of …',
      ),
      ...refused('Invalid transaction expiration: allowed_proposers must be strictly increasing'),
      ...refused('Invalid transaction expiration: allowed_proposers contains index …, but the committee has … members'),
    ],
    meaning: 'The list of validators that may propose the transaction breaks one of its rules.',
    causes: [
      'More than three validators are named at the reference gas price.',
      'The numbers are unsorted, or one occurs twice.',
      'A number was taken from a list of validators in another order, or of another epoch.',
    ],
    find: 'The text says which rule it is, with the numbers that count.',
    cure: 'Sort the numbers and keep up to three, or raise the price: at 8 times the reference price you may name 8. Without a special reason, leave `allowedProposers` at `null`.',
    seeAlso: ['/concepts/transactions#allowed-proposers', '/guides/developer/sui-101/building-ptb#allowed-proposers'],
    keywords: ['InvalidExpiration', 'Validity', 'SIP-45'],
    source: validitySource,
  },
  {
    id: 'gasless-not-allowed',
    title: 'Feature is not supported: … in gasless transactions',
    messages: [
      ...refused('Feature is not supported: Function …::…::… is not supported in gasless transactions'),
      ...refused('Feature is not supported: Gasless transactions only support MoveCall, MergeCoins, and SplitCoins commands'),
      ...refused('Feature is not supported: Fund type … is not currently allowed in gasless transactions'),
      ...refused('Feature is not supported: gas_budget must be 0 for gasless transactions'),
    ],
    meaning: 'Price 0 and an empty payment ask for a gasless transfer, and the block contains something that such a transfer may not have.',
    causes: [
      'The currency is not on the list of the network, or the block calls a function other than those that move balances.',
      '`TransferObjects` was used, where the payment has to go to an address balance with `send_funds`.',
      'A budget was set beside the price of 0.',
    ],
    find: 'The text names function, command or currency.',
    cure: 'Send with `0x2::balance::send_funds` or `coin::send_funds` in a listed currency, with budget 0. For everything else, pay gas.',
    seeAlso: ['/guides/developer/coin/gasless-transfers#coins', '/guides/developer/coin/gasless-transfers#send'],
    keywords: ['gasless', 'gas price 0', 'Unsupported'],
    source: validitySource,
  },
  {
    id: 'gasless-withdrawal-remainder',
    title: 'Invalid gasless withdrawal of coin type … from address …',
    messages: [
      ...refused(
        'Invalid withdraw reservation: Invalid gasless withdrawal of coin type … from address …. Gasless transactions must either use the entire address balance, or leave at least …. Remaining amount would be …',
      ),
      ...refused(
        'Invalid withdraw reservation: Invalid gasless withdrawal from …. Gasless transactions must either use the entire balance, or leave at least … for token type …. Remaining amount is …',
      ),
    ],
    meaning:
      "A transfer without gas would leave a few units in the sender's address balance, fewer than the network's minimum for this currency. Release 1.75 and older print the second form, which names an object instead of the sender.",
    causes: [
      'The amount is nearly the whole balance, for example because an app keeps back a fee of its own.',
      "The currency's minimum is higher than the app assumes.",
    ],
    find: 'The minimum and the remainder are the last two numbers, in the smallest unit of the currency.',
    cure: 'Send the whole balance, or an amount that leaves the minimum behind. With a gas price above 0, any remainder is allowed.',
    seeAlso: ['/guides/developer/coin/gasless-transfers#send', '/guides/developer/coin/gasless-transfers#errors'],
    keywords: ['gasless', 'InvalidWithdrawReservation', 'minimum remainder', 'dust'],
    source: fundsSource,
  },
  {
    id: 'address-denied-before-execution',
    title: 'Address … is denied for coin … before execution',
    messages: refused('Address … is denied for coin …'),
    meaning:
      'The sender uses a regulated currency whose issuer has put the sender on the deny list. The transaction is refused at no cost.',
    causes: [
      'The issuer blocked the address, which takes effect on spending at once.',
      'The address was denied as a precaution, for instance after a theft was reported.',
    ],
    find: 'The type of the currency in the message leads to its package and issuer.',
    cure: 'Explain to the user that only the issuer can lift the block. Other currencies of the same address are not affected.',
    seeAlso: ['/guides/developer/coin/regulated#tell-users-why-a-payment-failed', '/guides/developer/coin/regulated#read-the-state'],
    keywords: ['AddressDeniedForCoin', 'deny list', 'regulated coin'],
    source: errorSource,
  },
  {
    id: 'coin-paused-before-execution',
    title: 'Coin type is globally paused for use, before execution',
    messages: refused('Coin type is globally paused for use: …'),
    meaning: 'Nobody can spend this currency at the moment, because its issuer has paused it.',
    causes: ['The issuer reacts to an incident, or migrates the currency.'],
    find: 'Query the state of the deny list for this type, as the guide for regulated currencies shows.',
    cure: 'Wait for the issuer, whose announcements usually say how long it takes. Spending works again as soon as the pause is lifted.',
    seeAlso: ['/guides/developer/coin/regulated#read-the-state', '/guides/developer/coin/regulated#older'],
    keywords: ['CoinTypeGlobalPause', 'paused currency'],
    source: errorSource,
  },
  {
    id: 'transaction-denied',
    title: 'Transaction is denied',
    messages: [
      ...refused('Transaction is denied: Access to account address … is temporarily disabled'),
      ...refused('Transaction is denied: Access to input object … is temporarily disabled'),
      ...refused('Transaction is denied: Package publish is temporarily disabled'),
    ],
    meaning:
      'The operator of this node has forbidden the address, object, package or feature in the configuration of the node. It is not a rule of the network.',
    causes: [
      'Validators block an object or an address during an incident.',
      'A full node serves only some purposes, and its operator switched publishing or zkLogin off.',
    ],
    find: 'Send the transaction to another full node. If validators refuse it as well, their names stand beside the message.',
    cure: 'Use another provider, or wait until the incident is over. Operators find the setting under `transaction-deny-config` in the configuration of the node.',
    seeAlso: ['/guides/developer/advanced/production-readiness#incidents', '/guides/developer/advanced/production-readiness#nodes'],
    keywords: ['TransactionDenied', 'transaction-deny-config', 'temporarily disabled'],
    source: 'crates/sui-transaction-checks/src/deny.rs, release 1.63 (LinkUVerse/rtd at 46d74da9)',
  },
];
