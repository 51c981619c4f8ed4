import {checkRecipient, depositAddresses} from './addresses';

// The signer has the seed. A real one is random, and never leaves the signer.
const seed = new Uint8Array(64).fill(9);

// #region derive
const batch = depositAddresses(seed, 1001, 3);
for (const {customer, address} of batch) console.log(customer, address);
// #endregion derive

const ann = batch[0]?.address ?? '';

// #region check
const recipients = [
  '0x91D4F0C27A3BE8561F0A9C4E2D83B7650F6EA1C9D2485B37E0FA86C15D7B3E92',
  '91d4f0c27a3be8561f0a9c4e2d83b7650f6ea1c9d2485b37e0fa86c15d7b3e92',
  '0x91d4f0c27a3be8561f0a9c4e2d83b7650f6ea1c9d2485b37e0fa86c15d7b3e9',
  '0x91d4f0c27a3be8561f0a9c4e2d83b7650f6ea1c9d2485b37e0fa86c15d7b3e9O',
  '0x2',
  `0x${'0'.repeat(60)}0403`,
  ann,
];
for (const text of recipients) {
  const result = checkRecipient(text, (address) => address === ann);
  console.log(
    `${text.slice(0, 12).padEnd(13)} `,
    result.ok ? `ok, ${result.address.slice(0, 12)}` : result.reason,
  );
}
// #endregion check
