import type {CommonError} from './common-error';

/** Installing and using the CLI. */
export const cli: readonly CommonError[] = [
  {entry: 'cli/setup#command-not-found', messages: ['sui: command not found']},
  {entry: 'cli/transactions#unexpected-argument', messages: ["error: unexpected argument '…' found"]},
  {entry: 'cli/setup#env-not-found', messages: ['Environment configuration not found for env']},
  {entry: 'cli/setup#no-managed-addresses', messages: ['No managed addresses. Create new address with']},
  {entry: 'cli/transactions#cannot-find-key', messages: ['Cannot find key for address: […]']},
  {entry: 'cli/setup#faucet-testnet-web', messages: ['For testnet tokens, please use the Web UI:']},
  {
    entry: 'cli/transactions#no-gas-object-for-budget',
    messages: ['Cannot find gas coin for signer address … with amount sufficient for the required gas budget …'],
  },
  {entry: 'cli/setup#start-regenesis-and-config', messages: ['Cannot pass `--force-regenesis` and `--network.config` at the same time.']},
  {entry: 'cli/setup#start-postgres', messages: ['Failed to initialize and start local PostgreSQL database']},
];

/** Compiling and testing Move code. */
export const compiler: readonly CommonError[] = [
  {entry: 'compiler/syntax#e01003', messages: ['error[E01003]: invalid modifier']},
  {entry: 'compiler/warnings#w02021', messages: ['warning[W02021]: duplicate alias']},
  {entry: 'compiler/names#e03001', messages: ['error[E03001]: address with no value']},
  {entry: 'compiler/names#e03002', messages: ['error[E03002]: unbound module']},
  {entry: 'compiler/names#e03003', messages: ['error[E03003]: unbound module member']},
  {entry: 'compiler/types#e04001', messages: ['error[E04001]: restricted visibility']},
  {entry: 'compiler/types#e04007', messages: ['error[E04007]: incompatible types']},
  {entry: 'compiler/names#e04017', messages: ['error[E04017]: too many arguments']},
  {entry: 'compiler/names#e04023', messages: ['error[E04023]: invalid method call']},
  {entry: 'compiler/types#e04024', messages: ['error[E04024]: invalid usage of immutable variable']},
  {entry: 'compiler/types#e04036', messages: ['error[E04036]: non-exhaustive pattern']},
  {entry: 'compiler/abilities#e05001', messages: ['error[E05001]: ability constraint not satisfied']},
  {entry: 'compiler/abilities#e06001', messages: ["error[E06001]: unused value without 'drop'"]},
  {entry: 'compiler/abilities#e06002', messages: ['error[E06002]: use of unassigned variable']},
  {
    entry: 'compiler/abilities#e07005',
    messages: ['error[E07005]: invalid transfer of references', 'error[E07005]: invalid reference transfer'],
  },
  {entry: 'compiler/attributes#e13001', messages: ['error[E13001]: feature is not supported in specified edition']},
  {entry: 'compiler/sui#sui-e01001', messages: ['error[Sui E01001]: invalid object construction']},
  {entry: 'compiler/sui#sui-e02003', messages: ["error[Sui E02003]: invalid 'init' function"]},
  {entry: 'compiler/sui#sui-e02007', messages: ['error[Sui E02007]: invalid object declaration']},
  {entry: 'compiler/sui#sui-e02009', messages: ['error[Sui E02009]: invalid private transfer call']},
  {
    entry: 'compiler/attributes#test-scenario-empty-inventory',
    messages: ['aborted with code 3 originating in the module sui::test_scenario'],
  },
  {entry: 'compiler/attributes#test-did-not-error', messages: ['Test did not error as expected']},
];

/** Dependencies, publishing and upgrades. */
export const packages: readonly CommonError[] = [
  {entry: 'cli/packages#legacy-system-name', messages: ['Dependency `…` is a legacy system name and cannot be used.']},
  {
    entry: 'cli/packages#implicit-dependency',
    messages: ['The `…` dependency is implicitly provided and should not be defined in your manifest.'],
  },
  {entry: 'cli/packages#resolver-not-found', messages: ['External resolver `…` not found']},
  {
    entry: 'cli/packages#which-dependencies',
    messages: [
      'Could not determine the correct dependencies to use for `…`',
      'Active environment `…` does not correspond to any of environments defined for the package.',
    ],
  },
  {entry: 'cli/publish#already-published', messages: ['Your package is already published.']},
  {entry: 'cli/publish#unpublished-dependencies', messages: ['The package has unpublished dependencies.']},
  {entry: 'cli/publish#ephemeral-chain-mismatch', messages: ['Ephemeral publication file … has chain-id']},
  {entry: 'execution/packages#vm-verification-error', messages: ['VMVerificationOrDeserializationError']},
  {
    entry: 'execution/packages#move-package-too-big',
    messages: ['MovePackageTooBig', 'Move package with size … is larger than the maximum object size …'],
  },
  {entry: 'execution/packages#publish-error-non-zero-address', messages: ['Publish Error, Non-zero Address.']},
  {entry: 'execution/packages#incompatible-upgrade', messages: ['New package is incompatible with previous version']},
  {entry: 'execution/packages#digest-does-not-match', messages: ['Digest in upgrade ticket and computed digest disagree']},
  {entry: 'execution/packages#package-id-does-not-match', messages: ['Package ID … does not match package ID in upgrade ticket …']},
  {entry: 'execution/packages#publish-upgrade-missing-dependency', messages: ['Publish/Upgrade Error, Missing dependency.']},
];
