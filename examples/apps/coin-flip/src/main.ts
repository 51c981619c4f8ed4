import {SuiGrpcClient} from '@mysten/sui/grpc';
import {Ed25519Keypair} from '@mysten/sui/keypairs/ed25519';
import {parseToMist} from '@mysten/sui/utils';
import {readTerms, toss} from './house';

// #region main
const [side, amount] = process.argv.slice(2);
const secretKey = process.env.PLAYER_SECRET_KEY;
if ((side !== 'heads' && side !== 'tails') || !amount)
  throw new Error('Usage: npm run play -- heads|tails <SUI>');
if (!secretKey) throw new Error('Set PLAYER_SECRET_KEY to the key of a Testnet address');

const client = new SuiGrpcClient({
  network: 'testnet',
  baseUrl: 'https://fullnode.testnet.sui.io:443',
});
const player = Ed25519Keypair.fromSecretKey(secretKey);
const stake = parseToMist(amount);

const terms = await readTerms(client);
if (!terms.open) throw new Error('The house is closed');
if (stake < terms.minStake || stake > terms.maxStake) {
  throw new Error(
    `Stakes are from ${terms.minStake.toString()} to ${terms.maxStake.toString()} MIST`,
  );
}

const {fell_heads, payout} = await toss(client, player, side === 'heads', stake);
const outcome = payout === '0' ? 'lost your stake' : `got ${payout} MIST`;
console.log(`${fell_heads ? 'Heads' : 'Tails'}: you ${outcome}`);
// #endregion main
