import {formatted, ofCommand, ofUpgrade, seen, statusSource} from '../forms';
import type {ErrorEntry} from '../model';

const dependencyCheck =
  'crates/sui-types/src/execution_status.rs, release 1.81 (LinkUVerse/rtd at 7098077d); crates/sui-types/src/move_package.rs, release 1.63';

const upgradeSource =
  'crates/sui-types/src/execution_status.rs, release 1.81 (LinkUVerse/rtd at 7098077d); fetch_package and fetch_packages in execution.rs of sui-adapter, which answer PublishUpgradeMissingDependency';

export const executionPackages: readonly ErrorEntry[] = [
  {
    id: 'move-package-too-big',
    title: 'MovePackageTooBig',
    messages: ofCommand(
      'MovePackageTooBig { object_size: …, max_object_size: … }',
      'Move package with size … is larger than the maximum object size …',
    ),
    example: formatted('MovePackageTooBig { object_size: 103817, max_object_size: 102400 } in command 0'),
    meaning: 'The modules of the package have more than 102,400 bytes together.',
    causes: [
      'One package holds everything the app does.',
      'Large tables, pictures or verifying keys are constants in the code.',
      'A dependency was compiled into the package with `--with-unpublished-dependencies`.',
    ],
    find: 'Run `sui move build` and look at the sizes of the `.mv` files under `build/`. In TypeScript, `status.error.SizeError` has the numbers, while its `name` reads `SecondaryIndexOutOfBounds` in SDK 2.33.',
    cure: 'Publish stable parts as a package of their own that the others depend on, and load large constants as data after publication.',
    samples: [
      {
        language: 'sh',
        code: `sui move build
du -bc build/*/bytecode_modules/*.mv`,
      },
    ],
    seeAlso: ['/guides/developer/advanced/package-management#publish', '/references/cli/move#build'],
    keywords: ['PACKAGE_TOO_BIG', 'package size limit'],
    source: statusSource,
  },
  {
    id: 'publish-error-non-zero-address',
    title: 'PublishErrorNonZeroAddress',
    messages: ofCommand(
      'PublishErrorNonZeroAddress',
      'Publish Error, Non-zero Address. The modules in the package must have their self-addresses set to zero.',
    ),
    example: seen('gRPC', 'PublishErrorNonZeroAddress in command 0', "the output of Sui's own tests"),
    meaning: 'A new package gets its address from the network, so its modules must be compiled with `0x0` in that place.',
    causes: [
      'The bytecode was built for an upgrade or for a network on which the package is published already.',
      'An old manifest sets the name of the package to an address under `[addresses]`.',
      'A script publishes modules that it read from the chain.',
    ],
    find: 'Look for an entry of this network in `Published.toml`, and for `[addresses]` in `Move.toml`.',
    cure: 'If the package exists, run `sui client upgrade`. If it should be published a second time, remove the entry for this environment and build again.',
    samples: [{language: 'sh', code: `sui client upgrade --upgrade-capability $UPGRADE_CAP_ID`}],
    seeAlso: ['/guides/developer/advanced/package-management#publish', '/guides/developer/advanced/package-management#old-manifests'],
    keywords: ['PUBLISH_ERROR_NON_ZERO_ADDRESS', 'self-address', '0x0'],
    source: statusSource,
  },
  {
    id: 'vm-verification-error',
    title: 'VMVerificationOrDeserializationError',
    messages: ofCommand(
      'VMVerificationOrDeserializationError',
      'Move Bytecode Verification Error. Please run the Bytecode Verifier for more information.',
    ),
    example: seen(
      'CLI',
      "Error executing transaction '2byvZDvZo2onDwLxQe2bxME9qn3iEscGUDfmWhu4vqmp': VMVerificationOrDeserializationError in command 0",
      'a public repository',
    ),
    meaning: 'The validators could not read the bytecode, or their verifier found a rule of Move broken in it.',
    causes: [
      'The compiler is newer than the network and wrote a version of bytecode, or an instruction, that it does not know yet.',
      'A dependency was compiled against another version than the one that is onchain, so that a type or function it expects is missing.',
      'The bytecode exceeds a limit of the network, such as the number of fields of a struct or of parameters of a function.',
    ],
    find: 'Compare `sui --version` with the release of the network, which `sui client` warns about when the two are far apart. Then check with `sui client verify-bytecode-meter` and with `sui client publish --dry-run`.',
    cure: 'Install the CLI release of the network, run `sui move update-deps`, and build again.',
    samples: [
      {
        language: 'sh',
        code: `suiup install sui@mainnet
sui move update-deps
sui client publish --dry-run`,
      },
    ],
    seeAlso: ['/guides/developer/getting-started/sui-install', '/references/cli/client/packages#verify-bytecode-meter'],
    keywords: ['VM_VERIFICATION_OR_DESERIALIZATION_ERROR', 'bytecode version', 'verifier'],
    source: statusSource,
  },
  {
    id: 'sui-move-verification-error',
    title: 'SuiMoveVerificationError',
    messages: ofCommand(
      'SuiMoveVerificationError',
      'Sui Move Bytecode Verification Error. Please run the Sui Move Verifier for more information.',
    ),
    example: formatted('SuiMoveVerificationError in command 0'),
    meaning:
      'The bytecode is good Move and breaks a rule that Sui adds, such as the rules for objects, `init`, one-time witnesses and `entry` functions.',
    causes: [
      'The bytecode does not come from the `sui` compiler, which checks the same rules, or was changed afterward.',
      'The network has a stricter rule than the compiler that was used.',
      'A function makes an object with a `UID` that is not fresh.',
    ],
    find: 'Build the source with `sui move build` of the newest release: the compiler reports the same rule as an error with a code of the group `Sui`.',
    cure: 'Correct what the compiler names, and publish what it built without touching it.',
    samples: [
      {
        language: 'sh',
        code: `suiup install sui@mainnet
sui move build
sui client publish`,
      },
    ],
    seeAlso: ['/references/sui-move#rules', '/guides/developer/first-app/debug#compiler-errors'],
    keywords: ['SUI_MOVE_VERIFICATION_ERROR', 'verifier', 'UID'],
    source: statusSource,
  },
  {
    id: 'sui-move-verification-timedout',
    title: 'SuiMoveVerificationTimedout',
    messages: ofCommand(
      'SuiMoveVerificationTimedout',
      'Sui Move Bytecode Verification Timeout. Please run the Sui Move Verifier for more information.',
    ),
    example: formatted('SuiMoveVerificationTimedout in command 0'),
    meaning: 'Checking the bytecode took more steps than the network grants one package.',
    causes: [
      'One function is extremely long or has very many branches, often because it was generated or because macros were expanded in it.',
      'A package has many modules of that kind.',
    ],
    find: '`sui client verify-bytecode-meter` prints the steps that were used next to what a package, a module and a function may use.',
    cure: 'Break the longest functions up into smaller ones, and replace repeated macro calls by a function.',
    samples: [{language: 'sh', code: `sui client verify-bytecode-meter`}],
    seeAlso: ['/references/cli/client/packages#verify-bytecode-meter', '/guides/developer/advanced/package-management#publish'],
    keywords: ['SUI_MOVE_VERIFICATION_TIMEDOUT', 'bytecode meter', 'ticks'],
    source: statusSource,
  },
  {
    id: 'publish-upgrade-missing-dependency',
    title: 'PublishUpgradeMissingDependency',
    messages: ofCommand(
      'PublishUpgradeMissingDependency',
      'Publish/Upgrade Error, Missing dependency. A dependency of a published or upgraded package has not been assigned an on-chain address.',
    ),
    example: formatted('PublishUpgradeMissingDependency in command 0'),
    meaning: 'The list of package IDs that goes with the bytecode lacks one that the modules, or one of their dependencies, need.',
    causes: [
      'A script lists direct dependencies and leaves out indirect ones.',
      'A listed ID does not exist on this network, because the package was published on another one.',
      'The package was built for one environment and sent to another.',
    ],
    find: 'Compare your list with the one that `sui move build --dump-bytecode-as-base64` prints under `dependencies`, and look up each ID with `sui client object`.',
    cure: 'Build with `--build-env` for the network you publish to, and take modules and dependencies from the same output.',
    samples: [
      {
        language: 'sh',
        code: `sui move build --dump-bytecode-as-base64 --build-env testnet > build.json
jq -r '.dependencies[]' build.json`,
      },
    ],
    seeAlso: ['/references/cli/move#build', '/references/ptb-commands#publish'],
    keywords: ['PUBLISH_UPGRADE_MISSING_DEPENDENCY', 'Missing dependencies'],
    source: dependencyCheck,
  },
  {
    id: 'publish-upgrade-dependency-downgrade',
    title: 'PublishUpgradeDependencyDowngrade',
    messages: ofCommand(
      'PublishUpgradeDependencyDowngrade',
      "Publish/Upgrade Error, Dependency downgrade. Indirect (transitive) dependency of published or upgraded package has been assigned an on-chain version that is less than the version required by one of the package's transitive dependencies.",
    ),
    example: formatted('PublishUpgradeDependencyDowngrade in command 0'),
    meaning: 'Your list names an older version of a package than one of your dependencies was published with.',
    causes: [
      'Your manifest pins a dependency that another one has meanwhile moved past.',
      'A replacement for one environment points to an outdated ID.',
      '`Move.lock` was written before the dependency was upgraded.',
    ],
    find: 'For each dependency, read the versions in its own linkage table in an explorer, and compare with your list. The one in which yours is lower is at fault.',
    cure: 'Raise the version of the shared dependency in your `Move.toml`, with `override = true` if two packages disagree, then run `sui move update-deps` and build.',
    samples: [
      {
        language: 'toml',
        title: 'Move.toml',
        code: `[package]
name = "greenhouse"
edition = "2024"

[dependencies]
seeds = { git = "https://example.com/seeds.git", rev = "v3", override = true }`,
      },
    ],
    seeAlso: ['/guides/developer/advanced/package-management#linking', '/guides/developer/advanced/package-management#dep-replacements'],
    keywords: ['PUBLISH_UPGRADE_DEPENDENCY_DOWNGRADE', 'override'],
    source: dependencyCheck,
  },
  {
    id: 'incompatible-upgrade',
    title: 'PackageUpgradeError: IncompatibleUpgrade',
    messages: ofUpgrade('IncompatibleUpgrade', 'New package is incompatible with previous version'),
    example: seen('gRPC', 'PackageUpgradeError { upgrade_error: IncompatibleUpgrade } in command 1', "the output of Sui's own tests"),
    meaning: 'The new code changes or removes something that the policy of the upgrade promises to keep.',
    causes: [
      'A public function was removed, renamed, or has other parameters, return types or type parameters.',
      'A struct got another field, ability or type parameter, or an enum another variant.',
      'The policy was restricted to `additive` or `dep_only`, and existing code was edited.',
      'A module that was published without `init` has one now.',
      'A module is gone.',
    ],
    find: '`sui client upgrade` compares before it sends and names module and item; the network names neither. Without the CLI, compare with the previous version in `sui move summary`.',
    cure: 'Restore what was public and add new functions beside it. For new data, use a new type or a dynamic field. In the SDK, do not trust `PackageUpgradeError.name`, which is `InvalidUsageOfPureArgument` here.',
    samples: [
      {
        language: 'move',
        code: `module greenhouse::price;

public struct Price has copy, drop, store {
    mist: u64,
}

// As it was published.
public fun new(mist: u64): Price {
    Price { mist }
}

// The new behavior under a name of its own.
public fun new_with_discount(mist: u64, percent: u64): Price {
    Price { mist: mist - mist * percent / 100 }
}`,
      },
    ],
    seeAlso: [
      '/guides/developer/advanced/package-management#compatibility',
      '/concepts/sui-move-concepts/packages/upgrade#change-data-without-changing-types',
    ],
    keywords: ['INCOMPATIBLE_UPGRADE', 'upgrade policy', 'public function changed'],
    source:
      'crates/sui-types/src/execution_status.rs, release 1.81 (LinkUVerse/rtd at 7098077d); mapErrorName in src/grpc/core.ts of @mysten/sui 2.33.1',
  },
  {
    id: 'digest-does-not-match',
    title: 'PackageUpgradeError: DigestDoesNotMatch',
    messages: ofUpgrade('DigestDoesNotMatch { digest: […] }', 'Digest in upgrade ticket and computed digest disagree'),
    example: formatted(
      'PackageUpgradeError { upgrade_error: DigestDoesNotMatch { digest: [41, 114, 187, 4, 77, 150, 223, 40, 113, 186, 3, 76, 149, 222, 39, 112, 185, 2, 75, 148, 221, 38, 111, 184, 1, 74, 147, 220, 37, 110, 183, 0] } } in command 1',
    ),
    meaning: 'The ticket authorizes one particular build, and the modules and dependencies that follow it are another one.',
    causes: [
      'The package was compiled again, with another compiler or other dependencies, after `authorize_upgrade` got its digest.',
      'The order or content of the dependency list differs between the two places.',
      'Signers of a multisig approved an earlier build.',
    ],
    find: 'The `digest` field is what the network computed. Compare it with `digest` in the output of `sui move build --dump-bytecode-as-base64`.',
    cure: 'Take modules, dependencies and digest from one and the same output, and keep that file with the proposal that people sign.',
    samples: [
      {
        language: 'sh',
        code: `sui move build --dump-bytecode-as-base64 > build.json
jq '.digest, .dependencies' build.json`,
      },
    ],
    seeAlso: ['/references/ptb-commands#upgrade', '/concepts/sui-move-concepts/packages/custom-policies#the-three-values'],
    keywords: ['DIGEST_DOES_NOT_MATCH', 'UpgradeTicket', 'authorize_upgrade'],
    source: statusSource,
  },
  {
    id: 'package-id-does-not-match',
    title: 'PackageUpgradeError: PackageIDDoesNotMatch',
    messages: ofUpgrade(
      'PackageIDDoesNotMatch { package_id: …, ticket_id: … }',
      'Package ID … does not match package ID in upgrade ticket …',
    ),
    example: formatted(
      'PackageUpgradeError { upgrade_error: PackageIDDoesNotMatch { package_id: 0x5d4e8a1bc02f9e6713a8d0b4c7f2e5916a3b8c7d0e1f2a4b5c6d7e8f90a1b2c3, ticket_id: 0x2b9f6c04e8d17a35c0f4e29b8d6137a5f0c3e8b94d2a7165e0f8c3b7a9d41e62 } } in command 1',
    ),
    meaning: 'The `Upgrade` command names another package than the `UpgradeCap` stands for at the moment.',
    causes: [
      '`published-at` is behind: somebody upgraded from another machine and the file was not committed.',
      'The original ID was used, where the ID of the newest version is wanted.',
      'The capability belongs to a different package.',
    ],
    find: '`ticket_id` is right: it is the `package` field of the capability, as `sui client object UPGRADE_CAP_ID` shows it.',
    cure: 'Put that ID into the command, or into `published-at` in `Published.toml`, and upgrade again.',
    samples: [{language: 'sh', code: `sui client object "$UPGRADE_CAP_ID" --json | jq -r .content.package`}],
    seeAlso: ['/guides/developer/advanced/package-management#upgrade', '/guides/developer/first-app/publish#upgrade-later'],
    keywords: ['PACKAGE_ID_DOES_NOT_MATCH', 'published-at', 'UpgradeCap'],
    source: statusSource,
  },
  {
    id: 'unable-to-fetch-package',
    title: 'PackageUpgradeError: UnableToFetchPackage',
    messages: ofUpgrade('UnableToFetchPackage { package_id: … }', 'Unable to fetch package at …'),
    example: formatted(
      'PackageUpgradeError { upgrade_error: UnableToFetchPackage { package_id: 0x5d4e8a1bc02f9e6713a8d0b4c7f2e5916a3b8c7d0e1f2a4b5c6d7e8f90a1b2c3 } } in command 1',
    ),
    meaning:
      'The package that an `Upgrade` command builds on could not be loaded. The kind is part of the protocol, but you are more likely to meet the same mistake as `Dependent package not found on-chain` or as `PublishUpgradeMissingDependency`.',
    causes: [
      'The ID belongs to a package on some other network.',
      'A local network was restarted, and `Published.toml` or `Pub.ephemeral.toml` remembers what was on the former one.',
    ],
    find: '`sui client object` with the ID of the message says whether the active environment has it.',
    cure: 'Switch to the environment in which you published, or publish there for the first time instead of upgrading.',
    samples: [
      {
        language: 'sh',
        code: `sui client switch --env testnet
sui client object "$PACKAGE_ID"`,
      },
    ],
    seeAlso: ['/guides/developer/advanced/package-management#environments', '/references/errors/inputs#dependent-package-not-found'],
    keywords: ['UNABLE_TO_FETCH_PACKAGE', 'package not found', 'wrong network'],
    source: upgradeSource,
  },
  {
    id: 'not-a-package',
    title: 'PackageUpgradeError: NotAPackage',
    messages: ofUpgrade('NotAPackage { object_id: … }', 'Object … is not a package'),
    example: formatted(
      'PackageUpgradeError { upgrade_error: NotAPackage { object_id: 0x5d4e8a1bc02f9e6713a8d0b4c7f2e5916a3b8c7d0e1f2a4b5c6d7e8f90a1b2c3 } } in command 1',
    ),
    meaning:
      'What the upgrade should replace is an ordinary object and holds no modules. Validators check that among the inputs, so the refusal `A move package is expected` comes first as a rule.',
    causes: [
      'The ID of the `UpgradeCap` itself was given in place of its `package` field.',
      'A script read the first created object of a publication, which was not the published package.',
    ],
    find: 'Ask for the object: a package prints its modules, anything else a Move type.',
    cure: 'Give the value of `package` in the capability to the command.',
    samples: [{language: 'sh', code: `sui client object "$UPGRADE_CAP_ID" --json | jq -r .content.package`}],
    seeAlso: ['/references/ptb-commands#upgrade', '/references/errors/inputs#move-object-as-package'],
    keywords: ['NOT_A_PACKAGE', 'UpgradeCap ID'],
    source: upgradeSource,
  },
  {
    id: 'unknown-upgrade-policy',
    title: 'PackageUpgradeError: UnknownUpgradePolicy',
    messages: ofUpgrade('UnknownUpgradePolicy { policy: … }', 'Upgrade policy … is not a valid upgrade policy'),
    example: formatted('PackageUpgradeError { upgrade_error: UnknownUpgradePolicy { policy: 64 } } in command 1'),
    meaning:
      'The ticket carries a number that is no policy. Valid are 0 for compatible, 128 for additive and 192 for changes of dependencies alone.',
    causes: [
      'A client passed an own number to `0x2::package::authorize_upgrade`.',
      'A custom policy package forwards a value that it does not check.',
    ],
    find: 'Look at the second argument of the call that made the ticket; it must not be lower than the policy of the capability either, which aborts in `package` before.',
    cure: 'Read the `policy` field of the `UpgradeCap` and pass it on, or use the constants that `0x2::package` returns.',
    samples: [
      {
        language: 'ts',
        code: `import {Transaction} from '@mysten/sui/transactions';

const objectId = '0x5d4e8a1bc02f9e6713a8d0b4c7f2e5916a3b8c7d0e1f2a4b5c6d7e8f90a1b2c3';

const tx = new Transaction();
const policy = tx.moveCall({target: '0x2::package::compatible_policy'});
const digest = tx.pure.vector('u8', Array<number>(32).fill(7)); // that of your build
export const ticket = tx.moveCall({
  target: '0x2::package::authorize_upgrade',
  arguments: [tx.object(objectId), policy, digest],
});`,
      },
    ],
    seeAlso: [
      '/guides/developer/advanced/package-management#policies',
      '/concepts/sui-move-concepts/packages/custom-policies#built-in-policies',
    ],
    keywords: ['UNKNOWN_UPGRADE_POLICY', 'policy number'],
    source: statusSource,
  },
];
