import {SuiGrpcClient} from '@mysten/sui/grpc';
import {Ed25519Keypair} from '@mysten/sui/keypairs/ed25519';
import {drop, readBoard} from './board';
import {histogram} from './paths';

// #region main
const [balls = '10', each = '100'] = process.argv.slice(2);
const secretKey = process.env.PLAYER_SECRET_KEY;
if (!secretKey) throw new Error('Set PLAYER_SECRET_KEY to the key of a Testnet address');

const client = new SuiGrpcClient({
  network: 'testnet',
  baseUrl: 'https://fullnode.testnet.sui.io:443',
});
const player = Ed25519Keypair.fromSecretKey(secretKey);

const {multipliers} = await readBoard(client);
const {stake, paths, payout} = await drop(
  client,
  player,
  BigInt(each) * BigInt(balls),
  Number(balls),
);
console.log(histogram(paths, multipliers).join('\n'));
console.log(`${stake} chips staked, ${payout} back`);
// #endregion main
