import {bcs} from '@mysten/sui/bcs';
import {grantsField, grantsIn, isAlive} from './sessions';

const account = '0x4f1c9b7e6d20538a917cbe04d35fa82607e9b1c48d73560fae29c81b6d07f354';
const packages = {
  account: '0x00000000000000000000000000000000000000000000000000000000000acc01',
  sessions: '0x00000000000000000000000000000000000000000000000000000000005e5501',
};
console.log('field', grantsField(account, packages));

const content = bcs
  .struct('Field', {
    id: bcs.Address,
    name: bcs.bool(),
    value: bcs.vector(bcs.struct('Entry', {key: bcs.Address, value: bcs.u64()})),
  })
  .serialize({
    id: grantsField(account, packages),
    name: false,
    value: [
      {
        key: '0x9ad1c60f27b84e53c1706ae5d92b8f3410c7d6ea85f04b3921d8c57e6f0ab412',
        value: 1_795_086_400_000n,
      },
      {
        key: '0x27e5b03f8c916d4a70d2ce1985b36fa4e80d7c92153be6f4a8091dc7352e6b08',
        value: 1_795_000_000_000n,
      },
    ],
  })
  .toBytes();
const now = 1_795_000_000_000;
for (const grant of grantsIn(content))
  console.log(grant.session.slice(0, 10), isAlive(grant, now) ? 'alive' : 'revoke it');
