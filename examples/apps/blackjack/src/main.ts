import {SuiGrpcClient} from '@mysten/sui/grpc';
import {Ed25519Keypair} from '@mysten/sui/keypairs/ed25519';
import {parseToMist} from '@mysten/sui/utils';
import {points, show, wantsCard} from './cards';
import {Table} from './table';

// #region main
const [stake, open] = process.argv.slice(2);
const secretKey = process.env.PLAYER_SECRET_KEY;
if (!stake) throw new Error('Usage: npm run play -- <SUI> [ID of an open round]');
if (!secretKey) throw new Error('Set PLAYER_SECRET_KEY to the key of a Testnet address');

const client = new SuiGrpcClient({
  network: 'testnet',
  baseUrl: 'https://fullnode.testnet.sui.io:443',
});
const table = new Table(client, Ed25519Keypair.fromSecretKey(secretKey));

// A round outlives this program: with its ID you go on where you stopped.
const id = open ?? (await table.deal(parseToMist(stake)));
console.log(`Round ${id}`);

let round = await table.read(id);
const report = () => {
  const {player_hand: yours, dealer_hand: dealers} = round;
  console.log(`You ${show(yours)} (${points(yours)}), dealer ${show(dealers)}`);
};
report();
while (!round.stood && wantsCard(round.player_hand, round.dealer_hand)) {
  await table.hit(id);
  round = await table.read(id);
  report();
}
if (!round.stood && points(round.player_hand) <= 21) await table.stand(id);

const {dealer_hand, payout} = await table.settle(id);
console.log(
  `Dealer ${show(dealer_hand)} (${points(dealer_hand)}), payout ${payout} MIST`,
);
// #endregion main
