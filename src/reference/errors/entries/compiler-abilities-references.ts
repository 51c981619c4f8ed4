import {printed, renamedSource} from '../forms';
import type {ErrorEntry} from '../model';

/** Codes about abilities, about values that are left over or gone, and about references. */
export const compilerAbilitiesReferences: readonly ErrorEntry[] = [
  {
    id: 'e05001',
    title: 'E05001: ability constraint not satisfied',
    messages: [
      ...printed('E05001'),
      {from: 'Move compiler', text: "'store' constraint not satisifed"},
      {from: 'Move compiler', text: "The type 'example::album::Badge' does not have the ability 'store'"},
      {from: 'Move compiler', text: "To satisfy the constraint, the 'store' ability would need to be added here"},
    ],
    meaning:
      "This place asks for an ability that the type doesn't have. The four abilities say what may be done with a value: duplicate it (`copy`), throw it away (`drop`), keep it inside objects (`store`), own it as an object (`key`).",
    causes: [
      '`public_transfer`, a table or a kiosk gets a type without `store`.',
      "A field's type lacks `store` or `drop` while the struct around it promises the ability.",
      'An event is emitted whose struct lacks `copy` or `drop`.',
      'A value without `drop` is overwritten by an assignment.',
      'A type parameter has no constraint such as `<T: store>`.',
    ],
    cure: 'If the type is yours and its values may be treated in this way, add the ability. If its author left it out on purpose, as for a badge that must not be traded, use the functions that the module offers instead.',
    samples: [
      {
        language: 'move',
        code: `module example::album;

public struct Badge has key { id: UID }

public fun pass_on(badge: Badge, recipient: address) {
    transfer::public_transfer(badge, recipient);
}`,
        fails: 'E05001',
      },
      {
        language: 'move',
        code: `module example::album;

public struct Badge has key, store { id: UID }

public fun pass_on(badge: Badge, recipient: address) {
    transfer::public_transfer(badge, recipient);
}`,
      },
    ],
    seeAlso: ['/sui-glossary#ability', '/guides/developer/nft/nft-soulbound'],
    keywords: ['key store copy drop', 'constraint not satisfied', 'missing ability'],
    source: 'printed by Sui Move 1.71.1 here',
  },
  {
    id: 'e06001',
    title: "E06001: unused value without 'drop'",
    messages: [
      ...printed('E06001'),
      {from: 'Move compiler', text: "The type 'example::loans::Receipt' does not have the ability 'drop'"},
      {
        from: 'Move compiler',
        text: "The local variable '_receipt' still contains a value. The value does not have the 'drop' ability and must be consumed before the function returns",
      },
    ],
    meaning:
      'The function ends while it still holds a value that must not disappear. The rule keeps coins from vanishing and lets a hot potato force its repayment.',
    causes: [
      'A new object is neither returned nor transferred.',
      'What is left of a coin after a split or payment was forgotten.',
      "One branch of an `if` consumes the value and the other doesn't.",
      'An `Option` or a vector of such values is empty, which the compiler cannot know.',
    ],
    cure: 'Return it, transfer it, store it in an object, or unpack it in its own module. Empty containers have `destroy_none`, `destroy_empty` and `destroy_zero`.',
    samples: [
      {
        language: 'move',
        code: `module example::loans;

public struct Receipt { amount: u64 }

public fun borrow(amount: u64): u64 {
    let _receipt = Receipt { amount };
    amount
}

public fun repay(receipt: Receipt): u64 { let Receipt { amount } = receipt; amount }`,
        fails: 'E06001',
      },
      {
        language: 'move',
        code: `module example::loans;

public struct Receipt { amount: u64 }

public fun borrow(amount: u64): (u64, Receipt) {
    (amount, Receipt { amount })
}

public fun repay(receipt: Receipt): u64 { let Receipt { amount } = receipt; amount }`,
      },
    ],
    seeAlso: ['/sui-glossary#hot-potato', '/guides/developer/first-app/write-package'],
    keywords: ['drop ability', 'hot potato', 'value must be consumed', 'destroy_empty'],
    source: 'printed by Sui Move 1.71.1 here',
  },
  {
    id: 'e06002',
    title: 'E06002: use of unassigned variable',
    messages: [
      ...printed('E06002'),
      {from: 'Move compiler', text: "The value of 'photo' was previously moved here."},
      {from: 'Move compiler', text: "Invalid usage of previously moved variable 'photo'."},
    ],
    meaning:
      'A variable is read that holds nothing: its value was given away earlier, or it never got one on some path. That is how Move prevents spending a thing twice.',
    causes: [
      'A value without `copy` was passed by value and is used once more.',
      'The value is moved inside a loop, where the second round finds nothing.',
      'A variable is assigned in only one branch of an `if`.',
    ],
    cure: 'Pass a reference where the callee only reads. Otherwise return the value from the callee, or do the moving last.',
    samples: [
      {
        language: 'move',
        code: `module example::album;

public struct Photo has drop { name: vector<u8> }

fun file(photo: Photo): vector<u8> { photo.name }

public fun twice(photo: Photo): vector<u8> {
    let mut all = file(photo);
    all.append(file(photo));
    all
}`,
        fails: 'E06002',
      },
      {
        language: 'move',
        code: `module example::album;

public struct Photo has drop { name: vector<u8> }

fun file(photo: &Photo): vector<u8> { photo.name }

public fun twice(photo: Photo): vector<u8> {
    let mut all = file(&photo);
    all.append(file(&photo));
    all
}`,
      },
    ],
    seeAlso: ['/references/sui-move', '/sui-glossary#ability'],
    keywords: ['use after move', 'moved variable', 'might not have a value'],
    source: 'printed by Sui Move 1.71.1 here',
  },
  {
    id: 'e07003',
    title: 'E07003: invalid operation, could create a dangling reference',
    messages: [
      ...printed('E07003'),
      {from: 'Move compiler', text: 'Invalid mutation of reference.'},
      {from: 'Move compiler', text: 'It is still being mutably borrowed by this reference'},
    ],
    meaning:
      'A value is changed or replaced while another reference into it is alive and used later. That reference would then point at something that changed under its hands. From release 1.73 on, the words of the title are in the right order.',
    causes: [
      'A field is borrowed with `&mut`, and the struct is written to directly before the borrow is used for the last time.',
      'A variable is assigned anew while a reference to its old value waits.',
    ],
    cure: 'Finish with the reference before you touch the value again. The order of the lines decides, since a borrow ends with its last use.',
    samples: [
      {
        language: 'move',
        code: `module example::shop;

public struct Till has drop { coins: u64 }

public fun count(till: &mut Till) {
    let coins = &mut till.coins;
    till.coins = 6;
    *coins = 7;
}`,
        fails: 'E07003',
      },
      {
        language: 'move',
        code: `module example::shop;

public struct Till has drop { coins: u64 }

public fun count(till: &mut Till) {
    let coins = &mut till.coins;
    *coins = *coins + 7;
    till.coins = till.coins + 6;
}`,
      },
    ],
    seeAlso: ['/references/sui-move', '/references/ide/move'],
    keywords: ['dangling reference', 'borrow checker', 'still being borrowed'],
    source: renamedSource,
  },
  {
    id: 'e07004',
    title: 'E07004: invalid return of locally borrowed state',
    messages: [...printed('E07004'), {from: 'Move compiler', text: "Invalid return. Local variable 'best' is still being borrowed."}],
    meaning: 'The function returns a reference to something of its own, which ceases to exist when it returns.',
    causes: ['A local variable or a literal was borrowed for the result.', 'A parameter taken by value is the source of the reference.'],
    cure: 'Return the value itself. A returned reference has to come from a parameter that is a reference.',
    samples: [
      {
        language: 'move',
        code: `module example::score;

public fun best(a: u64, b: u64): &u64 {
    let best = a.max(b);
    &best
}`,
        fails: 'E07004',
      },
      {
        language: 'move',
        code: `module example::score;

public fun best(a: u64, b: u64): u64 {
    a.max(b)
}`,
      },
    ],
    seeAlso: ['/references/sui-move', '/concepts/sui-move-concepts/conventions#shape-of-functions'],
    keywords: ['return reference', 'local variable still being borrowed'],
    source: 'printed by Sui Move 1.71.1 here',
  },
  {
    id: 'e07005',
    title: 'E07005: invalid reference transfer',
    messages: [
      ...printed('E07005'),
      {
        from: 'Move compiler',
        text: 'Invalid usage of reference as function argument. Cannot transfer a mutable reference that is being borrowed',
      },
      {from: 'Move compiler', text: 'It is still being mutably borrowed by this reference'},
    ],
    meaning:
      'A call gets a `&mut` to something from which another live reference was taken. While one can write, no other may look, or a push into a vector could move the element that somebody is reading. The compiler calls it `invalid reference transfer` since release 1.73.',
    causes: [
      'Two elements of one vector are borrowed in the same call.',
      'An element is held while the collection grows or shrinks.',
      'An object and a reference to one of its fields are passed together.',
    ],
    cure: 'Copy the small value out first, split the work into two steps, or use a function made for the purpose, such as `swap` on vectors.',
    samples: [
      {
        language: 'move',
        code: `module example::queue;

fun exchange(a: &mut u64, b: &mut u64) { let kept = *a; *a = *b; *b = kept; }

public fun turn(mut list: vector<u64>): vector<u64> {
    exchange(&mut list[0], &mut list[1]);
    list
}`,
        fails: 'E07005',
      },
      {
        language: 'move',
        code: `module example::queue;

public fun turn(mut list: vector<u64>): vector<u64> {
    list.swap(0, 1);
    list
}`,
      },
    ],
    seeAlso: ['/references/framework', '/references/sui-move'],
    keywords: ['two mutable references', 'borrow checker', 'vector borrow'],
    source: renamedSource,
  },
  {
    id: 'e07002',
    title: 'E07002: mutable borrow rule violated',
    messages: [
      ...printed('E07002'),
      {from: 'Move compiler', text: "Invalid copy of variable 'total'"},
      {from: 'Move compiler', text: 'It is still being mutably borrowed by this reference'},
    ],
    meaning:
      'A variable is read or handed over while a `&mut` to it is alive and used afterwards. As long as somebody can write, the owner has to stay away, or the two would disagree about the value. Release 1.73 renamed the error to `mutable borrow rule violated`.',
    causes: [
      'A variable is read directly between two uses of a mutable reference to it.',
      'A second `&mut` to the same variable is taken although the first is still needed.',
    ],
    cure: 'Read through the reference, or put its last use before the line that reads the variable.',
    samples: [
      {
        language: 'move',
        code: `module example::sum;

public fun twice(start: u64): u64 {
    let mut total = start;
    let alias = &mut total;
    *alias = *alias + 1;
    copy total + *alias
}`,
        fails: 'E07002',
      },
      {
        language: 'move',
        code: `module example::sum;

public fun twice(start: u64): u64 {
    let mut total = start;
    let alias = &mut total;
    *alias = *alias + 1;
    *alias + *alias
}`,
      },
    ],
    seeAlso: ['/references/sui-move', '/references/ide/move'],
    keywords: ['mutably borrowed', 'borrow checker', 'copy of borrowed variable'],
    source: renamedSource,
  },
  {
    id: 'e07006',
    title: 'E07006: ambiguous variable usage',
    messages: [
      ...printed('E07006'),
      {from: 'Move compiler', text: "Ambiguous usage of variable 'total'"},
      {from: 'Move compiler', text: "Try an explicit annotation, e.g. 'move total' or 'copy total'"},
    ],
    meaning:
      'A variable is used for the last time while a reference to it lives on. A last use normally moves the value, which would cut the reference off, so the compiler asks what you mean. In compilers from 1.73 on, the same words come in another order.',
    causes: ['A number is read directly although a reference to it is read in the same expression.'],
    cure: "Write `copy total` when the value should stay; often the reference isn't needed at all. A mutable reference has to end first, since copying beside one is error E07002.",
    samples: [
      {
        language: 'move',
        code: `module example::sum;

public fun twice(total: u64): u64 {
    let alias = &total;
    total + *alias
}`,
        fails: 'E07006',
      },
      {
        language: 'move',
        code: `module example::sum;

public fun twice(total: u64): u64 {
    let alias = &total;
    copy total + *alias
}`,
      },
    ],
    seeAlso: ['/references/sui-move', '/sui-glossary#ability'],
    keywords: ['move or copy', 'last usage'],
    source: renamedSource,
  },
];
