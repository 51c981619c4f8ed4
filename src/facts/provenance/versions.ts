import type {versions} from '../versions';
import {protocolProvenance} from './protocol';
import type {Origin, Provenance, ProvenanceOf} from './types';

const release: Origin = {
  source: {page: 'https://github.com/MystenLabs/sui/releases/tag/mainnet-v1.80.1'},
  holds: 'mainnet-v1.80.1, September 2026',
  read: '2026-11-22',
  checkedBy: 'network',
};

/** A release of a package is what package.json pins, so that it cannot be another. */
const pin: Provenance = {
  source: {package: 'package.json', version: 'its pins'},
  unit: 'release',
  holds: 'the pin of package.json',
  read: '2026-11-22',
  checkedBy: 'registry',
};

export const versionsProvenance: ProvenanceOf<typeof versions> = {
  suiCli: {...release, unit: 'release'},
  suiRelease: {...release, unit: 'tag'},
  protocol: protocolProvenance.version,
  mainnet: {...release, unit: {observed: 'day', read: 'day', evidence: 'words'}},
  next: {
    ...release,
    unit: {suiCli: 'release', suiRelease: 'tag', protocol: 'version'},
    holds: 'mainnet-v1.81.1, expected',
    checkedBy: 'person',
  },
  moveEdition: {
    source: {page: "The Move Book's page on the manifest"},
    unit: 'edition',
    holds: 'release 1.78',
    read: '2026-11-21',
    checkedBy: 'person',
  },
  moveCompiler: {
    source: {package: '@zktx.io/sui-move-builder', version: '0.5.1'},
    unit: 'release',
    holds: '@zktx.io/sui-move-builder 0.5.1',
    read: '2026-11-21',
    checkedBy: 'package',
  },
  suiTypeScriptSdk: pin,
  suiTypeScriptSdkProtocol: {
    source: {package: '@mysten/sui', version: '2.33.1'},
    unit: 'version',
    holds: '@mysten/sui 2.33.1',
    read: '2026-11-22',
    checkedBy: 'package',
  },
  dappKitReact: pin,
  deepbookV3: pin,
  walletStandard: pin,
};
