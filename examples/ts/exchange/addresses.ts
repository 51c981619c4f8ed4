import {Ed25519Keypair} from '@mysten/sui/keypairs/ed25519';
import {isValidSuiAddress} from '@mysten/sui/utils';

// #region validate
export type AddressCheck = {ok: true; address: string} | {ok: false; reason: string};

/**
 * Checks what a customer typed as the recipient of a withdrawal. `isOwn` knows the
 * exchange's own deposit addresses.
 */
export function checkRecipient(
  text: string,
  isOwn: (address: string) => boolean,
): AddressCheck {
  const refuse = (reason: string): AddressCheck => ({ok: false, reason});
  if (text !== text.trim()) return refuse('has spaces around it');
  if (!/^0x/i.test(text)) return refuse('does not begin with 0x');
  const digits = text.slice(2).toLowerCase();
  if (!/^[0-9a-f]*$/.test(digits))
    return refuse('has characters that are not hexadecimal');
  const address = `0x${digits}`;
  if (!isValidSuiAddress(address))
    return refuse(`has a length of ${digits.length} digits, and 64 are needed`);
  if (BigInt(address) <= 0xffffn) return refuse('is reserved for the system');
  if (isOwn(address))
    return refuse('is a deposit address of this exchange: book it internally');
  return {ok: true, address};
}
// #endregion validate

// #region derive
/**
 * Runs in the signer, which has the seed, and returns addresses only. The customer's
 * number is the last step of the path, so the key behind an address can be derived again
 * at any time.
 */
export function depositAddresses(
  seed: Uint8Array,
  first: number,
  count: number,
): {customer: number; address: string}[] {
  return Array.from({length: count}, (_, index) => {
    const customer = first + index;
    const keypair = Ed25519Keypair.deriveKeypairFromSeed(
      seed,
      `m/44'/784'/0'/0'/${customer}'`,
    );
    return {customer, address: keypair.toSuiAddress()};
  });
}
// #endregion derive
