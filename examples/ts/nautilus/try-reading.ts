// #region try
import {fromHex} from '@mysten/sui/utils';
import {isSigned} from './check-reading';
import type {SignedReading} from './enclave';

// What the Move tests of the package have, too.
const key = fromHex('43046bfe4092b3e94994eada15dcc20d8aaa07b658fd3954eb8e0efb8bdca5de');
const reading: SignedReading = {
  channel: 'pier-4',
  level_mm: 2_310,
  measured_ms: 1_900_000_000_000,
  signature: [
    '345d29aa2f1c2f1108dbaf44ea0ec088302b74a62fce6959fe278b855c8d0a43',
    'ee72087906374d7105092d2a5ee846c20a3a887e968a8679d0c796aabdfdcd04',
  ].join(''),
};

console.log('as signed:      ', await isSigned(key, reading));
console.log('another level:  ', await isSigned(key, {...reading, level_mm: 2_311}));
console.log('another channel:', await isSigned(key, {...reading, channel: 'lock-east'}));
// #endregion try
