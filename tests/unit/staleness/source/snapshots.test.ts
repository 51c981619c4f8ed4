import {checkoutOf} from '@site/src/staleness/source/checkout';
import {readSnapshot, readSnapshots, sinceOf, sinceText, snapshotFolder} from '@site/src/staleness/source/snapshots';

const head = '---\nsource: crates/sui-protocol-config/src/lib.rs\nexpression: "ProtocolConfig::get_for_version(cur, *chain_id)"\n---\n';
const snapshot = (version: number, flags: string): string => `${head}version: ${version}\nfeature_flags:\n${flags}max_arguments: 512\n`;
const file = (chain: string, version: number): string => `${snapshotFolder}/sui_protocol_config__test__${chain}_version_${version}.snap`;

const checkout = checkoutOf({
  [file('Mainnet', 137)]: snapshot(137, '  zklogin_auth: true\n'),
  [file('Mainnet', 138)]: snapshot(138, '  zklogin_auth: true\n  enable_allowances: true\n'),
  [file('Mainnet', 9)]: snapshot(9, '  zklogin_auth: false\n'),
  [file('Testnet', 137)]: snapshot(137, '  enable_allowances: true\n'),
});

test('snapshots of one network are read, by number', () => {
  expect(readSnapshots(checkout, 'Mainnet').map(({version}) => version)).toEqual([9, 137, 138]);
  expect(readSnapshots(checkout, 'Testnet')[0]).toMatchObject({
    version: 137,
    flags: {enable_allowances: true},
    values: {max_arguments: 512},
  });
});

test('the first version with a flag is found, as far as the snapshots around it are there', () => {
  const snapshots = readSnapshots(checkout, 'Mainnet');
  const allowances = sinceOf(snapshots, 'enable_allowances');
  const zklogin = sinceOf(snapshots, 'zklogin_auth');
  expect(allowances && sinceText(allowances)).toBe('138');
  expect(zklogin && sinceText(zklogin)).toBe('10 to 137');
  expect(sinceOf(snapshots, 'no_such_flag')).toBeUndefined();
});

test('a file that is no snapshot is named', () => {
  expect(() => readSnapshot('a.snap', 'version: soon')).toThrow('a.snap: no snapshot');
});
