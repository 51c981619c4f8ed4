import {SuiGrpcClient} from '@mysten/sui/grpc';
import {Ed25519Keypair} from '@mysten/sui/keypairs/ed25519';
import {Transaction} from '@mysten/sui/transactions';
import {fromBase64} from '@mysten/sui/utils';

const client = new SuiGrpcClient({
  network: 'testnet',
  baseUrl: 'https://fullnode.testnet.sui.io:443',
});
const secretKey = process.env.SUI_SECRET_KEY;
if (secretKey === undefined)
  throw new Error('set SUI_SECRET_KEY to a key of a funded Testnet address');
const keypair = Ed25519Keypair.fromSecretKey(secretKey);

const tx = new Transaction();
tx.setSender(keypair.toSuiAddress());
tx.transferObjects(
  [tx.splitCoins(tx.gas, [1_000_000])],
  '0x0000000000000000000000000000000000000000000000000000000000000b0b',
);
const bytes = await tx.build({client});
const {signature} = await keypair.signTransaction(bytes);

const {response} = await client.transactionExecutionService.executeTransaction({
  transaction: {bcs: {value: bytes}},
  signatures: [{bcs: {value: fromBase64(signature)}, signature: {oneofKind: undefined}}],
  readMask: {paths: ['digest', 'effects.status', 'effects.gas_used', 'balance_changes']},
});

const {digest, effects} = response.transaction ?? {};
if (!effects?.status?.success)
  throw new Error(`${digest} failed: ${effects?.status?.error?.description}`);
console.log(digest, effects.gasUsed?.computationCost);
