import {printed} from '../forms';
import type {ErrorEntry} from '../model';

/** Lints that run only when the build is asked for all of them. */
export const compilerOptionalLints: readonly ErrorEntry[] = [
  {
    id: 'lint-w99008',
    title: 'Lint W99008: freezing potential capability',
    messages: [
      ...printed('Lint W99008'),
      {from: 'Move compiler', text: "The type 'example::guild::AdminCap' is potentially a capability based on its name"},
      {
        from: 'Move compiler',
        text: 'Freezing a capability might lock out critical operations or otherwise open access to operations that otherwise should be restricted',
      },
    ],
    meaning:
      'Anybody may pass a frozen object by reference. If functions check for a reference to this capability, everybody has become an admin. Only `sui move build --lint` runs this check.',
    causes: ['A capability was frozen to give it up for good.'],
    cure: 'Unpack it and delete its ID in the module that declares it, so that nobody can use it any more.',
    samples: [
      {
        language: 'move',
        code: `module example::guild;

public struct AdminCap has key, store { id: UID }

public fun retire(cap: AdminCap) { transfer::public_freeze_object(cap) }`,
      },
      {
        language: 'move',
        code: `module example::guild;

public struct AdminCap has key, store { id: UID }

public fun retire(cap: AdminCap) { let AdminCap { id } = cap; id.delete(); }`,
      },
    ],
    seeAlso: ['/guides/developer/advanced/security-best-practices#capabilities', '/concepts/object-ownership/immutable'],
    keywords: ['freezing_capability', 'AdminCap', 'freeze'],
    source: 'printed by Sui Move 1.71.1 here',
  },
  {
    id: 'lint-w99009',
    title: "Lint W99009: prefer '&mut TxContext' over '&TxContext'",
    messages: [
      ...printed('Lint W99009'),
      {from: 'Move compiler', text: "'public' functions should prefer '&mut TxContext' over '&TxContext' for better upgradability."},
      {
        from: 'Move compiler',
        text: "When upgrading, the public function cannot be modified to take '&mut TxContext' instead of '&TxContext'. As such, it is recommended to consider using '&mut TxContext' to future-proof the function.",
      },
    ],
    meaning:
      'The signature of a public function is fixed once it is published. A version that creates an object would need the mutable context, and this one could never get it. It is one of the checks that run with `--lint` only.',
    causes: ['The function merely asks for the sender or the epoch at present.'],
    cure: 'Take `&mut TxContext` from the start where the function may grow. A pure question such as `is_admin` can keep the shared reference.',
    samples: [
      {
        language: 'move',
        code: `module example::guild;

public fun who(ctx: &TxContext): address { ctx.sender() }`,
      },
      {
        language: 'move',
        code: `module example::guild;

public fun who(ctx: &mut TxContext): address { ctx.sender() }`,
      },
    ],
    seeAlso: ['/concepts/sui-move-concepts/packages/upgrade', '/guides/developer/advanced/package-management#compatibility'],
    keywords: ['prefer_mut_tx_context', 'TxContext'],
    source: 'printed by Sui Move 1.71.1 here',
  },
  {
    id: 'lint-w04005',
    title: "Lint W04005: 'abort' or 'assert' without named constant",
    messages: [
      ...printed('Lint W04005'),
      {from: 'Move compiler', text: 'Prefer using a named constant.'},
      {from: 'Move compiler', text: "Consider using an error constant with the '#[error]' to allow for a more descriptive error."},
    ],
    meaning:
      "A bare number is all that users of your package see when the check fails, and two checks with the same number can't be told apart. The build shows it when you pass `--lint`.",
    causes: ['A number was written in passing while the code was a sketch.'],
    cure: 'Declare a constant that begins with `E` and name it in the check. With `#[error]` and a text, explorers and the CLI show the text.',
    samples: [
      {
        language: 'move',
        code: `module example::gate;

public fun enter(age: u64) { assert!(age > 17, 3); }`,
      },
      {
        language: 'move',
        code: `module example::gate;

#[error]
const ETooYoung: vector<u8> = b"Visitors must be of age";

public fun enter(age: u64) { assert!(age > 17, ETooYoung); }`,
      },
    ],
    seeAlso: ['/guides/developer/advanced/move-2024-migration#errors', '/concepts/sui-move-concepts/conventions#names'],
    keywords: ['abort_without_constant', 'assert number', 'error code'],
    source: 'printed by Sui Move 1.71.1 here',
  },
];
