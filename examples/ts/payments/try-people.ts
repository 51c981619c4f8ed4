import {type GrpcTypes, RpcError} from '@mysten/sui/grpc';
import {entryOf, receiptOf} from './history';
import {findRecipient, type Names} from './recipient';
import {fromUnits, toUnits} from './units';

const ANA = '0x91d4f0c27a3be8561f0a9c4e2d83b7650f6ea1c9d2485b37e0fa86c15d7b3e92';
const BEN = '0x3c7e05b1d98f4a62c0e7d5916ba83f240d1f69ce7b52a8f4e093bd17c6a5f840';
const USDC =
  '0xdba34672e30cb065b1f93e3ab55318768fd6fef66c15942c9f7cb846e2f900e7::usdc::USDC';

/** A registry with one name, which throws for the rest as a gRPC client does. */
const names: Names = {
  resolveNameServiceAddress: ({name}) =>
    Promise.resolve({address: name === 'ana.sui' ? ANA : null}),
  defaultNameServiceName: ({address}) =>
    address === ANA
      ? Promise.resolve({data: {name: 'ana.sui'}})
      : Promise.reject(new RpcError('', 'NOT_FOUND')),
};

async function tell(what: () => unknown): Promise<void> {
  try {
    console.log(await what());
  } catch (error) {
    console.log(error instanceof Error ? error.message : error);
  }
}

// #region recipients
for (const typed of ['@ana', ANA, 'anna.sui', 'ana', ANA.slice(0, -1), '0x6', BEN]) {
  await tell(async () => {
    const {name, address} = await findRecipient(names, typed, BEN);
    return `${name}, ${address.slice(0, 6)}…${address.slice(-4)}`;
  });
}
// #endregion recipients

// #region amounts
for (const typed of ['12.5', '0.000001', '0.0000001', '1,5', '0'])
  await tell(() => `${toUnits(typed, 6)} units, ${fromUnits(toUnits(typed, 6), 6)}`);
// #endregion amounts

// #region history
/** Ben pays Ana 12.50 USDC, as `ListTransactions` gives it. */
const paid: GrpcTypes.ExecutedTransaction = {
  digest: '6hRkWm2QvXz8YbTn4JdPcF1sLgA9uEoK3iVxM7yDqBNe',
  checkpoint: 389_100_233n,
  timestamp: {seconds: 1_795_222_690n, nanos: 557_000_000},
  transaction: {sender: BEN},
  effects: {
    status: {success: true},
    changedObjects: [],
    unchangedConsensusObjects: [],
    unchangedLoadedRuntimeObjects: [],
    dependencies: [],
  },
  signatures: [],
  balanceChanges: [
    {address: BEN, coinType: USDC, amount: '-12500000'},
    {address: ANA, coinType: USDC, amount: '12500000'},
  ],
};
for (const address of [ANA, BEN]) {
  const entry = entryOf(paid, address, USDC);
  const nameThen = address === BEN ? 'ana.sui' : null;
  if (entry)
    console.log(
      receiptOf(entry, {symbol: 'USDC', decimals: 6, nameThen}).slice(0, 2).join('\n'),
    );
}
console.log('in SUI:', entryOf(paid, ANA, '0x2::sui::SUI'));
// #endregion history
