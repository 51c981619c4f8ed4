import packageJson from '../../package.json';
import {protocol} from './protocol';

/**
 * The versions the pages are written for. SDK versions are the exact pins of package.json that samples are checked
 * against; the network release is the newest one the pages were verified with. The pins are named in full, for then the
 * bundler leaves the rest of package.json out of the pages.
 */
export const versions = {
  /** Release of the `sui` binaries, without the patch number. Source: MystenLabs/sui release mainnet-v1.78.1, 2026-08-27. */
  suiCli: '1.78',
  /** Git tag of that release. */
  suiRelease: 'mainnet-v1.78.1',
  /** Protocol version that the release introduces. Source: its release page. */
  protocol: protocol.version,
  /** The only edition that `sui move new` writes. Source: Move Book, manifest page. */
  moveEdition: '2024',
  /** The Move compiler in `@zktx.io/sui-move-builder`, which compiles the samples; a test asks the package. */
  moveCompiler: '1.71.1',
  suiTypeScriptSdk: packageJson.devDependencies['@mysten/sui'],
  dappKitReact: packageJson.devDependencies['@mysten/dapp-kit-react'],
  deepbookV3: packageJson.devDependencies['@mysten/deepbook-v3'],
  walletStandard: packageJson.devDependencies['@mysten/wallet-standard'],
} as const;
