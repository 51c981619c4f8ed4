import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {dependenciesOf} from '@site/src/samples/move/compiler/dependencies';
import {frameworkDirVariable, loadFramework} from '@site/src/samples/move/framework';

let checkout: string;

function put(folder: string, file: string, text: string): void {
  mkdirSync(path.dirname(path.join(checkout, folder, 'sources', file)), {recursive: true});
  writeFileSync(path.join(checkout, folder, 'sources', file), text);
}

beforeEach(() => {
  checkout = mkdtempSync(path.join(tmpdir(), 'framework-'));
});

afterEach(() => {
  rmSync(checkout, {recursive: true});
});

describe('the framework by default', () => {
  it('is made of the ABI and the overlay', async () => {
    const {kind, packages} = await loadFramework('');
    expect(kind).toBe('interfaces');
    expect(packages.map(({name}) => name)).toEqual(['MoveStdlib', 'Sui', 'SuiSystem']);
    const files = packages[1]?.files ?? {};
    expect(files['sources/coin.move']).toContain('public entry fun mint_and_transfer');
    expect(files['sources/nitro_attestation.move']).toContain('abort 16435934');
    expect(files['sources/test_scenario.move']).toContain('#[test_only]');
  });
});

describe(`the framework of a checkout (${frameworkDirVariable})`, () => {
  it('is the real sources', async () => {
    put('move-stdlib', 'vector.move', 'module std::vector;');
    put('sui-framework', 'crypto/bls.move', 'module sui::bls;');
    put('sui-framework', 'README.md', '');
    put('sui-system', 'sui_system.move', 'module sui_system::sui_system;');
    const {kind, packages} = await loadFramework(checkout);
    expect(kind).toBe('sources');
    expect(packages.map(({alias, files}) => [alias, files])).toEqual([
      ['std', {'sources/vector.move': 'module std::vector;'}],
      ['sui', {'sources/crypto/bls.move': 'module sui::bls;'}],
      ['sui_system', {'sources/sui_system.move': 'module sui_system::sui_system;'}],
    ]);
    put('bridge', 'bridge.move', 'module bridge::bridge;');
    expect((await loadFramework(checkout)).packages.map(({alias}) => alias)).toContain('bridge');
  });

  it('says what is missing', async () => {
    put('move-stdlib', 'vector.move', 'module std::vector;');
    await expect(loadFramework(checkout)).rejects.toThrow(/there is no sui-framework\/sources; expected crates\/sui-framework\/packages/);
  });
});

describe('dependencies', () => {
  it('are the asked packages, each of which sees all addresses', async () => {
    const framework = await loadFramework('');
    const local = {name: 'orchard', edition: '2024', addressMapping: {orchard: `0x${'0'.repeat(64)}`}, files: {}};
    const {json, addresses} = dependenciesOf(framework, ['MoveStdlib', 'Sui'], [local]);
    expect(Object.keys(addresses)).toEqual(['std', 'sui', 'orchard']);
    expect(addresses.orchard).not.toBe(local.addressMapping.orchard);
    const groups = JSON.parse(json) as {name: string; files: Record<string, string>; addressMapping: Record<string, string>}[];
    expect(groups.map(({name}) => name)).toEqual(['MoveStdlib', 'Sui', 'orchard']);
    expect(groups.every(({addressMapping}) => addressMapping.orchard === addresses.orchard)).toBe(true);
    expect(groups[1]?.files['dependencies/Sui/Move.toml']).toContain('sui = "0x2"');
  });
});
