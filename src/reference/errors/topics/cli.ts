import type {TopicInfo} from './topic';

/** The topics of the CLI. */
export const cliTopics: readonly TopicInfo[] = [
  {
    page: 'cli/setup',
    title: 'Installation, networks, keys and faucet',
    label: 'Setup, networks, keys',
    description:
      'Messages of suiup, sui client, keytool, sui start and the faucet while you set things up: % errors with causes and cures.',
    intro: `
You are right here if you are still setting things up: installing the CLI, choosing an environment or an address, importing a key, asking a faucet for coins, or starting a local network. None of these messages has to do with a transaction or with your Move code.

The entries follow the order in which you usually do these things. If the CLI finds your address and then complains about its coins, go on to [Transactions in the CLI](/references/errors/cli/transactions).
`,
    keywords: ['suiup error', 'faucet error', 'keytool error', 'client.yaml', 'keystore', 'local network error'],
  },
  {
    page: 'cli/packages',
    title: 'Manifests and dependencies',
    label: 'Manifests, dependencies',
    description: 'What the package manager says about Move.toml, Move.lock, environments and dependencies: % errors with causes and cures.',
    intro: `
The package manager prints these before the compiler starts. It reads \`Move.toml\` and the lockfile, chooses an environment, and fetches every dependency, and one of those steps failed. You meet them in \`sui move build\`, in \`sui move test\`, and at the start of a publication.

If the message has a code such as \`E03002\`, the dependencies were found and your code didn't compile: see [Move compiler](/references/errors/compiler).
`,
    keywords: ['Move.toml error', 'Move.lock error', 'dependency error', 'package manager error'],
  },
  {
    page: 'cli/publish',
    title: 'Publish and upgrade with the CLI',
    label: 'Publish and upgrade',
    description:
      'Why sui client publish, upgrade, test-publish and verify-source stop before they send anything: % errors with causes and cures.',
    intro: `
You are right here if the package builds and \`sui client publish\`, \`upgrade\`, \`test-publish\` or \`verify-source\` stops without a transaction digest. Most of these messages are about the record of what is published where, \`Published.toml\` or the ephemeral file, and not about your code.

With a digest in the message, the validators have refused the package: see [Failed publications and upgrades](/references/errors/execution/packages).
`,
    keywords: ['sui client publish error', 'sui client upgrade error', 'Published.toml', 'verify-source error'],
  },
  {
    page: 'cli/transactions',
    title: 'Transactions in the CLI',
    label: 'Transactions and PTBs',
    description: 'What sui client, sui client ptb and sui replay say when they cannot build, sign, send or replay a transaction: % errors.',
    intro: `
These messages come from \`sui client\` commands that build a transaction, among them \`sui client ptb\`, from commands that sign and send one, and from \`sui replay\`. Apart from [Error executing transaction](/references/errors/cli/transactions#error-executing-transaction), which wraps an answer of the network, nothing was sent when you see one of them.

\`sui client ptb\` underlines the word that it stumbled over. Look at what your shell made of the line first, because brackets, quotes and \`@\` signs often don't reach the program as you wrote them.
`,
    keywords: ['sui client ptb error', 'sui client call error', 'gas budget error', 'sui replay error'],
  },
];
