import {SuiGrpcClient} from '@mysten/sui/grpc';

const client = new SuiGrpcClient({
  network: 'testnet',
  baseUrl: 'https://fullnode.testnet.sui.io:443',
});
const owner = process.argv[2];
if (owner === undefined) throw new Error('usage: npx tsx balances.ts <address>');

// #region totals
let cursor: string | null = null;
do {
  const page = await client.listBalances({owner, cursor});
  for (const {coinType, balance, coinBalance, addressBalance} of page.balances) {
    console.log(
      coinType,
      balance,
      `= ${coinBalance} in coins + ${addressBalance} in the address balance`,
    );
  }
  cursor = page.hasNextPage ? page.cursor : null;
} while (cursor !== null);
// #endregion totals

// #region coins
const {objects, hasNextPage} = await client.listCoins({
  owner,
  coinType: '0x2::sui::SUI',
  limit: 50,
});
for (const {objectId, version, balance} of objects)
  console.log(objectId, version, balance);
console.log(objects.length, hasNextPage ? 'coins and more' : 'coins');
// #endregion coins
