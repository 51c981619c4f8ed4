// #region try
import assert from 'node:assert/strict';
import {append} from './mmr';
import {headId} from './stream-head';

let mmr: bigint[] = [];
for (let batch = 1; batch <= 8; batch++) {
  mmr = append(mmr, BigInt(49 + batch));
  const filled = mmr.map((value) => (value === 0n ? '-' : 'hash')).join(' ');
  console.log(`after ${batch}: ${filled}`);
}

// The framework's own test has this number.
const expected =
  69725770072863840208899320192042305265295220676851872214494910464384102654361n;
assert.equal(mmr[3], expected);

// So has the Rust SDK, for the stream of address 0.
assert.equal(
  headId('0x0'),
  '0x9461a724d957b41485e094fdced6c668bd388070108dbfbdc12277ad68a2717f',
);
// #endregion try
