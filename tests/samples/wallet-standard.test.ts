import type {ClientWithCoreApi} from '@mysten/sui/client';
import {Ed25519Keypair} from '@mysten/sui/keypairs/ed25519';
import {Transaction} from '@mysten/sui/transactions';
import {isValidTransactionSignature} from '@mysten/sui/verify';
import {fromBase64} from '@mysten/sui/utils';
import type {SuiWalletFeatures, WalletAccount} from '@mysten/wallet-standard';
import {DemoWallet} from '../../examples/apps/wallet-standard/src/wallet/demo-wallet';
import type {Question} from '../../examples/apps/wallet-standard/src/wallet/review';

const chain = 'sui:testnet';
const origin = 'https://orchard.example';

interface Opened {
  features: SuiWalletFeatures;
  account: WalletAccount;
  /** What the user was asked after connecting. */
  questions: Question[];
}

async function opened(answer: () => boolean, client?: ClientWithCoreApi): Promise<Opened> {
  const questions: Question[] = [];
  let connecting = true;
  const wallet = new DemoWallet({
    origin,
    client,
    approve: async (question) => {
      if (connecting) return true;
      questions.push(question);
      return answer();
    },
  });
  expect(wallet.accounts).toEqual([]);
  const {accounts} = await wallet.features['standard:connect'].connect();
  connecting = false;
  const [account] = accounts;
  if (!account) throw new Error('no account');
  return {features: wallet.features, account, questions};
}

const yes = (): boolean => true;

function transfer(sender: string): Transaction {
  const tx = new Transaction();
  tx.setSender(sender);
  tx.setGasPrice(1_000);
  tx.setGasBudget(2_000_000);
  tx.setGasPayment([{objectId: '0x7a2c', version: '18', digest: 'BKEMpjCDjpLUdZVHxNkYoFVrMTzSG4wDmGTDAzrvPxBm'}]);
  tx.moveCall({target: '0x2::tx_context::epoch'});
  return tx;
}

/** A full node that answers with fixed results. */
function stub(simulated: object): ClientWithCoreApi {
  const executed = {$kind: 'Transaction', Transaction: {digest: 'D1gest', effects: {bcs: new Uint8Array([1, 2, 3])}}};
  return {core: {simulateTransaction: async () => simulated, executeTransaction: async () => executed}} as unknown as ClientWithCoreApi;
}

test('simulates before it asks, and executes', async () => {
  const client = stub({
    $kind: 'Transaction',
    Transaction: {balanceChanges: [{address: '0x1', amount: '5', coinType: '0x2::sui::SUI'}]},
  });
  const {features, account, questions} = await opened(yes, client);
  const result = await features['sui:signAndExecuteTransaction'].signAndExecuteTransaction({
    transaction: transfer(account.address),
    account,
    chain,
  });
  expect(questions).toHaveLength(1);
  expect(questions[0]).toMatchObject({origin, title: 'Sign a transaction on sui:testnet'});
  expect(questions[0]?.lines.at(-1)).toBe('Your balances stay the same');
  expect(questions[0]?.lines.join()).toContain('::tx_context::epoch');
  expect(result).toMatchObject({digest: 'D1gest', effects: 'AQID'});
  expect(await isValidTransactionSignature(fromBase64(result.bytes), result.signature, {address: account.address})).toBe(true);
});

test('tells what would happen to balances, or that it would fail', async () => {
  for (const [simulated, last] of [
    [{$kind: 'FailedTransaction', FailedTransaction: {status: {error: {message: 'MoveAbort'}}}}, 'Would fail: MoveAbort'],
    [{$kind: 'Transaction', Transaction: {balanceChanges: []}}, 'Your balances stay the same'],
  ] as const) {
    const {features, account, questions} = await opened(yes, stub(simulated));
    await features['sui:signTransaction'].signTransaction({transaction: transfer(account.address), account, chain});
    expect(questions[0]?.lines.at(-1)).toBe(last);
  }
});

test('refuses what it must not sign, without asking', async () => {
  const {features, account, questions} = await opened(yes);
  const sign = features['sui:signTransaction'].signTransaction;
  const transaction = transfer(account.address);
  const otherAddress = new Ed25519Keypair().toSuiAddress();

  await expect(sign({transaction: transfer(otherAddress), account, chain})).rejects.toThrow('neither sends this transaction nor pays');
  await expect(sign({transaction, account, chain: 'sui:mainnet'})).rejects.toMatchObject({context: {__code: 6160000}});
  await expect(sign({transaction, account: {...account, address: otherAddress}, chain})).rejects.toMatchObject({
    context: {__code: 3834001},
  });
  await expect(sign({transaction, account, chain, signal: AbortSignal.abort()})).rejects.toThrow('aborted');
  await features['standard:disconnect']?.disconnect();
  await expect(sign({transaction, account, chain})).rejects.toMatchObject({context: {__code: 3834001}});
  expect(questions).toEqual([]);
});

test('shows a message that is no text as bytes, and passes a refusal on', async () => {
  const {features, account, questions} = await opened(() => false);
  const sign = features['sui:signPersonalMessage'].signPersonalMessage;
  await expect(sign({message: new Uint8Array([0xff, 0x0a]), account})).rejects.toMatchObject({context: {__code: 4001000}});
  expect(questions[0]?.lines).toEqual(['Bytes: ff0a']);
});
