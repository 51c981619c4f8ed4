import packageJson from '../../package.json';
import {protocol} from './protocol';

/**
 * The versions the pages are written for. SDK versions are the exact pins of package.json that
 * samples are checked against; the network release is the newest one that Mainnet is known to run.
 * The pins are named in full, for then the bundler leaves the rest of package.json out of the
 * pages.
 */
export const versions = {
  /**
   * Release of the `sui` binaries, without the patch number. Source: MystenLabs/sui release
   * mainnet-v1.80.1, September 2026.
   */
  suiCli: '1.80',
  /** Git tag of that release. */
  suiRelease: 'mainnet-v1.80.1',
  /**
   * Protocol version that the release introduces. Source: MAX_PROTOCOL_VERSION in its
   * `crates/sui-protocol-config/src/lib.rs`.
   */
  protocol: protocol.version,
  /**
   * How it is known that Mainnet runs this release. No network could be asked from here: `observed`
   * is the day for which a public record, checked by its authors against the sources of the tag,
   * says so, and `read` the day on which the sources of the protocol and the command line were read
   * for these pages.
   */
  mainnet: {
    observed: '2026-09-30',
    read: '2026-11-22',
    evidence: 'a public record of the release and its protocol version, checked against the sources of the tag',
  },
  /**
   * The release after it, which exists but which no public source shows on Mainnet. What arrives
   * with it is said on pages as such. Its tag is downloaded by scripts of October 2026, such as
   * with the archive's SHA-256 d921910f….
   */
  next: {suiCli: '1.81', suiRelease: 'mainnet-v1.81.1', protocol: protocol.next.version},
  /** The only edition that `sui move new` writes. Source: Move Book, manifest page. */
  moveEdition: '2024',
  /**
   * The Move compiler in `@zktx.io/sui-move-builder`, which compiles the samples; a test asks the
   * package.
   */
  moveCompiler: '1.71.1',
  suiTypeScriptSdk: packageJson.dependencies['@mysten/sui'],
  /** Highest protocol version whose types that SDK can decode; a test asks the package. */
  suiTypeScriptSdkProtocol: 138,
  dappKitReact: packageJson.devDependencies['@mysten/dapp-kit-react'],
  deepbookV3: packageJson.devDependencies['@mysten/deepbook-v3'],
  walletStandard: packageJson.devDependencies['@mysten/wallet-standard'],
} as const;
