import type {ErrorEntry} from '../model';

const manager = 'external-crates/move/crates/move-package-alt/src';
const errors = `${manager}/errors/mod.rs, release 1.81`;
const environment = 'crates/sui-package-alt/src/find_env.rs, release 1.81';

/** Move.lock, sources of dependencies and environments. */
export const cliDependencies: readonly ErrorEntry[] = [
  {
    id: 'lockfile-invalid',
    title: 'Invalid lockfile',
    messages: [
      {from: 'CLI', text: 'Invalid lockfile: there are multiple root nodes in environment …'},
      {from: 'CLI', text: 'Invalid lockfile: there is no root node'},
      {
        from: 'CLI',
        text: 'Invalid lockfile: package `…` has a dependency named `…` in its manifest, but that dependency is not pinned in the lockfile',
      },
      {from: 'CLI', text: 'Invalid lockfile: package depends on a package with undefined ID `…`'},
    ],
    meaning: '`Move.lock` describes a dependency graph that contradicts itself.',
    causes: ['A merge kept parts of two branches.', 'The file was edited by hand, or restored from another branch than the manifest.'],
    find: '`git log --oneline -3 Move.lock` shows whether the last change was a merge.',
    cure: 'Delete `Move.lock`, build, look at the difference, and commit it. Published addresses are in `Published.toml`, so nothing else gets lost.',
    samples: [{language: 'sh', code: 'rm Move.lock\nsui move build\ngit diff Move.lock'}],
    seeAlso: ['/references/package-managers/manifest-reference#move-lock'],
    keywords: ['Move.lock', 'merge conflict'],
    source: `${manager}/graph/builder.rs, release 1.63`,
  },
  {
    id: 'file-version-too-new',
    title: 'File … has version …, but this CLI only supports versions up to …',
    messages: [
      {
        from: 'CLI',
        text: 'File … has version …, but this CLI only supports versions up to …; please upgrade your CLI',
      },
    ],
    meaning: "Somebody with a newer CLI wrote `Move.lock` or a publication file in a format that yours can't read.",
    causes: ['A teammate or the CI updated first.'],
    find: 'Compare `sui --version` on both sides.',
    cure: "Update your CLI. Don't lower the number in the file: an older reader would misunderstand what follows it.",
    seeAlso: ['/guides/developer/getting-started/sui-install#upgrade-and-switch-versions'],
    source: `${manager}/package/paths.rs, release 1.63`,
  },
  {
    id: 'fetch-git-failed',
    title: 'Error while fetching …',
    messages: [
      {from: 'CLI', text: 'Error while fetching `…`: …'},
      {from: 'CLI', text: 'error while executing git command `…`…'},
      {from: 'CLI', text: 'could not extract a sha for repo … and rev …'},
      {from: 'CLI', text: 'error: RPC failed; curl …'},
      {from: 'CLI', text: 'fetch-pack: unexpected disconnect while reading sideband packet'},
      {from: 'CLI', text: 'fatal: early EOF'},
      {from: 'CLI', text: 'Failed to fetch to latest Git state for package …', until: 'it was reworded'},
    ],
    meaning: "The manager runs the `git` of your system to get a dependency, and `git` failed or didn't find the revision.",
    causes: [
      "The `rev` is a branch or tag that doesn't exist, or exists with another name such as `v2.0` for `2.0`.",
      'The repository is private and no credentials are available, which is usual in CI.',
      "There is no network, or `git` isn't installed in the container.",
      'The connection broke off, which `git` tells by `early EOF`.',
    ],
    find: 'Run `git ls-remote` with the address of the message: it lists every branch and tag you may use.',
    cure: 'Correct `rev`, and give private repositories a credential helper or a deploy key. Commit `Move.lock`, since pinned commits are then fetched without asking for branches.',
    samples: [{language: 'sh', code: 'git ls-remote https://github.com/example/math.git'}],
    seeAlso: [
      '/guides/developer/advanced/package-management#git-troubles',
      '/guides/developer/advanced/package-management#ci',
      '/references/package-managers/manifest-reference#dependencies',
    ],
    source: `${manager}/dependency/fetch.rs and git/errors.rs, release 1.63`,
  },
  {
    id: 'lock-missing-id',
    title: 'missing field `id` for key `move.dependencies`',
    messages: [
      {from: 'CLI', text: 'missing field `id` for key `move.dependencies` at line … column …', until: 'release 1.63'},
      {from: 'CLI', text: 'Failed to build Move modules: Failed to resolve dependencies for package …', until: 'release 1.63'},
    ],
    meaning:
      'A `Move.lock` that was read is older than the CLI: since version 3 of that file, each dependency has an `id` beside its `name`. The first line only says that resolving failed; the reason is in the lines below "Caused by".',
    causes: [
      'Your own `Move.lock` was written by a CLI from before version 3 of the file.',
      "A dependency has such a file in its repository. Deleting your own one doesn't help then.",
    ],
    find: 'Look for `[[move.package]]` tables without an `id` line in your own file and in those of your dependencies below `~/.move`.',
    cure: 'Update the CLI: from 1.63 it reads old files and rewrites yours. If you have to stay on an older one, delete your `Move.lock` after you saved its addresses, and pin a revision of the dependency whose file is newer.',
    seeAlso: ['/references/package-managers/package-manager-migration', '/references/package-managers/manifest-reference#dependencies'],
    keywords: ['Move.lock', 'lockfile', 'Caused by'],
    source: 'Pull request 19387 of MystenLabs/sui, which renames the field, and issue 20514, where the message was met',
  },
  {
    id: 'git-repo-dirty',
    title: '… repo is dirty',
    messages: [
      {
        from: 'CLI',
        text: '… repo is dirty. Please clean it up before proceeding or pass the `--allow-dirty` flag',
      },
    ],
    meaning: "The downloaded copy of a Git dependency below `~/.move` was changed, so its code isn't the code of the pinned commit.",
    causes: [
      'You edited a dependency in the cache to try something.',
      'An editor or formatter wrote into the folder when you followed a definition.',
    ],
    find: 'Run `git status` in the folder that the message names.',
    cure: 'Delete that folder and build again. To work on a dependency, clone it elsewhere and use a `local` entry for as long as you need it.',
    seeAlso: ['/guides/developer/advanced/package-management#build'],
    keywords: ['--allow-dirty', '~/.move'],
    source: `${manager}/git/errors.rs, release 1.63`,
  },
  {
    id: 'resolver-not-found',
    title: 'External resolver … not found',
    messages: [
      {
        from: 'CLI',
        text: 'External resolver `…` not found; ensure that it is installed and on your PATH',
      },
      {from: 'CLI', text: '`…` returned error code: …'},
      {from: 'CLI', text: '`…` did not follow the external resolver protocol (…)'},
    ],
    meaning: "A dependency with `r.<name>` is resolved by a program of that name, which couldn't be started or didn't answer properly.",
    causes: [
      'Nobody installed `mvr`, the program of the Move Registry, or your editor or CI runs with another `PATH` than your shell.',
      'An old `mvr` was written for the protocol before CLI 1.63.',
    ],
    find: '`command -v mvr && mvr --version` in the same shell tells which of the two it is.',
    cure: 'Install or update the program and open a new terminal.',
    samples: [{language: 'sh', code: 'suiup install mvr\nmvr --version'}],
    seeAlso: ['/references/package-managers/manifest-reference#dependencies'],
    keywords: ['mvr', 'r.mvr'],
    source: `${manager}/dependency/resolve.rs, release 1.63`,
  },
  {
    id: 'resolver-failed',
    title: "… couldn't resolve … in environment …",
    messages: [{from: 'CLI', text: "`…` couldn't resolve `…` in environment `…`: …"}],
    meaning: 'The resolver works, and knows no such package for the chain you build for.',
    causes: [
      'The name is registered for Mainnet only, and you build for Testnet.',
      'The package has a registered address and no registered source.',
      'The name or the version behind the second slash is misspelled.',
    ],
    find: 'Look the name up at the registry and see for which networks it lists a package and a Git revision.',
    cure: 'Replace the dependency for this one environment, with a Git source that you choose yourself.',
    samples: [
      {
        language: 'toml',
        code: '[dependencies]\noracle = { r.mvr = "@example/oracle" }\n\n[dep-replacements.testnet]\noracle = { git = "https://github.com/example/oracle.git", rev = "testnet" }',
      },
    ],
    seeAlso: ['/guides/developer/advanced/package-management#dep-replacements'],
    source: `${manager}/dependency/resolve.rs, release 1.63`,
  },
  {
    id: 'on-chain-dep-address',
    title: 'On-chain dependency … needs an address',
    messages: [
      {
        from: 'CLI',
        text: 'On-chain dependency `…` needs an address. Add a `[dep-replacements.….…]` entry with `on-chain = "0x..."`.',
      },
    ],
    meaning:
      '`on-chain = true` says that the code comes from the network, and the address differs from network to network, so it has to be given for each of them.',
    causes: [
      'You build for an environment that has no replacement yet.',
      'The table names the environment differently from `[environments]`.',
    ],
    cure: 'Add the replacement with the package ID on that network. Such dependencies are new with release 1.81.',
    samples: [
      {
        language: 'toml',
        code: '[dependencies]\noracle = { on-chain = true }\n\n[dep-replacements.testnet.oracle]\non-chain = "0x5f1d3a7c9b2e4f60718293a4b5c6d7e8f9021324354657687a9b0c1d2e3f4051"',
      },
    ],
    seeAlso: ['/references/package-managers/manifest-reference#dep-replacements'],
    source: errors,
  },
  {
    id: 'legacy-depends-on-modern',
    title: 'Packages with old-style Move.toml files cannot depend on new-style packages',
    messages: [
      {
        from: 'CLI',
        text: 'Packages with old-style Move.toml files cannot depend on new-style packages. See … for instructions.',
      },
    ],
    meaning: 'Your manifest is in the format from before CLI 1.63, and one of its dependencies has already moved on.',
    causes: [
      'You updated the revision of a dependency whose author migrated.',
      'Your manifest still has `[addresses]` or `[dev-dependencies]`.',
    ],
    cure: 'Migrate your own manifest, which takes a few minutes and changes nothing onchain. Until then, pin the last revision of the dependency before its migration.',
    seeAlso: ['/references/package-managers/package-manager-migration'],
    source: errors,
  },
  {
    id: 'env-not-in-manifest',
    title: 'Environment … is not present in Move.toml',
    messages: [
      {from: 'CLI', text: 'Environment `…` is not present in Move.toml'},
      {from: 'CLI', text: 'Your active environment `…` is not present in Move.toml', until: 'it was reworded'},
      {
        from: 'CLI',
        text: 'Package `…` does not declare a `…` environment. The available environments are …. Consider running with `--build-env …`',
      },
    ],
    meaning: '`--build-env` names a set of dependencies and addresses, and the manifest has no set of that name.',
    causes: [
      'An alias of `client.yaml` was passed, such as `local`, which is a network for the CLI but not an environment of the package.',
      'A dependency lacks an environment that your package has, in which case the message names the dependency.',
      'The manifest still has `[addresses]`. It is then read in the old format, in which `[environments]` has no effect.',
    ],
    find: '`mainnet` and `testnet` always exist; all others are under `[environments]`.',
    cure: 'Build for `testnet` or `mainnet`, or declare the environment, after you took `[addresses]` out. To publish to a local network, use `sui client test-publish`. For a dependency, map it with `use-environment`.',
    seeAlso: ['/guides/developer/advanced/package-management#environments'],
    source: `${environment}; ${manager}/package/package_impl.rs, release 1.63`,
  },
  {
    id: 'which-dependencies',
    title: 'Could not determine the correct dependencies to use for …',
    messages: [
      {from: 'CLI', text: 'Could not determine the correct dependencies to use for `…`; pass one of ….'},
      {
        from: 'CLI',
        text: 'Active environment `…` does not correspond to any of environments defined for the package. Specify the environment by passing one of the following:…',
      },
      {
        from: 'CLI',
        text: 'Found multiple environments defined in Move.toml with chain-id `…`. Please pass one of the following:…',
      },
    ],
    meaning:
      'A build uses the dependencies of one environment. The CLI looked for the one with the chain ID of your active network, and found none or several.',
    causes: [
      'The active network is local or Devnet, whose chain ID no manifest knows.',
      "The node didn't answer and its chain ID isn't cached yet.",
      'Two environments of the manifest share a chain, for example `testnet` and `staging`.',
    ],
    find: 'Compare `sui client chain-identifier` with the values under `[environments]`.',
    cure: "Say which one you mean with `--build-env`. It chooses the dependencies only and doesn't switch the network.",
    samples: [{language: 'sh', code: 'sui move build --build-env testnet'}],
    seeAlso: ['/guides/developer/advanced/package-management#environments', '/references/cli/move#build-options'],
    source: environment,
  },
  {
    id: 'chain-id-differs',
    title: 'Environment … has chain ID … in your CLI environment',
    messages: [
      {
        from: 'CLI',
        text: "Error: Environment `…` has chain ID `…` in your CLI environment, but `Move.toml` expects `…` to have chain ID `…`; this may indicate that `…` has been wiped or that you have a misconfigured CLI environment. If you want to ignore your CLI's chain ID and build for the `…` environment, you can pass `-e …`.",
      },
    ],
    meaning: 'The manifest and `client.yaml` use one name for two different chains.',
    causes: [
      'The network was created anew, which Devnet and local networks do.',
      'The alias `mainnet` of your `client.yaml` points at a Testnet node, or the other way around.',
    ],
    find: '`sui client chain-identifier` asks the node itself; Mainnet answers `35834a8a` and Testnet `4c78adac` in the short form.',
    cure: 'Correct the `rpc` of the alias if it is the wrong server. If the chain is new, replace the ID in the manifest and forget the old publications.',
    seeAlso: ['/references/package-managers/manifest-reference#environments', '/references/cli/client/addresses#chain-identifier'],
    source: environment,
  },
  {
    id: 'override-default-env',
    title: 'Cannot override default environments',
    messages: [
      {
        from: 'CLI',
        text: 'Cannot override default environments. Environment `…` is a system environment and cannot be overridden. System environments: …',
      },
    ],
    meaning: "`mainnet` and `testnet` are built into the CLI with their chain IDs, and a manifest can't define them again.",
    causes: ['The two were listed for completeness.', 'A private network was given one of their names.'],
    cure: 'Remove the line, or choose a name of your own such as `mainnet_fork`.',
    seeAlso: ['/references/package-managers/manifest-reference#environments'],
    source: errors,
  },
];
