import {bcs} from '@mysten/sui/bcs';
import {SuiGrpcClient} from '@mysten/sui/grpc';

const GREENHOUSE_ID =
  '0x68629094b1808c25892cf3afafa4aa4b3de593a7009fab70a27386e80bbe58ed';

/** The fields of the Move struct, in the order of its declaration. */
const GreenhouseBcs = bcs.struct('Greenhouse', {
  id: bcs.Address,
  stock: bcs.u64(),
  sown: bcs.u64(),
});

const client = new SuiGrpcClient({
  network: 'testnet',
  baseUrl: 'https://fullnode.testnet.sui.io:443',
});

const {object} = await client.getObject({
  objectId: GREENHOUSE_ID,
  include: {content: true},
});
const {stock, sown} = GreenhouseBcs.parse(object.content);
console.log(`${stock} seeds on the shelf, ${sown} in the beds`);
