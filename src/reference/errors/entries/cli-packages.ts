import type {ErrorEntry} from '../model';

const manager = 'external-crates/move/crates/move-package-alt/src';
const errors = `${manager}/errors/mod.rs, release 1.81`;
const manifest = `${manager}/package/manifest.rs, release 1.63`;
const flavor = 'crates/sui-package-alt/src/sui_flavor.rs, release 1.81';

/** Move.toml and the graph of dependencies. */
export const cliPackages: readonly ErrorEntry[] = [
  {
    id: 'no-move-toml',
    title: 'Package does not have a Move.toml file',
    messages: [
      {from: 'CLI', text: 'Package does not have a Move.toml file at `…`'},
      {from: 'CLI', text: 'Invalid directory at `…`'},
    ],
    meaning: "The folder that a package command or a dependency points at isn't the root of a package.",
    causes: [
      'You are in `sources` or in the folder above the package.',
      'The `subdir` of a Git dependency is missing or was moved in that revision.',
      'A `local` path is relative to the manifest that contains it, and was written relative to another folder.',
    ],
    find: 'The path in the message is the place that was looked at; for a Git dependency it lies below `~/.move`.',
    cure: 'Pass `--path` with the folder that contains `Move.toml`, or correct `subdir` or `local`.',
    seeAlso: ['/references/package-managers/manifest-reference#dependencies', '/references/cli/move#build-options'],
    source: `${manager}/package/paths.rs, release 1.63`,
  },
  {
    id: 'manifest-parse',
    title: 'error while parsing Move.toml',
    messages: [
      {from: 'CLI', text: 'error while parsing …: …'},
      {from: 'CLI', text: 'error while loading legacy manifest …: …'},
    ],
    meaning: "The manifest is not valid TOML, or has a table or field that the package manager doesn't know.",
    causes: [
      'A table of the manager before CLI 1.63, such as `[build]`, was left in an otherwise new manifest.',
      "Inline tables were broken over several lines, which TOML doesn't allow.",
      'A required field is missing, most often `name` under `[package]`.',
    ],
    find: 'The report points at line and column. A manifest with `[addresses]` or `[dev-dependencies]` is read by the old reader, which says "legacy".',
    cure: 'Correct the line, or finish the migration so that no table of the old format remains.',
    samples: [
      {
        language: 'toml',
        code: '[package]\nname = "shop"\nedition = "2024"\n\n[dependencies]\nmath = { git = "https://github.com/example/math.git", subdir = "move", rev = "main" }',
      },
    ],
    seeAlso: ['/references/package-managers/manifest-reference', '/references/package-managers/package-manager-migration#steps'],
    keywords: ['unknown field', 'TOML'],
    source: `${manager}/package/paths.rs, release 1.63`,
  },
  {
    id: 'no-dep-info',
    title: 'Dependency must have a git, local, or r field',
    messages: [
      {
        from: 'CLI',
        text: 'Dependency must have a `git`, `local`, or `r` field in the `[dependencies]` or the `[dep-replacements]` section',
      },
    ],
    meaning: 'A dependency has a name and perhaps options, but nothing says where its source is.',
    causes: [
      'Only `override` or `rename-from` was written.',
      'The key of a replacement under `[dep-replacements.<environment>]` is spelled differently from the one under `[dependencies]`, so there is nothing to complete it with.',
    ],
    cure: 'Add a source to the entry itself, or give the replacement the name of the dependency it replaces.',
    seeAlso: [
      '/references/package-managers/manifest-reference#dependencies',
      '/references/package-managers/manifest-reference#dep-replacements',
    ],
    source: manifest,
  },
  {
    id: 'implicit-dependency',
    title: 'The … dependency is implicitly provided',
    messages: [
      {
        from: 'CLI',
        text: 'The `…` dependency is implicitly provided and should not be defined in your manifest.',
      },
    ],
    meaning: 'The manager adds `sui` and `std` to every package, in the version that fits the network you build for.',
    causes: ['The manifest comes from an old template or tutorial that lists them.'],
    cure: 'Delete the line. Pinning the framework yourself would only tie your build to a version that the network may have left behind.',
    seeAlso: ['/guides/developer/advanced/package-management#manifest'],
    keywords: ['Sui dependency', 'MoveStdlib', 'framework/testnet'],
    source: manifest,
  },
  {
    id: 'legacy-system-name',
    title: 'Dependency … is a legacy system name and cannot be used',
    messages: [{from: 'CLI', text: 'Dependency `…` is a legacy system name and cannot be used. See …'}],
    meaning:
      '`Sui`, `SuiSystem`, `MoveStdlib`, `Bridge` and `DeepBook` are names from before CLI 1.63, and a new manifest may not use them.',
    causes: [
      'The old dependency was kept while the rest of the manifest was modernized.',
      'A `[dep-replacements]` table still uses the capitalized name.',
    ],
    cure: 'Remove `Sui` and `MoveStdlib`. For the two others that you really call, write the new form with `system`.',
    samples: [{language: 'toml', code: '[dependencies]\nsui_system = { system = "sui_system" }'}],
    seeAlso: [
      '/guides/developer/advanced/package-management#old-manifests',
      '/references/package-managers/package-manager-migration#steps',
    ],
    source: flavor,
  },
  {
    id: 'invalid-system-dep',
    title: 'Invalid system dependency',
    messages: [{from: 'CLI', text: 'Invalid system dependency `…`; the allowed system dependencies are: …'}],
    meaning: '`system = "…"` takes the name of a package that is part of the protocol, and this isn\'t one.',
    causes: ['`deepbook` was written, whose old version no longer counts as a system package.', 'The value is capitalized.'],
    cure: 'Take a name from the list in the message. DeepBookV3 is an ordinary package, which you depend on by Git or by its registered name.',
    seeAlso: ['/references/package-managers/manifest-reference#dependencies', '/standards/deepbookv3'],
    source: errors,
  },
  {
    id: 'dependency-name-mismatch',
    title: 'In Move.toml, the dependency … refers to a package named …',
    messages: [
      {
        from: 'CLI',
        text: 'In Move.toml, the dependency `…` refers to a package named `…`. Consider renaming the dependency to `…`:',
      },
      {
        from: 'CLI',
        text: 'In Move.toml, the dependency `…` has `rename-from = "…"`, but the referred package is named `…`. Change the `rename-from` field to `…`.',
      },
      {
        from: 'CLI',
        text: 'In Move.toml, the dependency `…` has a `rename-from` field, but the referred package is already named `…`. Remove the unnecessary `rename-from` field.',
      },
    ],
    meaning:
      "The key on the left of a dependency is the name your code uses, and it has to be the package's own name unless you say that you rename it.",
    causes: [
      'You guessed the name from the repository, while the package calls itself something else.',
      'The author renamed the package in the revision you updated to.',
    ],
    find: "The package's own name is `name` in its `Move.toml`, and the message quotes it.",
    cure: 'Use that name as the key. Add `rename-from` only if you need another one, for instance because two dependencies are both called `math`.',
    samples: [
      {
        language: 'toml',
        code: '[dependencies]\nexact_math = { git = "https://example.com/math.git", rev = "v2", rename-from = "math" }',
      },
    ],
    seeAlso: ['/references/package-managers/manifest-reference#dependencies'],
    keywords: ['rename-from'],
    source: `${manager}/graph/rename_from.rs, release 1.63`,
  },
  {
    id: 'dependency-same-name',
    title: 'You cannot have a dependency with the same name as the package',
    messages: [
      {
        from: 'CLI',
        text: 'You cannot have a dependency with the same name as the package. Rename the dependency, which will require adding `rename-from="…"`',
      },
    ],
    meaning: 'Inside your code the name already means your own modules.',
    causes: ['You forked a package and now depend on the original.', 'A template left its name in `[package]`.'],
    cure: 'Change the key of the dependency and add `rename-from` with its true name, or rename your package before it is first published.',
    seeAlso: ['/references/package-managers/manifest-reference#package'],
    source: errors,
  },
  {
    id: 'multiple-versions',
    title: 'Package depends on multiple versions of the package with ID …',
    messages: [{from: 'CLI', text: 'Package depends on multiple versions of the package with ID …:'}],
    meaning: 'Two of your dependencies want the same package in different versions, and onchain a package can link only one of them.',
    causes: [
      'One dependency was updated and the other still pins the earlier revision.',
      'One refers to the package by Git and the other by a registered name, which resolve to different commits.',
    ],
    find: 'The message lists both paths through the graph, such as `app::oracle::math`, with the revision each one asks for.',
    cure: 'Choose the newer one: list it in your own `[dependencies]` with `override = true`. The network refuses an override that is older than what a dependency was published with.',
    samples: [
      {
        language: 'toml',
        code: '[dependencies]\nmath = { git = "https://github.com/example/math.git", rev = "v3", override = true }',
      },
    ],
    seeAlso: ['/guides/developer/advanced/package-management#linking'],
    keywords: ['override', 'linkage', 'diamond dependency'],
    source: `${manager}/graph/linkage.rs, release 1.63`,
  },
  {
    id: 'conflicting-overrides',
    title: 'Package … has override dependencies … that both resolve to …',
    messages: [
      {
        from: 'CLI',
        text: 'Package `…` has override dependencies `…` and `…` that both resolve to the package with ID …',
      },
    ],
    meaning: "Two entries with `override = true` lead to one package, so the manager can't tell which version you prefer.",
    causes: [
      'The package is listed once by Git and once by its registered name.',
      'Two forks share the original ID of the package they come from.',
    ],
    cure: 'Keep the override with the version you want, and remove the flag or the whole line from the other.',
    seeAlso: ['/guides/developer/advanced/package-management#linking'],
    source: `${manager}/graph/linkage.rs, release 1.63`,
  },
  {
    id: 'cyclic-dependency',
    title: 'Package … contains a cyclic dependency',
    messages: [
      {from: 'CLI', text: 'Package `…` contains a cyclic dependency: dependency `…` refers back to `…`'},
      {
        from: 'CLI',
        text: 'Package `…` contains a cyclic dependency: dependency `…` resolves to a different version of the same package as `…` (with original ID `…`)',
      },
    ],
    meaning: 'By following dependencies one comes back to where one started, and packages are published one after the other.',
    causes: [
      'Two packages of one repository call each other.',
      'A test helper depends on the package it tests, and the package depends on the helper.',
      'A dependency depends on an earlier release of your own package.',
    ],
    find: 'The names between `::` are the way around the circle.',
    cure: 'Move what both sides need into a third package that depends on neither. Test helpers belong into the package itself, marked `#[test_only]`.',
    seeAlso: ['/guides/developer/advanced/package-management#dependencies'],
    source: `${manager}/graph/linkage.rs, release 1.63`,
  },
];
