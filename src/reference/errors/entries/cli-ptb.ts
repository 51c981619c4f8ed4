import type {ErrorEntry} from '../model';

const parser = 'crates/sui/src/client_ptb/parser.rs, release 1.63';
const builder = 'crates/sui/src/client_ptb/builder.rs, release 1.81';
const values = 'crates/sui/src/client_ptb/ast.rs, release 1.63';

/** Parser and resolver of `sui client ptb`. */
export const cliPtb: readonly ErrorEntry[] = [
  {
    id: 'ptb-not-built',
    title: 'Could not build PTB due to previous error',
    messages: [
      {from: 'CLI', text: 'Could not build PTB due to previous error'},
      {from: 'CLI', text: 'Error when processing PTB'},
    ],
    meaning: 'This is the last line of a report; the real error stands above it, with an arrow to the place in your command.',
    causes: ["The text of the block doesn't parse.", "It parses, and a name, object or function in it can't be found on the network."],
    find: 'Read the line under the arrow and the `help:` line. The command is shown as the program received it, so you also see which quotes and brackets your shell removed.',
    cure: 'Correct the marked place and run the command with `--preview` first, which parses without looking anything up.',
    samples: [
      {
        language: 'sh',
        code: 'sui client ptb --split-coins gas "[1000000]" --assign part \\\n  --transfer-objects "[part]" @0x42 --preview',
      },
    ],
    seeAlso: ['/references/cli/ptb#preview', '/references/cli/ptb#what-can-go-wrong'],
    source: 'crates/sui/src/client_ptb/ptb.rs, release 1.63',
  },
  {
    id: 'ptb-expected-but-found',
    title: 'Expected … but found …',
    messages: [
      {from: 'CLI', text: 'Expected … but found …'},
      {from: 'CLI', text: 'Unexpected …'},
    ],
    meaning: 'The parser needs a certain sign at this place and met something else.',
    causes: [
      'The shell ate quotes, brackets or angle brackets before the CLI saw them; zsh expands `[a]`, and every shell treats `<` as a redirection.',
      "An operand contains a space and isn't quoted.",
      'A comma between array elements is missing.',
    ],
    find: 'Put `echo` in front of the command: what it prints is what the parser gets.',
    cure: 'Quote every operand that contains brackets, angle brackets, spaces or `!`.',
    samples: [
      {
        language: 'sh',
        code: 'sui client ptb --make-move-vec "<u64>" "[1, 2, 3]" --assign amounts --dry-run',
      },
    ],
    seeAlso: ['/references/cli/ptb#values'],
    keywords: ['quotes', 'zsh', 'no matches found'],
    source: parser,
  },
  {
    id: 'ptb-unknown-command',
    title: 'Unknown command …',
    messages: [
      {from: 'CLI', text: "Unknown command '…'"},
      {from: 'CLI', text: 'Trailing … found after the last command'},
    ],
    meaning: "A word that begins with two hyphens isn't a command of the block, or there is a word after the last complete command.",
    causes: [
      'The command is misspelled; the help line offers the closest ones.',
      'The name of another group was used, such as `--function` of `sui client call`.',
      'An operand was forgotten, so the next option moved into its place.',
    ],
    cure: 'Compare the line with the list of transaction commands, each of which takes a fixed number of operands.',
    seeAlso: ['/references/cli/ptb#transaction-commands'],
    source: parser,
  },
  {
    id: 'ptb-expected-address',
    title: 'Expected an address',
    messages: [
      {from: 'CLI', text: 'Expected an address'},
      {from: 'CLI', text: "Expected a numerical address but got a named address '…'"},
      {from: 'CLI', text: 'Failed to parse address "…": …'},
    ],
    meaning: "The block marks addresses and object IDs with `@`, and the value here lacks the mark or isn't hexadecimal.",
    causes: [
      'The `@` is missing, so `0x42` was read as a number.',
      '`--sender` and `--gas-coin` want an address in digits, and got an alias.',
      'The ID has more than 64 digits or a letter beyond `f`.',
    ],
    cure: 'Write `@0x…` for every address and object. An alias of your keystore stands without the `@`, as in `--transfer-objects "[coin]" alice`.',
    seeAlso: ['/references/cli/ptb#values'],
    keywords: ['@ sign', 'object ID'],
    source: parser,
  },
  {
    id: 'ptb-reserved-word',
    title: 'Expected a variable name but found reserved word',
    messages: [{from: 'CLI', text: "Expected a variable name but found reserved word '…'."}],
    meaning: '`--assign` was given a name that means something to the parser already, such as `gas`, `none`, `some` or a type.',
    causes: ['The variable is called after what it holds, most often `gas` or `address`.'],
    find: 'The help line of the report lists all reserved words.',
    cure: 'Rename the variable, for example to `gas_part`.',
    seeAlso: ['/references/cli/ptb#assign'],
    source: parser,
  },
  {
    id: 'ptb-assign-without-result',
    title: 'Cannot assign a value to this variable',
    messages: [{from: 'CLI', text: 'Cannot assign a value to this variable.'}],
    meaning: 'An `--assign` with only a name binds the result of the command before it, and that command has none to give.',
    causes: [
      "The line before is `--assign`, `--gas-budget` or another option that isn't executed.",
      'The result was bound once already.',
      'The `--assign` is the very first line.',
    ],
    cure: 'Put the `--assign` directly behind the command whose result you mean, or give it a value as its second operand.',
    samples: [
      {
        language: 'sh',
        code: 'sui client ptb --move-call sui::tx_context::epoch --assign now --dry-run',
      },
    ],
    seeAlso: ['/references/cli/ptb#assign', '/references/cli/ptb#variables'],
    source: builder,
  },
  {
    id: 'ptb-unresolved-identifier',
    title: 'Unresolved identifier',
    messages: [
      {from: 'CLI', text: "Unresolved identifier: '…'"},
      {from: 'CLI', text: 'Tried to access an unresolved identifier: …'},
      {from: 'CLI', text: "Unbound named address: '…'"},
    ],
    meaning:
      'A bare word has to be a variable of this block, an alias of your keystore or one of the built-in package names, and it is none of them.',
    causes: [
      'The variable is assigned further down; a block is read from the front to the back.',
      'It is a typing mistake, in which case the help line names similar words.',
      'A shell variable was written without its `$`.',
      "The package name isn't built in: only `std`, `sui`, `sui_system`, `bridge` and `deepbook` are.",
    ],
    cure: 'Assign the name before its first use, or write the address in full.',
    samples: [
      {
        language: 'sh',
        code: 'sui client ptb --assign shop @"$PACKAGE_ID" --move-call shop::counter::create --dry-run',
      },
    ],
    seeAlso: ['/references/cli/ptb#variables', '/references/cli/ptb#move-call'],
    source: builder,
  },
  {
    id: 'ptb-nested-access',
    title: 'Tried to access a nested result, input, or gascoin',
    messages: [
      {from: 'CLI', text: 'Tried to access a nested result, input, or gascoin …: …'},
      {from: 'CLI', text: "Expected a field name after '.'"},
    ],
    meaning: "A dot behind a variable picks one of several results of a command, and this variable isn't such a list.",
    causes: [
      'The command returns one value, so the variable is that value and needs no `.0`.',
      "The dot was meant for a field of a struct; a block can't look into objects.",
      'The variable already holds a part, as in `coins.0` assigned to a new name.',
    ],
    cure: 'Leave the dot away, or call a Move function that returns the field you need.',
    seeAlso: ['/references/cli/ptb#variables', '/references/ptb-commands'],
    source: `${builder}; ${parser}`,
  },
  {
    id: 'ptb-function-not-resolved',
    title: 'Could not resolve function … in module …',
    messages: [{from: 'CLI', text: "Could not resolve function '…' in module '…'"}],
    meaning: 'The CLI downloaded the package and found no function of that name in the module.',
    causes: [
      'The name is misspelled; similar names stand in the help line.',
      'The function came with an upgrade, and you address the first version of the package.',
      'It was compiled for tests only and was never published.',
    ],
    find: 'Take `published-at` from the `Published.toml` of the package, which is the newest version, and compare it with the ID in your command.',
    cure: 'Call the newest version. Its ID differs from the original one, which stays in the names of types.',
    seeAlso: ['/references/cli/ptb#move-call', '/guides/developer/advanced/package-management#upgrade'],
    source: builder,
  },
  {
    id: 'ptb-argument-count',
    title: 'Expected … arguments, but got …',
    messages: [
      {from: 'CLI', text: 'Expected … arguments, but got …'},
      {from: 'CLI', text: 'Not enough type parameters supplied for Move call'},
    ],
    meaning: 'The call has another number of values or types than the signature of the function.',
    causes: [
      'A `TxContext` was passed, although the network adds it by itself.',
      "A type parameter was forgotten, because Move would infer it and the CLI doesn't.",
      'An operand with a comma or a space was split into two by the shell.',
    ],
    find: 'Read the signature of the function, and count its parameters without `TxContext`.',
    cure: 'Write types in quotes right behind the function, then the values in order.',
    samples: [
      {
        language: 'sh',
        code: 'sui client ptb --move-call sui::coin::zero "<0x2::sui::SUI>" --assign empty \\\n  --transfer-objects "[empty]" @0x42 --dry-run',
      },
    ],
    seeAlso: ['/references/cli/ptb#move-call'],
    source: builder,
  },
  {
    id: 'ptb-value-conversion',
    title: 'Unable to convert … to non-object value',
    messages: [
      {from: 'CLI', text: "Unable to convert '…' to non-object value."},
      {from: 'CLI', text: "Unable to serialize '…' as a … value"},
      {from: 'CLI', text: "Expected an integer type but got … for '…'"},
    ],
    meaning: "The parameter is a plain value, and the operand can't be encoded as its type.",
    causes: [
      'An object or `gas` stands where the function takes a number, text or address.',
      'A text was written without its own quotes, so it is a variable name for the parser.',
      'The operands are in the wrong order.',
    ],
    find: 'The second form of the message names the type the function wants.',
    cure: "Give texts two layers of quotes, one for the shell and one for the parser, and numbers a suffix where the type isn't clear.",
    samples: [
      {
        language: 'sh',
        code: `sui client ptb --move-call std::string::utf8 '"hello"' --dry-run`,
      },
    ],
    seeAlso: ['/references/cli/ptb#values'],
    source: values,
  },
  {
    id: 'ptb-number-too-large',
    title: 'Value … is too large to be a … value',
    messages: [
      {from: 'CLI', text: 'Value … is too large to be a u8 value'},
      {from: 'CLI', text: 'Value does not fit within a u64'},
      {from: 'CLI', text: 'Invalid integer literal'},
    ],
    meaning: 'The number exceeds what its type can hold.',
    causes: [
      'An amount was given with too many zeros: 1 SUI has nine, and a `u64` ends at about 18.4 billion SUI.',
      'The parameter is smaller than you think, such as `u8` for a number of decimals.',
      '`--gas-budget` is a `u64` in MIST and was given a decimal fraction.',
    ],
    cure: "Check the parameter's type in the signature and convert the amount into the smallest unit.",
    seeAlso: ['/references/cli/ptb#values'],
    source: `${values}; ${parser}`,
  },
  {
    id: 'ptb-object-owned',
    title: 'Cannot use an object-owned object as an argument',
    messages: [{from: 'CLI', text: 'Cannot use an object-owned object as an argument'}],
    meaning: 'The object belongs to another object, so no transaction can name it as an input.',
    causes: [
      'It is a value in a dynamic object field, for example an item in a kiosk.',
      'Explorers show such objects like any other, and their ID was copied from there.',
    ],
    find: '`sui client object` prints the owner; follow it upwards until you reach an address or a shared object.',
    cure: 'Pass the outermost object and call a function of its module that takes the inner one out, such as `kiosk::take`.',
    seeAlso: ['/concepts/dynamic-fields', '/standards/kiosk'],
    source: 'crates/sui/src/client_ptb/builder.rs, release 1.63',
  },
  {
    id: 'ptb-gas-twice',
    title: 'Multiple gas budgets found',
    messages: [
      {from: 'CLI', text: 'Multiple gas budgets found. Gas budget first set here.'},
      {from: 'CLI', text: 'Multiple gas prices found. Gas price first set here.'},
    ],
    meaning: 'Budget and price belong to the whole block, so each may appear once at most.',
    causes: ['A wrapper script adds the option to a command that already has it.', 'Two blocks were joined into one.'],
    cure: "Delete one of the two, or both: the CLI estimates the budget and takes the reference gas price when you don't say otherwise.",
    seeAlso: ['/references/cli/ptb#ptb'],
    source: parser,
  },
  {
    id: 'ptb-mvr-name',
    title: 'Invalid MVR package reference',
    messages: [
      {from: 'CLI', text: 'Invalid MVR package reference'},
      {from: 'CLI', text: 'Expected a valid MVR version, but got …'},
      {from: 'CLI', text: "Expected a valid MVR domain extension ('.sui') but got …"},
    ],
    meaning: "A name of the Move Registry was recognized by its `@` or `.sui`, and doesn't have the form that the registry uses.",
    causes: [
      'The slash between organization and package is missing.',
      "The version behind the second slash isn't a whole number.",
      'An alias of the keystore contains `.sui`, and was taken for a registered name.',
    ],
    cure: 'Write `@org/package` or `org.sui/package`, with `/3` behind it for the third version. Names resolve on Mainnet and Testnet only.',
    seeAlso: ['/references/cli/ptb#move-call', '/guides/developer/advanced/package-management#dependencies'],
    keywords: ['Move Registry', 'mvr'],
    source: parser,
  },
  {
    id: 'ptb-package-path',
    title: 'Package path … does not exist',
    messages: [
      {from: 'CLI', text: "Package path '…' does not exist"},
      {from: 'CLI', text: 'Cannot compile package: …'},
    ],
    meaning: '`--publish` or `--upgrade` in a block takes a folder with a `Move.toml`, relative to where you are.',
    causes: [
      'The command runs in another folder than you think.',
      "A tilde inside quotes isn't expanded by the shell.",
      'The folder is there, and its manifest or its environment has an error, which follows.',
    ],
    cure: 'Use `"."` inside the package or an absolute path, and make sure `sui move build` succeeds there first.',
    seeAlso: ['/references/cli/ptb#publish'],
    source: builder,
  },
  {
    id: 'ptb-upgrade-cap',
    title: 'Expected upgrade capability object ID',
    messages: [
      {from: 'CLI', text: 'Expected upgrade capability object ID'},
      {from: 'CLI', text: 'Unable to find object ID argument'},
      {from: 'CLI', text: 'No published-at information'},
    ],
    meaning: '`--upgrade` builds authorization and upgrade by itself, and needs to know the capability and the version to replace.',
    causes: [
      'The capability is a result of an earlier command of the block; only an ID can be used, directly or through `--assign`.',
      'The `@` in front of the ID is missing.',
      '`Published.toml` has no entry for the active environment, so there is nothing to upgrade.',
    ],
    find: '`upgrade-capability` and `published-at` stand under `[published.<environment>]` in `Published.toml`.',
    cure: 'Pass the ID as `@0x…` and restore the entry. For a custom policy, call `package::authorize_upgrade` from your own module and use the SDK, since this command always authorizes on its own.',
    seeAlso: ['/references/cli/ptb#upgrade', '/references/package-managers/manifest-reference#published'],
    source: builder,
  },
  {
    id: 'ptb-not-a-package',
    title: 'BCS field in object … is missing or not a package',
    messages: [{from: 'CLI', text: "BCS field in object '…' is missing or not a package."}],
    meaning: 'The first part of a Move call is an object, but not code.',
    causes: [
      'The ID of the upgrade capability or of a shared object was copied in place of the package ID.',
      'The output of publishing lists several created objects, and the wrong line was taken.',
    ],
    find: 'In the output of `publish`, the package stands under "Published Objects" as `PackageID`.',
    cure: 'Take the package ID from `Published.toml`, which the CLI wrote when you published.',
    seeAlso: ['/references/cli/ptb#move-call', '/guides/developer/first-app/publish'],
    source: builder,
  },
];
