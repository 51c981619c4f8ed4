import {printed} from '../forms';
import type {ErrorEntry} from '../model';

/** Codes of the parser: the text itself is no Move. */
export const compilerSyntax: readonly ErrorEntry[] = [
  {
    id: 'e01001',
    title: 'E01001: invalid character',
    messages: [...printed('E01001'), {from: 'Move compiler', text: "Unexpected character: '\\u{201c}'"}],
    meaning:
      'A character outside strings and comments has no meaning in Move. The message names it by its Unicode number, because it often looks like one you know.',
    causes: [
      'Code was pasted from a chat, a PDF or a word processor, which turned straight quotes into curly ones or a hyphen into a dash.',
      'An invisible character, such as a no-break space, came along with pasted text.',
      'The character belongs to another language, such as `?`, or a `$` in front of an ordinary name.',
    ],
    find: 'Look the number up: `201c` and `201d` are curly quotes, `a0` is a no-break space, `2013` is a dash. Then search the file for that character.',
    cure: 'Type the character again by hand. Names of variables, functions and types are ASCII only; other scripts belong in comments and byte strings.',
    samples: [
      {
        language: 'move',
        code: `module example::greeting;

public fun text(): vector<u8> {
    “hello”
}`,
        fails: 'E01001',
      },
      {
        language: 'move',
        code: `module example::greeting;

public fun text(): vector<u8> {
    b"hello"
}`,
      },
    ],
    seeAlso: ['/references/sui-move', '/references/ide/move'],
    keywords: ['curly quotes', 'smart quotes', 'Unicode', 'unexpected character'],
    source: 'printed by Sui Move 1.71.1 here',
  },
  {
    id: 'e01002',
    title: 'E01002: unexpected token',
    messages: [...printed('E01002'), {from: 'Move compiler', text: "Unexpected 'value'"}, {from: 'Move compiler', text: "Expected ';'"}],
    meaning: 'The parser met a word or sign that cannot stand where it stands. `Expected` says what would have fitted.',
    causes: [
      'A semicolon is missing at the end of the line above the marked one.',
      'A bracket was opened and never closed, so the parser is still inside an expression.',
      'A word that edition 2024 reserves (`mut`, `enum`, `match`, `type`, `macro`) is used as a name.',
      'Syntax of another language was written, such as `fn`, `->` before a return type, or `function`.',
    ],
    find: 'The place that is marked is where parsing stopped, which is often one line after the mistake. Read the end of the previous line first.',
    cure: 'Add the missing sign. A reserved word that has to stay a name goes between back quotes.',
    samples: [
      {
        language: 'move',
        code: `module example::counter;

public fun next(value: u64): u64 {
    let step = 1
    value + step
}`,
        fails: 'E01002',
      },
      {
        language: 'move',
        code: `module example::counter;

public fun next(value: u64): u64 {
    let step = 1;
    value + step
}`,
      },
    ],
    seeAlso: ['/guides/developer/advanced/move-2024-migration#keywords', '/references/sui-move'],
    keywords: ['missing semicolon', 'syntax error', 'reserved word'],
    source: 'printed by Sui Move 1.71.1 here',
  },
  {
    id: 'e01003',
    title: 'E01003: invalid modifier',
    messages: [
      ...printed('E01003'),
      {from: 'Move compiler', text: 'Invalid struct declaration. Internal struct declarations are not yet supported'},
      {from: 'Move compiler', text: 'Visibility annotations are required on struct declarations from the Move 2024 edition onwards.'},
    ],
    meaning:
      'A declaration lacks a modifier it needs or has one it cannot have. Nearly always a struct or enum is declared without `public`.',
    causes: [
      'The code was written for the legacy edition, where structs had no visibility.',
      "You wanted to hide the type. Move doesn't need that: the fields of a public struct are private to its module anyway.",
    ],
    cure: 'Write `public struct` and `public enum`. The word allows other modules to name the type; only the declaring module can create, read or take apart its values.',
    samples: [
      {
        language: 'move',
        code: `module example::badge;

struct Badge has key { id: UID }`,
        fails: 'E01003',
      },
      {
        language: 'move',
        code: `module example::badge;

public struct Badge has key { id: UID }`,
      },
    ],
    seeAlso: ['/guides/developer/advanced/move-2024-migration#public-struct', '/references/sui-move'],
    keywords: ['public struct', 'internal struct declarations are not yet supported'],
    source: 'printed by Sui Move 1.71.1 here',
  },
  {
    id: 'e01005',
    title: 'E01005: invalid address',
    messages: [
      ...printed('E01005'),
      {from: 'Move compiler', text: 'Invalid address literal. The numeric value is too large. The maximum size is 32 bytes'},
    ],
    meaning: 'The number behind `@` is no address: it has more than 64 hex digits, which is more than 32 bytes.',
    causes: [
      'A digit too many slipped in while an ID was copied.',
      'A key, a signature or two IDs in a row were pasted in place of an address.',
    ],
    find: 'Count the hex digits after `0x`; there may be 64 at most, and leading zeros may be left out.',
    cure: 'Copy the ID again from an explorer or from `sui client objects`. A transaction digest is Base58 and never goes behind `@`.',
    samples: [
      {
        language: 'move',
        code: `module example::vault;

const OWNER: address =
    @0x12345678901234567890123456789012345678901234567890123456789012345;

public fun owner(): address { OWNER }`,
        fails: 'E01005',
      },
      {
        language: 'move',
        code: `module example::vault;

const OWNER: address =
    @0x1234567890123456789012345678901234567890123456789012345678901234;

public fun owner(): address { OWNER }`,
      },
    ],
    seeAlso: ['/concepts/object-model', '/sui-glossary#address'],
    keywords: ['address literal', '32 bytes', 'address too long'],
    source: 'printed by Sui Move 1.71.1 here',
  },
  {
    id: 'e01006',
    title: 'E01006: invalid number literal',
    messages: [
      ...printed('E01006'),
      {from: 'Move compiler', text: "Invalid number literal. The given literal is too large to fit into 'u8'"},
    ],
    meaning:
      'The literal carries the suffix of an integer type that cannot hold it. Move refuses the number outright, since cutting it off would silently change the value.',
    causes: [
      'The suffix is too small: a `u8` ends at 255, a `u16` at 65,535, a `u32` at 4,294,967,295.',
      'A price in MIST was written with the type of a small counter.',
    ],
    cure: 'Choose the suffix that fits, and let it agree with the type of the field or parameter. Amounts of coins are `u64`.',
    samples: [
      {
        language: 'move',
        code: `module example::limits;

public fun most(): u8 {
    256u8
}`,
        fails: 'E01006',
      },
      {
        language: 'move',
        code: `module example::limits;

public fun most(): u16 {
    256u16
}`,
      },
    ],
    seeAlso: ['/references/sui-move', '/guides/developer/advanced/security-best-practices#arithmetic'],
    keywords: ['literal too large', 'u8 255', 'integer suffix'],
    source: 'printed by Sui Move 1.71.1 here',
  },
  {
    id: 'e01007',
    title: 'E01007: invalid byte string',
    messages: [...printed('E01007'), {from: 'Move compiler', text: "Invalid escape sequence: '\\d'"}],
    meaning: 'A byte string holds a backslash that is followed by a letter without a meaning.',
    causes: [
      'A Windows path or a regular expression has single backslashes.',
      'An escape of another language was used, such as `\\u00e9`. Move has only a handful, among them newline, tab, quote, backslash and `\\x` with two hex digits.',
    ],
    cure: 'Double the backslash where you mean one. Write any other byte as `\\x` and its two hex digits.',
    samples: [
      {
        language: 'move',
        code: `module example::pattern;

public fun digits(): vector<u8> {
    b"\\d+"
}`,
        fails: 'E01007',
      },
      {
        language: 'move',
        code: `module example::pattern;

public fun digits(): vector<u8> {
    b"\\\\d+"
}`,
      },
    ],
    seeAlso: ['/references/sui-move', '/references/framework'],
    keywords: ['escape sequence', 'backslash', 'byte string literal'],
    source: 'printed by Sui Move 1.71.1 here',
  },
  {
    id: 'e01008',
    title: 'E01008: invalid hex string',
    messages: [
      ...printed('E01008'),
      {from: 'Move compiler', text: 'Odd number of characters in hex string. Expected 2 hexadecimal digits for each byte'},
    ],
    meaning: 'A literal such as `x"abc"` is read two digits at a time, and one digit remains.',
    causes: [
      'A leading zero was dropped, as printing programs do with small numbers.',
      'A `0x` was kept inside the quotes, or one end of a hash got lost in copying.',
    ],
    cure: 'Add the missing zero so that every byte has both digits, and leave `0x` out of the quotes.',
    samples: [
      {
        language: 'move',
        code: `module example::key;

public fun bytes(): vector<u8> {
    x"abc"
}`,
        fails: 'E01008',
      },
      {
        language: 'move',
        code: `module example::key;

public fun bytes(): vector<u8> {
    x"0abc"
}`,
      },
    ],
    seeAlso: ['/guides/developer/cryptography/hashing', '/references/sui-move'],
    keywords: ['hex literal', 'odd number of characters'],
    source: 'printed by Sui Move 1.71.1 here',
  },
  {
    id: 'e01013',
    title: "E01013: invalid 'move' or 'copy'",
    messages: [
      ...printed('E01013'),
      {from: 'Move compiler', text: "Invalid 'copy' of expression"},
      {from: 'Move compiler', text: "Expected a name or path access, e.g. 'x' or 'e.f'"},
    ],
    meaning:
      'The words `copy` and `move` say what happens to a variable, and here they stand before a calculation or a call. The result of a calculation is a new value, so there is nothing to copy or to move away.',
    causes: [
      'The word was put in front of brackets in the hope that it would apply to everything inside.',
      'Habit from Rust suggested a `move` before a closure or an argument.',
    ],
    cure: 'Drop the word. Write it before a single variable only, and only where it matters which of the two happens.',
    samples: [
      {
        language: 'move',
        code: `module example::counter;

public fun next(value: u64): u64 {
    copy (value + 1)
}`,
        fails: 'E01013',
      },
      {
        language: 'move',
        code: `module example::counter;

public fun next(value: u64): u64 {
    value + 1
}`,
      },
    ],
    seeAlso: ['/references/sui-move', '/sui-glossary#ability'],
    keywords: ['copy keyword', 'move keyword'],
    source: 'printed by Sui Move 1.71.1 here',
  },
  {
    id: 'e01015',
    title: "E01015: ambiguous 'as'",
    messages: [...printed('E01015'), {from: 'Move compiler', text: "Potentially ambiguous 'as'. Add parentheses to disambiguate"}],
    meaning: 'A cast follows an operator, and two readings are possible: cast the last operand or the whole result.',
    causes: ['A sum, product or comparison is cast without brackets, as in `part * 100 as u8`.'],
    cure: 'Put brackets around what you mean to cast. Casting the result is usually right; casting an operand first can overflow a small type in the middle of the calculation.',
    samples: [
      {
        language: 'move',
        code: `module example::ratio;

public fun percent(part: u64, whole: u64): u8 {
    part * 100 / whole as u8
}`,
        fails: 'E01015',
      },
      {
        language: 'move',
        code: `module example::ratio;

public fun percent(part: u64, whole: u64): u8 {
    (part * 100 / whole) as u8
}`,
      },
    ],
    seeAlso: ['/guides/developer/advanced/security-best-practices#arithmetic', '/guides/developer/advanced/move-2024-migration'],
    keywords: ['cast', 'as u64', 'parentheses'],
    source: 'printed by Sui Move 1.71.1 here',
  },
];
