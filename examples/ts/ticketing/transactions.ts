import {Transaction} from '@mysten/sui/transactions';

// #region transactions
/** The cinema's package, one of its shows, and the coin that the show takes. */
export interface Cinema {
  packageId: string;
  show: string;
  coinType: string;
}

const call = ({packageId, coinType}: Cinema, name: string) => ({
  target: `${packageId}::show::${name}`,
  typeArguments: [coinType],
});

export function buyTicket(cinema: Cinema, price: bigint): Transaction {
  const tx = new Transaction();
  const payment = tx.coin({type: cinema.coinType, balance: price});
  tx.moveCall({
    ...call(cinema, 'buy'),
    arguments: [tx.object(cinema.show), payment, tx.object.clock()],
  });
  return tx;
}

/** `nonce` is what the guest's phone has read from the gate. */
export function enter(cinema: Cinema, ticket: string, nonce: bigint): Transaction {
  const tx = new Transaction();
  tx.moveCall({
    ...call(cinema, 'enter'),
    arguments: [
      tx.object(cinema.show),
      tx.object(ticket),
      tx.pure.u64(nonce),
      tx.object.clock(),
    ],
  });
  return tx;
}

export function giveBack(cinema: Cinema, ticket: string, guest: string): Transaction {
  const tx = new Transaction();
  const refund = tx.moveCall({
    ...call(cinema, 'give_back'),
    arguments: [tx.object(cinema.show), tx.object(ticket), tx.object.clock()],
  });
  tx.transferObjects([refund], guest);
  return tx;
}
// #endregion transactions
