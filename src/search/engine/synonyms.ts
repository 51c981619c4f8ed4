/** Words that readers use, and the words that these pages use instead. */
export interface Synonym {
  /** All of these must be in the query, in any order and any grammatical form. */
  said: readonly string[];
  /** Also looked for, with a lower weight than the reader's own words. */
  meant: readonly string[];
  reason: string;
}

/** Neighbours that these pages write as one word. */
export const oneWord: ReadonlySet<string> = new Set([
  'onchain',
  'offchain',
  'testnet',
  'mainnet',
  'devnet',
  'localnet',
  'timestamp',
  'keystore',
  'multisig',
]);

export const synonyms: readonly Synonym[] = [
  {said: ['deploy'], meant: ['publish'], reason: 'Other chains deploy contracts; packages are published.'},
  {said: ['contract'], meant: ['package', 'module'], reason: 'A smart contract is a package of modules here.'},
  {said: ['nft'], meant: ['kiosk', 'display'], reason: 'An NFT is an object with a display, often traded in a kiosk.'},
  {said: ['airdrop'], meant: ['faucet', 'recipients'], reason: 'Solana calls a faucet request an airdrop; others a payment to many.'},
  {said: ['free', 'sui'], meant: ['faucet'], reason: 'Free SUI comes from a faucet.'},
  {said: ['test', 'sui'], meant: ['faucet'], reason: 'Test SUI comes from a faucet.'},
  {said: ['pay', 'gas'], meant: ['sponsor'], reason: 'Paying for another account is a sponsored transaction.'},
  {said: ['gasless'], meant: ['sponsor'], reason: 'A transaction without gas for its sender is a sponsored one.'},
  {said: ['erc20'], meant: ['currency', 'ethereum'], reason: 'The Ethereum standard for what Coin does.'},
  {said: ['erc721'], meant: ['nft', 'object', 'ethereum'], reason: 'The Ethereum standard for what objects do.'},
  {said: ['spl'], meant: ['coin', 'solana'], reason: 'Solana’s token program, for what Coin does.'},
  {said: ['abi'], meant: ['bytecode', 'normalized'], reason: 'A module’s interface is its normalized form.'},
  {said: ['allowlist'], meant: ['deny', 'policy'], reason: 'Lists of addresses are deny lists and policies here.'},
  {said: ['blacklist'], meant: ['deny'], reason: 'The list of addresses that may not use a coin is a deny list.'},
  {said: ['freeze', 'address'], meant: ['deny'], reason: 'An address is stopped by a deny list.'},
  {said: ['stolen'], meant: ['deny'], reason: 'An issuer stops stolen coins with a deny list.'},
  {said: ['signers'], meant: ['multisig'], reason: 'Several signers of one address are a multisig.'},
  {said: ['wait', 'transaction'], meant: ['waitfortransaction'], reason: 'The SDK’s name for it.'},
  {said: ['pruned'], meant: ['archival', 'archives'], reason: 'What a node has pruned, an archive still has.'},
  {said: ['earn'], meant: ['rewards', 'apy'], reason: 'What stakers earn is called rewards.'},
  {said: ['lock', 'tokens'], meant: ['vesting'], reason: 'Tokens that are locked for a time vest.'},
  {said: ['google'], meant: ['zklogin'], reason: 'Google accounts sign in by zkLogin.'},
  {said: ['freeze'], meant: ['immutable'], reason: 'A frozen object is immutable.'},
  {said: ['block'], meant: ['checkpoint'], reason: 'Blocks of other chains are checkpoints here.'},
  {said: ['websocket'], meant: ['subscription', 'stream'], reason: 'Live data comes by subscriptions and streams.'},
  {said: ['mnemonic'], meant: ['recovery', 'phrase'], reason: 'The words that restore a key are a recovery phrase.'},
  {said: ['seed', 'phrase'], meant: ['recovery'], reason: 'The words that restore a key are a recovery phrase.'},
  {said: ['localnet'], meant: ['local', 'network'], reason: 'A network on one’s own machine is a local network.'},
  {said: ['batch'], meant: ['programmable', 'ptb'], reason: 'Several calls in one are a programmable transaction block.'},
  {said: ['multicall'], meant: ['programmable', 'ptb'], reason: 'Several calls in one are a programmable transaction block.'},
  {said: ['rng'], meant: ['random'], reason: 'A random number generator is the Random object.'},
  {said: ['timestamp'], meant: ['clock'], reason: 'Time on chain is read from the Clock.'},
  {said: ['balance'], meant: ['coins'], reason: 'A balance is a sum of coins.'},
  {said: ['oauth'], meant: ['zklogin'], reason: 'Signing in with an OAuth account is zkLogin.'},
  {said: ['social', 'login'], meant: ['zklogin'], reason: 'Signing in with a social account is zkLogin.'},
  {said: ['full', 'node'], meant: ['fullnode'], reason: 'File names and endpoints write it as one word.'},
  {said: ['fullnode'], meant: ['full', 'node'], reason: 'The pages write it as two words.'},
  {said: ['ptb'], meant: ['programmable'], reason: 'PTB is short for programmable transaction block.'},
  {said: ['ptbs'], meant: ['programmable', 'ptb'], reason: 'PTB is short for programmable transaction block.'},
  {said: ['max'], meant: ['maximum', 'limit', 'most'], reason: 'Pages say what the maximum or the limit is.'},
  {said: ['maximum'], meant: ['limit', 'most'], reason: 'Pages say what the limit is.'},
  {said: ['docker'], meant: ['compose', 'container'], reason: 'The pages run containers with Docker Compose.'},
  {said: ['recover', 'wallet'], meant: ['recovery', 'phrase', 'mnemonic'], reason: 'A wallet is restored from its recovery phrase.'},
  {said: ['cannot', 'transfer'], meant: ['soulbound'], reason: 'What its owner cannot give away is soulbound.'},
  {said: ['nontransferable'], meant: ['soulbound'], reason: 'What its owner cannot give away is soulbound.'},
  {said: ['buy', 'sui'], meant: ['ramp', 'fiat'], reason: 'SUI is bought for other money at an on-ramp.'},
  {said: ['card'], meant: ['ramp', 'fiat'], reason: 'Cards pay at an on-ramp.'},
  {said: ['gapped'], meant: ['offline'], reason: 'An air-gapped machine signs offline.'},
  {said: ['cold', 'wallet'], meant: ['offline'], reason: 'A cold wallet signs offline.'},
  {said: ['pause', 'transfer'], meant: ['deny'], reason: 'Transfers of a coin are paused by its deny list.'},
  {said: ['listen'], meant: ['subscribe', 'stream'], reason: 'Programs listen by subscriptions and streams.'},
  {said: ['gas', 'limit'], meant: ['budget'], reason: 'What other chains call a gas limit is the gas budget.'},
  {said: ['gas', 'estimate'], meant: ['budget', 'simulate'], reason: 'Gas is estimated by a simulation, which gives the budget.'},
  {said: ['javascript'], meant: ['typescript'], reason: 'The SDK for both is the TypeScript SDK.'},
];
