/** IDs of objects that every network has. */
const systemObjects: Readonly<Record<string, string>> = {
  '0x5': 'SuiSystemState',
  '0x6': 'Clock',
  '0x8': 'Random',
  '0xc': 'CoinRegistry',
  '0xd': 'DisplayRegistry',
  '0x403': 'DenyList',
};

/** The most digits of an address that is shown whole. */
const fewDigits = 6;

/** An address without leading zeros, in small letters. */
export const trimmed = (address: string): string => address.toLowerCase().replace(/^0x0*(?=.)/, '0x');

/** `0x54a9…2c10` */
export function shortAddress(address: string): string {
  const text = trimmed(address);
  return text.length - 2 <= fewDigits ? text : `${text.slice(0, 6)}…${text.slice(-4)}`;
}

/** The name of an object that every network has, or the short form of an ID. */
export const shortObject = (id: string): string => systemObjects[trimmed(id)] ?? shortAddress(id);

/** `0x2::coin::Coin<0x2::sui::SUI>` → `Coin<SUI>` */
export const shortType = (type: string): string => type.replace(/(?:[^\s<>,:]+::)+/g, '').replace(/\s*,\s*/g, ', ');

/** `0x2::coin::mint`, and `till::lend` where the package is a long address or a name. */
export function shortFunction(qualified: string): string {
  const parts = qualified.split('::');
  const [called, ...rest] = [trimmed(parts[0] ?? ''), ...parts.slice(1)];
  return new RegExp(`^(?:0x[0-9a-f]{1,${fewDigits}}|sui|std)$`).test(called) ? [called, ...rest].join('::') : rest.join('::');
}

/** A number with commas, where it is one. */
export const shortNumber = (value: string): string => (/^\d+$/.test(value) ? value.replace(/\B(?=(?:\d{3})+$)/g, ',') : value);
