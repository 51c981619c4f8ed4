import type {ErrorEntry} from '../model';

const commands = 'crates/sui/src/client_commands.rs, release 1.81';
const wallet = 'crates/sui-sdk/src/wallet_context.rs, release 1.81';
const clientConfig = 'crates/sui-sdk/src/sui_client_config.rs, release 1.63';
const keystore = 'crates/sui-keys/src/keystore.rs, release 1.63';
const suiup = 'MystenLabs/suiup, src/handlers';

/** Installation, environments, addresses and the faucet. */
export const cliSetup: readonly ErrorEntry[] = [
  {
    id: 'suiup-release-not-found',
    title: 'Release … not found',
    messages: [
      {from: 'CLI', text: 'Release …-… not found'},
      {
        from: 'CLI',
        text: 'Release …-… not found. However, version … is available for other networks:',
      },
      {from: 'CLI', text: 'No releases found for … network. Available networks:'},
    ],
    meaning: '`suiup` looked for a release whose tag is the network followed by the version, and GitHub has no such tag.',
    causes: [
      'The version was released for one network only, which is common for Devnet builds and for patch releases on Mainnet.',
      'The number belongs to another program: `walrus` and `site-builder` count their releases on their own.',
    ],
    find: 'Open the list of releases of the `MystenLabs/sui` repository and search it for the version; the part of the tag before the hyphen is the network to ask for.',
    cure: 'Run one of the commands that the message suggests, or leave the version out to get the newest release of that network.',
    samples: [{language: 'sh', code: 'suiup install sui@mainnet-1.80.1\nsui --version'}],
    seeAlso: ['/guides/developer/getting-started/sui-install'],
    keywords: ['suiup install', 'version not found'],
    source: `${suiup}/download.rs, commit 0444d6f`,
  },
  {
    id: 'suiup-no-installed-binary',
    title: 'No installed binary found for …',
    messages: [
      {from: 'CLI', text: "No installed binary found for …@…. Use 'suiup show' to see available binaries."},
      {
        from: 'CLI',
        text: "Invalid format. Use 'binary@network_release' format (e.g., 'sui@testnet', 'mvr@main')",
      },
    ],
    meaning: '`suiup switch` changes which of your downloaded binaries is the default, and it has none that matches.',
    causes: [
      'That network was never installed on this machine, because `switch` does not download anything.',
      'The argument contains a version: `switch` takes a program and a network, and picks the newest copy of it.',
    ],
    find: '`suiup show` lists each installed binary with its network, and `which -a sui` shows which copy your shell really starts.',
    cure: 'Install the network first, then switch to it.',
    samples: [{language: 'sh', code: 'suiup install sui@testnet\nsuiup switch sui@testnet'}],
    seeAlso: ['/guides/developer/getting-started/sui-install#upgrade-and-switch-versions'],
    keywords: ['suiup switch', 'suiup default'],
    source: `${suiup}/switch.rs, commit 1ad658e`,
  },
  {
    id: 'suiup-checksum',
    title: 'Checksum verification failed for …',
    messages: [
      {from: 'CLI', text: 'Checksum verification failed for …'},
      {from: 'CLI', text: 'SHA256 mismatch for …: expected …, got …'},
    ],
    meaning: 'The archive that `suiup` downloaded is not the one its checksum file describes, so nothing was installed.',
    causes: [
      'The download was interrupted or changed on the way, for example by a proxy that answers with a page of its own.',
      'An old checksum file lies beside the archive in the cache.',
    ],
    find: 'Look at the size of the archive in the cache directory of `suiup`; a file of a few kilobytes is an error page rather than a release.',
    cure: "Delete the archive together with its `.sha256` and `.md5` files from the cache and install again. If it fails twice, download the release in a browser, compare its hash with the one GitHub shows, and don't run the binary until they agree.",
    seeAlso: ['/guides/developer/getting-started/sui-install#install-from-a-release-archive'],
    source: `${suiup}/download.rs, commit 0444d6f`,
  },
  {
    id: 'env-not-found',
    title: 'Environment configuration not found for env …',
    messages: [
      {from: 'CLI', text: 'Environment configuration not found for env […]'},
      {
        from: 'CLI',
        text: 'Environment config not found for […], add new environment config using the `sui client new-env` command.',
      },
    ],
    meaning: "The CLI was told to use a network by an alias that `client.yaml` doesn't define.",
    causes: [
      'The alias after `--client.env` or `switch --env` is misspelled, or differs in case.',
      '`active_env` in `client.yaml` names an entry that somebody renamed or removed.',
      'The command reads another configuration than you think, because `SUI_CONFIG_DIR` or `--client.config` is set.',
    ],
    find: '`sui client envs` prints the aliases that exist, and marks the active one.',
    cure: 'Switch to an alias from that list, or add the missing one with its gRPC address.',
    samples: [
      {
        language: 'sh',
        code: 'sui client envs\nsui client new-env --alias testnet --rpc https://fullnode.testnet.sui.io:443\nsui client switch --env testnet',
      },
    ],
    seeAlso: ['/guides/developer/getting-started/connect', '/references/cli/client/addresses#envs'],
    keywords: ['client.yaml', 'active_env', '--client.env'],
    source: `${wallet}; ${commands}`,
  },
  {
    id: 'env-already-exists',
    title: 'Environment config with name … already exists',
    messages: [{from: 'CLI', text: 'Environment config with name […] already exists.'}],
    meaning: '`new-env` only adds entries; it never replaces the address of an alias you already have.',
    causes: ['You want to point an existing alias at another server.', 'A setup script runs a second time on the same machine.'],
    find: 'Compare the address behind the alias in the output of `sui client envs` with the one you passed.',
    cure: 'Choose another alias, or edit the `rpc` line of the entry in `client.yaml` and delete its `chain_id`, which belongs to the old server.',
    seeAlso: ['/guides/developer/getting-started/connect', '/references/cli/client/addresses#new-env'],
    source: commands,
  },
  {
    id: 'basic-auth-format',
    title: 'Basic auth should be in the format username:password',
    messages: [{from: 'CLI', text: 'Basic auth should be in the format `username:password`'}],
    meaning: 'The credentials of an environment are split at the colon, and the result was not exactly two parts.',
    causes: ['The password contains a colon of its own.', 'Only a token was passed, without a user name.'],
    find: 'The value stands as `basic_auth` under the environment in `client.yaml`, in plain text.',
    cure: 'Use a password without a colon, or put a proxy in front of the provider that adds the header for you.',
    seeAlso: ['/guides/developer/getting-started/connect', '/references/cli/client/addresses#new-env'],
    source: clientConfig,
  },
  {
    id: 'cannot-open-wallet-config',
    title: 'Cannot open wallet config file',
    messages: [{from: 'CLI', text: 'Cannot open wallet config file at …. Err: …'}],
    meaning: 'The CLI found its `client.yaml` and could not read it as a configuration.',
    causes: [
      'The file was edited by hand and is no longer valid YAML, most often because of indentation.',
      'A key that this release needs is missing, or a newer release wrote one it does not know how to read.',
      'The user who runs the command may not read the file, which happens after a first run with `sudo`.',
    ],
    find: 'Read the end of the message after `Err:`, which names the line or the missing field.',
    cure: "Correct that line. If you can't, move `client.yaml` aside and let the CLI write a new one; the keys are in `sui.keystore` next to it and stay where they are.",
    samples: [{language: 'sh', code: 'mv ~/.sui/sui_config/client.yaml ~/client.yaml.broken\nsui client envs'}],
    seeAlso: ['/guides/developer/getting-started/connect'],
    keywords: ['client.yaml', 'YAML'],
    source: wallet,
  },
  {
    id: 'no-managed-addresses',
    title: 'No managed addresses',
    messages: [{from: 'CLI', text: 'No managed addresses. Create new address with `new-address` command.'}],
    meaning: 'The keystore that the configuration points at contains no key, so there is no address to act for.',
    causes: [
      'This is a fresh installation, or a container that starts without your home directory.',
      '`keystore.File` in `client.yaml` leads to another, empty file.',
    ],
    find: 'Print the path with `grep -A1 keystore ~/.sui/sui_config/client.yaml` and look whether the file it names holds more than an empty list.',
    cure: 'Create an address, or import the key you already have instead of starting with a new one.',
    samples: [{language: 'sh', code: 'sui client new-address ed25519 deployer\nsui client active-address'}],
    seeAlso: ['/guides/developer/getting-started/get-address', '/references/cli/keytool#import'],
    keywords: ['empty keystore', 'new-address'],
    source: wallet,
  },
  {
    id: 'no-address-for-identity',
    title: 'No address found for the provided key identity',
    messages: [
      {from: 'CLI', text: 'No address found for the provided key identity: …'},
      {from: 'CLI', text: 'Address … not managed by wallet'},
      {from: 'CLI', text: 'Cannot resolve alias … to an address'},
    ],
    meaning: 'A command was given an alias or an address that neither the keystore nor an external signer knows.',
    causes: [
      "The alias is misspelled; anything that doesn't start with `0x` is taken for an alias.",
      'The address was copied without its `0x`, so it was looked up as a name.',
      'The key lives on another machine or under another configuration directory.',
    ],
    find: '`sui client addresses` lists the aliases and addresses that this configuration can use.',
    cure: 'Use a name from that list, or import the key first. A recipient may be any address as long as it is written in full with `0x`.',
    seeAlso: ['/references/cli/client/addresses', '/references/cli/keytool#update-alias'],
    keywords: ['alias', 'KeyIdentity'],
    source: `${wallet}; ${commands}; ${keystore}`,
  },
  {
    id: 'alias-invalid',
    title: 'Invalid alias',
    messages: [
      {
        from: 'CLI',
        text: 'Invalid alias. A valid alias must start with a letter and can contain only letters, digits, hyphens (-), dots (.), or underscores (_).',
      },
      {from: 'CLI', text: 'Alias … already exists. Please choose another alias.'},
      {from: 'CLI', text: 'The provided alias … does not exist'},
    ],
    meaning: 'The keystore refused a name for an address, because of its form or because another address has it.',
    causes: [
      'The name starts with a digit or contains a space, a slash or an `@`.',
      'Two keys were to share one name.',
      '`update-alias` was given the new name in place of the old one.',
    ],
    find: 'Names and addresses stand side by side in `sui keytool list`.',
    cure: 'Choose a name made of letters, digits, hyphens, dots and underscores. Avoid names such as `gas` or `vector` too, because `sui client ptb` reserves them.',
    seeAlso: ['/references/cli/keytool#update-alias', '/guides/developer/getting-started/get-address'],
    source: keystore,
  },
  {
    id: 'faucet-testnet-web',
    title: 'For testnet tokens, please use the Web UI',
    messages: [{from: 'CLI', text: 'For testnet tokens, please use the Web UI: https://faucet.sui.io/?address=…'}],
    meaning: "The Testnet faucet only serves people in a browser, so the CLI doesn't even send the request.",
    causes: ['The active environment is Testnet.', 'The option `--url` names the old Testnet faucet.'],
    cure: 'Open the address in the message, which already contains your own. For tests that run without a person, use a local network or Devnet, where `sui client faucet` works.',
    seeAlso: ['/guides/developer/getting-started/get-coins#web-faucet'],
    keywords: ['faucet', 'testnet SUI', 'test tokens'],
    source: commands,
  },
  {
    id: 'faucet-unknown-network',
    title: 'Cannot recognize the active network',
    messages: [
      {from: 'CLI', text: 'Cannot recognize the active network. Please provide the gas faucet full URL.'},
      {from: 'CLI', text: 'No URL for faucet was provided and there is no active network.'},
    ],
    meaning:
      'The CLI derives the faucet from the host of the active environment and knows only Devnet, Testnet and the loopback addresses.',
    causes: [
      "The environment is a provider's endpoint rather than the public one.",
      'The local network runs on another machine or is reached by the name of a container.',
      'You are on Mainnet, which has no faucet at all.',
    ],
    find: 'Look at the `url` column of `sui client envs`; only the host of the active line matters.',
    cure: 'Name the faucet yourself with `--url`, including the path.',
    samples: [{language: 'sh', code: 'sui client faucet --url http://127.0.0.1:9123/v2/gas'}],
    seeAlso: ['/guides/developer/getting-started/get-coins#cli', '/references/cli/client/objects#faucet'],
    source: 'crates/sui/src/client_commands.rs, releases 1.63 and 1.81',
  },
  {
    id: 'faucet-too-many-requests',
    title: 'Faucet service received too many requests',
    messages: [
      {
        from: 'CLI',
        text: 'Faucet service received too many requests from this IP address. Please try again after 60 minutes.',
      },
      {
        from: 'CLI',
        text: 'Faucet service is currently overloaded or unavailable. Please try again later.',
      },
    ],
    meaning: 'A public faucet answered with HTTP 429, which limits you, or with 503, which says that it has trouble itself.',
    causes: [
      'Several people or jobs share one public address, as in an office, a VPN or a CI runner.',
      'A script asks for coins before every test instead of once.',
      'The faucet has run dry for the moment.',
    ],
    find: 'Send the request once more with `curl -i` and look at the status line: 429 concerns your address, and 503 everybody.',
    cure: 'Wait for the hour to pass, or take coins from another address of yours. Move automated tests to `sui start --with-faucet`, which has no limit.',
    seeAlso: ['/guides/developer/getting-started/get-coins', '/guides/developer/getting-started/local-network'],
    keywords: ['429', 'rate limit', '503'],
    source: commands,
  },
  {
    id: 'faucet-unsuccessful',
    title: 'Faucet request was unsuccessful',
    messages: [
      {from: 'CLI', text: 'Faucet request was unsuccessful: …'},
      {from: 'CLI', text: 'Faucet request was unsuccessful. …'},
      {from: 'Log', text: 'Failed to execute transaction after … retries'},
    ],
    meaning: 'The faucet accepted the request and could not send the coins; its own reason follows.',
    causes: [
      'A local faucet was started against a network that has been created anew, so the coins it knows are gone.',
      'The path after the host is wrong, and the status in the message is 404.',
      'All coins of the faucet are locked by earlier transactions that never finished.',
    ],
    find: 'A local faucet writes the failing transaction into the output of `sui start`; look there for `Failed to execute`.',
    cure: 'Restart network and faucet together with `sui start --with-faucet`, and ask for `/v2/gas` if you name the URL yourself.',
    seeAlso: ['/guides/developer/getting-started/get-coins#curl', '/guides/developer/getting-started/local-network'],
    source: `${commands}; crates/sui-faucet/src/local_faucet.rs, release 1.63`,
  },
];
