import {bcs} from '@mysten/sui/bcs';
import {toHex} from '@mysten/sui/utils';

// #region types
const Light = bcs.enum('Light', {
  Sun: null,
  Shade: bcs.u8(),
});

const SeedPacket = bcs.struct('SeedPacket', {
  id: bcs.Address,
  variety: bcs.string(),
  seeds: bcs.u64(),
  light: Light,
  sown: bcs.vector(bcs.u16()),
  gift: bcs.option(bcs.Address),
});
// #endregion types

// #region round-trip
const packet = {
  id: '0x5eed',
  variety: 'Basil',
  seeds: 40n,
  light: {Shade: 60},
  sown: [3, 12],
  gift: null,
};

const bytes = SeedPacket.serialize(packet).toBytes();
console.log(bytes.length, 'bytes');
console.log(toHex(bytes.slice(32)));

const read = SeedPacket.parse(bytes);
console.log(read.variety, read.seeds, read.light.Shade, read.sown, read.gift);
// #endregion round-trip
