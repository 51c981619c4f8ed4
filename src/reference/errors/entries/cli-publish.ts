import type {ErrorEntry} from '../model';

const commands = 'crates/sui/src/client_commands.rs, release 1.81';
const errors = 'external-crates/move/crates/move-package-alt/src/errors/mod.rs, release 1.81';
const verification = 'error.rs of the source verification crate in MystenLabs/sui, 2026, found by its text';

/** Publishing, upgrading, publication files and source verification. */
export const cliPublish: readonly ErrorEntry[] = [
  {
    id: 'already-published',
    title: 'Your package is already published',
    messages: [
      {
        from: 'CLI',
        text: 'Your package is already published. You have to manually remove the publication entry to publish again.',
      },
      {
        from: 'CLI',
        text: 'The root package is already published in …, consider removing it or using the test-upgrade command',
      },
    ],
    meaning:
      '`Published.toml`, or the file of a test publication, has an entry for this network, and a second `publish` would create an unrelated package.',
    causes: [
      'You want the next version of the same package, which is an upgrade.',
      'You cloned a repository whose authors committed their addresses.',
      'A local network was created anew, and the entry is of its predecessor.',
    ],
    find: 'Look for `[published.<environment>]` in `Published.toml`, or in `Pub.<alias>.toml` for test publications.',
    cure: 'Run `sui client upgrade` for a new version. To publish a copy of your own, remove the entry of that environment, and keep it somewhere if you hold its upgrade capability.',
    seeAlso: ['/guides/developer/advanced/package-management#upgrade', '/references/cli/client/packages#publish'],
    source: commands,
  },
  {
    id: 'unpublished-dependencies',
    title: 'The package has unpublished dependencies',
    messages: [
      {
        from: 'CLI',
        text: 'The package has unpublished dependencies. If you want to publish with unpublished dependencies, please publish them one by one, or (not recommended) pass the `--with-unpublished-dependencies` flag. Unpublished dependencies: …',
      },
    ],
    meaning: 'The new package has to link to each dependency by its ID on this network, and for those listed no ID is known.',
    causes: [
      'The dependency is published on another network only.',
      "Its author published it and didn't commit `Published.toml`.",
      'It is a local package of yours that has to go first.',
    ],
    find: 'Open `Published.toml` in the folder of the dependency and look for the environment you publish to.',
    cure: 'Publish your own dependencies first, or give `published-at` and `original-id` of a foreign one in a replacement. The flag copies its code into your package, whose types are then different from those everybody else uses.',
    seeAlso: [
      '/guides/developer/advanced/package-management#dep-replacements',
      '/references/package-managers/manifest-reference#dep-replacements',
    ],
    keywords: ['--with-unpublished-dependencies', 'published-at'],
    source: commands,
  },
  {
    id: 'environment-not-defined-for-publish',
    title: 'Your current environment is …, but the package does not define an … environment',
    messages: [
      {
        from: 'CLI',
        text: 'Your current environment is `…`, but the package does not define an `…` environment.',
      },
      {
        from: 'CLI',
        text: 'The `--build-env` argument is not allowed for `sui move …`; when publishing you must build for the environment that you are publishing for.',
      },
    ],
    meaning: "A lasting publication is recorded under an environment of the manifest, and the active network isn't one of them.",
    causes: ['You are on a local network or on Devnet.', 'You forgot to switch to Testnet before publishing.'],
    find: '`sui client active-env` tells where you are.',
    cure: 'Switch the network, or publish for the moment with `test-publish`, which takes the dependencies of the environment you name.',
    samples: [{language: 'sh', code: 'sui client test-publish --build-env testnet'}],
    seeAlso: ['/guides/developer/advanced/package-management#ephemeral', '/references/cli/client/packages#test-publish'],
    source: 'crates/sui-package-alt/src/find_env.rs and crates/sui/src/client_commands.rs, release 1.81',
  },
  {
    id: 'ephemeral-chain-mismatch',
    title: 'Ephemeral publication file … has chain-id …',
    messages: [
      {
        from: 'CLI',
        text: 'Ephemeral publication file … has chain-id `…`; it cannot be used to publish to chain with id `…`',
      },
      {
        from: 'CLI',
        text: 'Ephemeral publication file … has `build-env = "…"`; it cannot be used to publish with `--build-env …`',
      },
    ],
    meaning: 'Addresses in a `Pub.…toml` file are of one chain, and you are connected to another one now.',
    causes: [
      'The local network was started with `--force-regenesis` since.',
      'The file was made for the dependencies of another environment.',
    ],
    cure: 'Delete the file, since what it lists is gone. Keep it out of version control as well.',
    samples: [{language: 'sh', code: 'rm Pub.localnet.toml\nsui client test-publish --build-env testnet'}],
    seeAlso: ['/references/package-managers/manifest-reference#pub', '/guides/developer/advanced/package-management#ephemeral'],
    source: errors,
  },
  {
    id: 'ephemeral-no-build-env',
    title: 'Ephemeral publication file does not exist',
    messages: [
      {
        from: 'CLI',
        text: 'Ephemeral publication file does not exist, so you must pass `--build-env <env>` to indicate what environment it should be created for',
      },
      {from: 'CLI', text: 'Unable to create ephemeral publication file `…`: …'},
      {
        from: 'CLI',
        text: 'Ephemeral publication file refers to a local package `…`, but the directory at `…` cannot be accessed.',
      },
    ],
    meaning:
      'The first test publication creates a file for its addresses, and the CLI needs to know whose dependencies to use and where to write.',
    causes: [
      'It is the first `test-publish` in this folder.',
      "The folder can't be written, as in a container with a read-only mount.",
      'A package that the file mentions was moved or deleted.',
    ],
    cure: 'Pass `--build-env testnet` once; later runs read it from the file. Choose a writable place with `--pubfile-path`, and delete the file if its paths are wrong.',
    seeAlso: ['/references/cli/client/packages#test-publish', '/references/package-managers/manifest-reference#pub'],
    source: errors,
  },
  {
    id: 'transitive-publish-options',
    title: 'Cannot specify payment when publishing transitively',
    messages: [
      {
        from: 'CLI',
        text: 'Cannot specify payment when publishing transitively, as it executes multiple transactions.',
      },
      {
        from: 'CLI',
        text: 'Cannot specify gas data when publishing transitively, as it executes multiple transactions.',
      },
      {
        from: 'CLI',
        text: 'You cannot specify both `--publish-unpublished-deps` and `--with-unpublished-dependencies` at the same time.',
      },
    ],
    meaning:
      "`--publish-unpublished-deps` sends a transaction for each dependency, so a fixed coin or a sponsor can't be used for all of them.",
    causes: ['`--gas` or `--gas-sponsor` is set, perhaps by an alias of your shell.', 'Both ways of handling dependencies were asked for.'],
    cure: 'Leave gas to the CLI, or publish dependencies one at a time with the options you need.',
    seeAlso: ['/references/cli/client/packages#test-publish'],
    source: commands,
  },
  {
    id: 'publish-with-test-flag',
    title: 'The publish or upgrade subcommand should not be used with the --test flag',
    messages: [
      {from: 'CLI', text: 'The `publish` or `upgrade` subcommand should not be used with the `--test` flag'},
      {from: 'CLI', text: 'The `…` subcommand should not be used with the `--pubfile-path` flag.'},
    ],
    meaning: 'The options would put test code into a lasting package, or its address into a file for tests.',
    causes: ['The options were copied from a build or test command.'],
    cure: "Remove the flag. If the package doesn't build without `--test`, something outside of tests uses test-only code; `sui move build` shows where.",
    seeAlso: ['/references/cli/client/packages#publish', '/guides/developer/first-app/build-test'],
    source: commands,
  },
  {
    id: 'no-modules-found',
    title: 'No modules found in the package',
    messages: [{from: 'CLI', text: 'No modules found in the package'}],
    meaning: 'The build succeeded and produced no bytecode that could be published.',
    causes: [
      'The files are beside `sources` rather than in it.',
      'All modules are marked `#[test_only]`.',
      "The modules have a fixed address of another package, so they don't count as yours.",
    ],
    find: '`ls build/*/bytecode_modules` after `sui move build` lists what would be sent.',
    cure: 'Move the files to `sources`, and begin each module with the name of your package.',
    seeAlso: ['/guides/developer/first-app/write-package'],
    source: commands,
  },
  {
    id: 'binary-format-version',
    title: 'Module … has a version … that is higher than the maximum version',
    messages: [
      {
        from: 'CLI',
        text: 'Module … has a version … that is higher than the maximum version … supported by the chain.…',
      },
      {
        from: 'CLI',
        text: 'Module … has a version … that is lower than the minimum version … supported by the chain.',
      },
    ],
    meaning: "Your compiler writes a form of bytecode that this network doesn't accept yet, or no longer.",
    causes: [
      "The CLI is much newer or older than the network, such as a private one that isn't upgraded.",
      'Enums are used on a chain without support for them.',
    ],
    find: 'Compare `sui --version` with the release that the network runs.',
    cure: 'Build with the CLI release of the network; `suiup install sui@testnet` gets it for Testnet.',
    seeAlso: ['/guides/developer/getting-started/sui-install#upgrade-and-switch-versions'],
    source: commands,
  },
  {
    id: 'no-upgrade-capability',
    title: 'No upgrade capability found in the published data',
    messages: [
      {
        from: 'CLI',
        text: 'No upgrade capability found in the published data. Please pass the upgrade cap with `-c <UPGRADE_CAP>`.',
      },
      {
        from: 'CLI',
        text: 'Cannot determine the publication information. Please pass the upgrade cap with `-c <UPGRADE_CAP>`.',
      },
      {from: 'CLI', text: 'Cannot upgrade package without having a published id'},
      {from: 'CLI', text: 'Upgrade capability is not a Move Object'},
    ],
    meaning: 'An upgrade needs the capability and the ID of the version before, and the publication file lacks one of them.',
    causes: [
      "The file was converted from an old `Move.lock`, which didn't record the capability.",
      "It wasn't committed after publishing.",
      'The environment is another one than that of the first publication.',
    ],
    find: 'Search the objects of the publishing address for the type `0x2::package::UpgradeCap`; its field `package` is the newest ID.',
    cure: 'Write `upgrade-capability`, `published-at` and `original-id` into `Published.toml`, or pass `-c` for this run. If the capability is wrapped in a policy, upgrade with a transaction of your own.',
    seeAlso: ['/references/package-managers/manifest-reference#published', '/guides/developer/advanced/package-management#policies'],
    source: commands,
  },
  {
    id: 'protocol-newer-than-cli',
    title: 'protocol version … is newer than the maximum version … supported by this CLI',
    messages: [
      {from: 'CLI', text: 'protocol version … is newer than the maximum version … supported by this CLI'},
      {
        from: 'CLI',
        text: "[warning] CLI's protocol version is …, but the active network's protocol version is ….",
      },
    ],
    meaning: "The network has been upgraded past your CLI. The warning lets you go on, while the compatibility check of an upgrade can't.",
    causes: ["The CLI wasn't updated for several releases."],
    cure: 'Update the CLI. Skipping the check with `--skip-verify-compatibility` only moves the judgment to the network.',
    seeAlso: ['/guides/developer/getting-started/sui-install#upgrade-and-switch-versions', '/references/cli/client/packages#upgrade'],
    source: commands,
  },
  {
    id: 'fetch-package-failed',
    title: 'Failed to fetch package …',
    messages: [
      {from: 'CLI', text: 'Failed to fetch package …'},
      {from: 'CLI', text: 'Failed to fetch package …, found object instead of package'},
    ],
    meaning: "Before publishing, the CLI reads each dependency from the network to see what it links to, and this one isn't there.",
    causes: [
      '`published-at` is an ID of another network.',
      'The dependency was published on a local network that is gone.',
      'An object ID, such as that of an upgrade capability, was entered.',
    ],
    find: '`sui client object` with the ID from `Published.toml` of the dependency shows what the active network has.',
    cure: 'Correct `published-at` for this environment, or publish the dependency again.',
    seeAlso: ['/references/package-managers/manifest-reference#published'],
    source: commands,
  },
  {
    id: 'verify-no-publication',
    title: 'package at … records no publication for environment',
    messages: [
      {
        from: 'CLI',
        text: 'package at … records no publication for environment `…`; nothing to verify against',
      },
      {
        from: 'CLI',
        text: 'The package records no toolchain version. Pass --toolchain-version to specify the version to rebuild it with.',
      },
    ],
    meaning: "`verify-source` takes address and compiler version from the publication file and didn't find them.",
    causes: [
      "The active network isn't the one on which the package is published.",
      "The repository doesn't contain `Published.toml`.",
      'The package was published before the CLI recorded its own version.',
    ],
    cure: 'Switch the environment or ask the authors for the file. Without a recorded version, pass the release that was current when the package was published.',
    samples: [{language: 'sh', code: 'sui client --client.env mainnet verify-source --toolchain-version 1.65.2'}],
    seeAlso: ['/references/cli/client/packages#verify-source', '/guides/developer/advanced/package-management#verify'],
    source: `${commands}; ${verification}`,
  },
  {
    id: 'verify-bytecode-mismatch',
    title: 'Module … bytecode does not match its on-chain version',
    messages: [
      {from: 'CLI', text: 'Module … bytecode does not match its on-chain version'},
      {from: 'CLI', text: 'Module … is produced by the source but is not present on-chain'},
      {from: 'CLI', text: 'Module … is present on-chain but is not produced by the source'},
      {
        from: 'CLI',
        text: 'Dependency … is linked at a different version: on-chain …, source …',
      },
    ],
    meaning: "Building the source again doesn't give what is published, so this source is not proven to be that of the package.",
    causes: [
      'The working copy is at another commit than the published one.',
      'Another compiler version or other dependency revisions were used then.',
      'The published code really differs from the source you were shown.',
    ],
    find: 'All differences are listed at once. If every module differs it is the compiler; if one does, look at the history of that file.',
    cure: 'Check out the tag of the release and try the toolchain of that time. If a difference remains, treat the package as unverified.',
    seeAlso: ['/guides/developer/advanced/source-verification#failures', '/references/cli/client/packages#verify-source'],
    source: verification,
  },
  {
    id: 'verify-original-id',
    title: "The on-chain package's original id does not match the one the source records",
    messages: [
      {
        from: 'CLI',
        text: "The on-chain package's original id (…) does not match the one the source records (…); the package at the recorded address is not the one the source describes.",
      },
      {from: 'CLI', text: 'Object at … is a Move object, not a package'},
    ],
    meaning: 'The recorded address holds a different package than the publication file claims.',
    causes: [
      '`published-at` and `original-id` were copied from two packages.',
      'A publication file was changed to make a foreign package look verified.',
    ],
    find: 'Ask an explorer for the first version of the package at the recorded address, and compare it with `original-id`.',
    cure: "Take the file from the authors' repository. Don't trust a source whose record fails this test.",
    seeAlso: ['/references/cli/client/packages#verify-source', '/guides/developer/advanced/package-management#verify'],
    source: verification,
  },
  {
    id: 'verify-moving-dependency',
    title: 'Dependency … is pinned to …, which is not a commit hash',
    messages: [
      {
        from: 'CLI',
        text: 'Dependency `…` is pinned to `…`, which is not a commit hash, so its contents can change over time. This package cannot be rebuilt reproducibly; pin its dependencies to commit hashes.',
      },
      {from: 'CLI', text: 'Failed to download sui toolchain version …: …'},
    ],
    meaning:
      "Verification failed, and this line gives a likely reason: a branch or tag has moved since, or the compiler of that time can't be had.",
    causes: ['`rev` is a branch name.', "The release has no binary for your platform, or isn't offered any more."],
    cure: 'Use the commit that `Move.lock` had when the package was published. For the compiler, `--toolchain-version` with a neighboring release usually gives the same bytecode.',
    seeAlso: ['/references/package-managers/manifest-reference#move-lock', '/references/cli/client/packages#verify-source'],
    source: verification,
  },
];
