import type {versions} from '../versions';
import {protocolProvenance} from './protocol';
import type {Origin, Provenance, ProvenanceOf} from './types';

const release: Origin = {
  source: {page: 'https://github.com/MystenLabs/sui/releases/tag/mainnet-v1.78.1'},
  holds: 'mainnet-v1.78.1, 2026-08-27',
  read: '2026-11-21',
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
  dappKitReact: pin,
  deepbookV3: pin,
  walletStandard: pin,
};
