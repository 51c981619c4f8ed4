import {DeepBookClient, OrderType} from '@mysten/deepbook-v3';
import {bcs} from '@mysten/sui/bcs';
import {SuiGrpcClient} from '@mysten/sui/grpc';
import {Transaction} from '@mysten/sui/transactions';
import {fromBase64} from '@mysten/sui/utils';

// #region build
const address = '0x5c3a8f1e0d6b42978fe1c04ab9d357e26081fa4c7db93e5520a6c81d4e7f9b30';
const book = new DeepBookClient({
  client: new SuiGrpcClient({network: 'mainnet', baseUrl: 'http://127.0.0.1:9000'}),
  network: 'mainnet',
  address,
  balanceManagers: {
    MAIN: {address: '0x18f2c06d9ab347e5c1d8026f93b4ea7750cd1b28e6f4a3950d7c82be416f5a09'},
  },
});

const order = {
  poolKey: 'SUI_USDC',
  balanceManagerKey: 'MAIN',
  clientOrderId: '7',
  isBid: true,
  orderType: OrderType.POST_ONLY,
};
const tx = new Transaction();
tx.add(book.deepBook.placeLimitOrder({...order, price: 3.25, quantity: 40}));
tx.add(
  book.deepBook.placeLimitOrder({...order, price: 3_250_000n, quantity: 40_000_000_000n}),
);
// #endregion build

// #region print
const {inputs, commands} = tx.getData();
for (const command of commands) {
  if (command.$kind !== 'MoveCall') continue;
  const {module, function: name, arguments: args} = command.MoveCall;
  const numbers = args.flatMap((arg) => {
    const input = arg.$kind === 'Input' ? inputs[arg.Input] : undefined;
    const bytes = input?.Pure === undefined ? undefined : fromBase64(input.Pure.bytes);
    return bytes?.length === 8 ? [bcs.u64().parse(bytes)] : [];
  });
  console.log(`${module}::${name}`, ...numbers);
}
// #endregion print
