/** `sui client`: publishing, upgrading and verifying packages. Sources: see index.ts. */
import {argument, command, flag, option} from '../../define';
import type {Command, Option} from '../../model';
import {buildOptions, transactionOptions} from '../shared';

const packagePath = argument('package_path', 'path', 'Folder of the package.', {required: false, default: '.'});

const dependencyOptions: readonly Option[] = [
  flag('skip-dependency-verification', 'Does not compare dependencies with what is on the chain.', {conflicts: ['verify-deps']}),
  flag('verify-deps', 'Compares the source of dependencies with what is on the chain first.', {
    conflicts: ['skip-dependency-verification'],
    since: '1.43',
  }),
  flag('with-unpublished-dependencies', 'Publishes the code of unpublished dependencies as part of the package.'),
];

const publishing: readonly Option[] = [...buildOptions, ...dependencyOptions, ...transactionOptions];
const upgrading: readonly Option[] = [
  option('upgrade-capability', 'object-id', 'The UpgradeCap of the package; without it the recorded one.', {short: 'c'}),
  flag('skip-verify-compatibility', 'Does not check locally whether the upgrade is compatible.', {since: '1.63'}),
  flag('verify-compatibility', 'Checked compatibility locally, which is now the default.', {
    removed: {since: '1.63', use: '--skip-verify-compatibility'},
  }),
  ...publishing,
];

const verifySource = command('verify-source', 'Rebuilds a package with its original toolchain and compares it with the chain.', {
  positionals: [packagePath],
  options: [
    ...buildOptions,
    option('toolchain-version', 'text', 'Rebuilds with this release instead of the recorded one.', {conflicts: ['toolchain']}),
    option('toolchain', 'path', 'Rebuilds with this sui binary.', {
      name: 'PATH',
      conflicts: ['toolchain-version'],
      unconfirmed: 'The source of release 1.81 has it; none of 1.80 that has it could be read.',
    }),
    option('verify-only', 'object-id', 'Compares the existing build with this package.', {name: 'ON_CHAIN_ID', hidden: true}),
    flag('verify-deps', 'Verified dependencies.', {removed: {since: '1.78', use: 'sui client verify-source'}}),
    flag('skip-source', 'Verified dependencies only.', {removed: {since: '1.78', use: 'sui client verify-source'}}),
    option('address-override', 'object-id', 'Gave the address of the package.', {
      removed: {since: '1.78', use: 'sui client verify-source'},
    }),
  ],
});

export const packageCommands: readonly Command[] = [
  command('publish', 'Publishes a package.', {positionals: [packagePath], options: publishing}),
  command('test-publish', 'Publishes a package with addresses that are recorded in an ephemeral file.', {
    since: '1.63',
    positionals: [packagePath],
    options: [...publishing, flag('publish-unpublished-deps', 'Publishes unpublished dependencies, each as a package.')],
  }),
  command('upgrade', 'Upgrades a package.', {positionals: [packagePath], options: upgrading}),
  command('test-upgrade', 'Upgrades a package that was published with test-publish.', {
    since: '1.63',
    positionals: [packagePath],
    options: upgrading,
  }),
  command('verify-bytecode-meter', 'Measures what the verifier spends on a package.', {
    since: '1.2',
    options: [
      option('package', 'path', 'Folder of the package; without it the current one.', {conflicts: ['module']}),
      option('protocol-version', 'u64', 'Protocol version of the limits; without it the newest.'),
      option('module', 'path', 'A compiled module to measure instead of a package.', {repeated: true, conflicts: ['package']}),
      ...buildOptions,
    ],
  }),
  verifySource,
];
