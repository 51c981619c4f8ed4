import {dependenciesOf} from '@site/src/samples/move/compiler/dependencies';
import {frameworkDirVariable, loadFramework} from '@site/src/samples/move/framework';
import {scratchFolder} from '../../../lib/scratch-folder';

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
    const sources = {
      'move-stdlib/sources/vector.move': 'module std::vector;',
      'sui-framework/sources/crypto/bls.move': 'module sui::bls;',
      'sui-framework/sources/README.md': '',
      'sui-system/sources/sui_system.move': 'module sui_system::sui_system;',
    };
    const checkout = scratchFolder(sources);
    const {kind, packages} = await loadFramework(checkout);
    expect(kind).toBe('sources');
    expect(packages.map(({alias, files}) => [alias, files])).toEqual([
      ['std', {'sources/vector.move': 'module std::vector;'}],
      ['sui', {'sources/crypto/bls.move': 'module sui::bls;'}],
      ['sui_system', {'sources/sui_system.move': 'module sui_system::sui_system;'}],
    ]);
    const withBridge = scratchFolder({...sources, 'bridge/sources/bridge.move': 'module bridge::bridge;'});
    expect((await loadFramework(withBridge)).packages.map(({alias}) => alias)).toContain('bridge');
  });

  it('says what is missing', async () => {
    const checkout = scratchFolder({'move-stdlib/sources/vector.move': 'module std::vector;'});
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
