import {SuiGrpcClient} from '@mysten/sui/grpc';
import {Ed25519Keypair} from '@mysten/sui/keypairs/ed25519';
import {Transaction} from '@mysten/sui/transactions';
import {SponsorClient} from './client';

// #region use
const {SPONSORED_PACKAGE_ID: packageId, BENCH_ID: benchId} = process.env;
if (!packageId || !benchId) throw new Error('set SPONSORED_PACKAGE_ID and BENCH_ID');
const client = new SuiGrpcClient({
  network: 'testnet',
  baseUrl: 'https://fullnode.testnet.sui.io:443',
});
const sponsor = new SponsorClient('http://127.0.0.1:8787', client);
const user = Ed25519Keypair.generate();

const tx = new Transaction();
const chisel = tx.moveCall({
  target: `${packageId}::bench::forge`,
  arguments: [tx.pure.u64(5)],
});
const name = tx.pure.string(`chisel of ${user.toSuiAddress()}`);
tx.moveCall({
  target: `${packageId}::bench::leave`,
  arguments: [tx.object(benchId), name, chisel],
});
console.log(await sponsor.execute(tx, user));
// #endregion use
