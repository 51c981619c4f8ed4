import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `sui::kiosk`. */
export const kioskModule: ModuleOverlay = {
  summary:
    'A shared object in which an owner keeps items and lists them for sale, with the rules of their creators enforced at every purchase. A purchase returns a `TransferRequest` that a `sui::transfer_policy` must confirm; the `KioskOwnerCap` proves ownership.',
  functions: {
    borrow: {
      summary:
        'Returns a reference to an item, listed or not, to the holder of the `KioskOwnerCap`. Aborts with `ENotOwner` for the cap of another kiosk, with `EItemNotFound` if the item is not there, and with `dynamic_field::EFieldTypeMismatch` if it has another type.',
      params: ['kiosk', 'cap', 'id'],
    },
    borrow_mut: {
      summary:
        'Returns a mutable reference to an item that is not for sale, so that the owner can change it in place, even if it is locked. Aborts with `ENotOwner` for the cap of another kiosk, `EItemNotFound` if the kiosk has no such item, and `EItemIsListed` while the item is listed.',
      params: ['kiosk', 'cap', 'id'],
    },
    borrow_val: {
      summary:
        'Lends an item by value, together with a `Borrow` that forces its return through `return_val` in the same transaction. Needs the `KioskOwnerCap`, otherwise aborts with `ENotOwner`; aborts with `EItemNotFound` if the item is missing and with `EItemIsListed` while it is for sale.',
      params: ['kiosk', 'cap', 'id'],
    },
    close_and_withdraw: {
      summary:
        'Deletes an empty kiosk together with its cap and returns its profits as a coin, which may be worth zero. Aborts with `ENotOwner` if the cap is for another kiosk, and with `ENotEmpty` if it still holds items.',
      params: ['kiosk', 'cap', 'ctx'],
    },
    default: {
      summary:
        'Creates and shares a kiosk and sends its `KioskOwnerCap` to the sender. It is a private entry function, so a transaction can call it and other modules cannot.',
      params: ['ctx'],
    },
    delist: {
      summary:
        'Takes an item off sale, keeps it in the kiosk and emits `ItemDelisted`. Needs the `KioskOwnerCap`; aborts with `EItemNotFound` if the kiosk has no such item of this type, `EListedExclusively` if a `PurchaseCap` for it is out, and `ENotListed` if it has no listing.',
      params: ['kiosk', 'cap', 'id'],
    },
    has_access: {
      summary: 'Says whether a `KioskOwnerCap` controls a kiosk. It takes the kiosk by mutable reference although it changes nothing.',
      params: ['kiosk', 'cap'],
    },
    has_item: {summary: 'Says whether a kiosk holds an item with this ID, whatever its type.', params: ['kiosk', 'id']},
    has_item_with_type: {summary: 'Says whether a kiosk holds an item with this ID and the given type.', params: ['kiosk', 'id']},
    is_listed: {summary: 'Says whether an item is for sale, openly or through a `PurchaseCap`.', params: ['kiosk', 'id']},
    is_listed_exclusively: {
      summary: 'Says whether an item is reserved for the holder of a `PurchaseCap`.',
      params: ['kiosk', 'id'],
    },
    is_locked: {summary: 'Says whether an item is locked, so that it can leave the kiosk only by a sale.', params: ['kiosk', 'id']},
    item_count: {
      summary: 'Returns the number of items in a kiosk. An item that is out on `borrow_val` still counts.',
      params: ['kiosk'],
    },
    kiosk_owner_cap_for: {summary: 'Returns the ID of the kiosk that a `KioskOwnerCap` controls.', params: ['cap']},
    list: {
      summary:
        'Offers an item to anyone for an exact price in MIST and emits `ItemListed`. Needs the `KioskOwnerCap`; aborts with `EItemNotFound` if there is no such item of this type, `EListedExclusively` if a `PurchaseCap` is out, and `dynamic_field::EFieldAlreadyExists` if it is listed already.',
      params: ['kiosk', 'cap', 'id', 'price'],
    },
    list_with_purchase_cap: {
      summary:
        'Reserves an item for whoever holds the `PurchaseCap` that it returns, at no less than a minimum price in MIST; no event is emitted. Needs the `KioskOwnerCap`; aborts with `EItemNotFound` if there is no such item of this type, and with `EAlreadyListed` if it is listed in any way. If the cap is lost, the item is stuck.',
      params: ['kiosk', 'cap', 'id', 'min_price', 'ctx'],
    },
    lock: {
      summary:
        'Puts an item into a kiosk so that it can leave only by a sale under a transfer policy; it takes a policy for the type as proof that one exists. Needs the `KioskOwnerCap`, otherwise aborts with `ENotOwner`.',
      params: ['kiosk', 'cap', 'policy', 'item'],
    },
    lock_internal: {
      summary: 'Stores an item together with its `Lock` marker, without checking who asks; `lock` and `kiosk_extension::lock` call it.',
      params: ['kiosk', 'item'],
    },
    new: {
      summary:
        'Creates a kiosk, with the sender in its owner field, and the `KioskOwnerCap` for it. The caller decides what becomes of both: usually the kiosk is shared and the cap is kept or wrapped.',
      params: ['ctx'],
    },
    owner: {
      summary: 'Returns the address in the owner field, which is informative only: rights come from the `KioskOwnerCap`.',
      params: ['kiosk'],
    },
    place: {
      summary:
        'Puts an item into a kiosk, from which the owner can take it out again at any time. Aborts with `ENotOwner` if the cap is for another kiosk.',
      params: ['kiosk', 'cap', 'item'],
    },
    place_and_list: {
      summary:
        'Puts an item into a kiosk, lists it for a price in MIST and emits `ItemListed`. Aborts with `ENotOwner` if the cap does not control this kiosk.',
      params: ['kiosk', 'cap', 'item', 'price'],
    },
    place_internal: {
      summary: 'Stores an item and raises the item count without asking for a cap; `place` and `kiosk_extension::place` rely on it.',
      params: ['kiosk', 'item'],
    },
    profits_amount: {summary: 'Returns how much MIST from sales is in a kiosk.', params: ['kiosk']},
    profits_mut: {
      summary:
        'Returns a mutable reference to the balance of profits, from which the owner can split without making a coin first. Aborts with `ENotOwner` when the cap and the kiosk do not match.',
      params: ['kiosk', 'cap'],
    },
    purchase: {
      summary:
        'Buys a listed item, emits `ItemPurchased` and returns the item with a `TransferRequest` that a policy of its type must confirm in the same transaction. Anyone can call it. Aborts with `EIncorrectAmount` if the payment is not exactly the price, and with `dynamic_field::EFieldDoesNotExist` if the item is not openly listed.',
      params: ['kiosk', 'id', 'payment'],
    },
    purchase_cap_item: {summary: 'Returns the ID of the item that a `PurchaseCap` is for.', params: ['purchase_cap']},
    purchase_cap_kiosk: {summary: 'Returns the ID of the kiosk that issued a `PurchaseCap`.', params: ['purchase_cap']},
    purchase_cap_min_price: {summary: 'Returns the lowest price in MIST at which a `PurchaseCap` can be used.', params: ['purchase_cap']},
    purchase_with_cap: {
      summary:
        'Buys the reserved item, consumes the `PurchaseCap` and returns the item with a `TransferRequest` for the paid amount; unlike `purchase` it emits no event. Aborts with `EIncorrectAmount` if the payment is below the minimum, and with `EWrongKiosk` if another kiosk issued the cap.',
      params: ['kiosk', 'purchase_cap', 'payment'],
    },
    return_purchase_cap: {
      summary:
        'Destroys an unused `PurchaseCap` and so ends the reservation: the owner can take or list the item again. Aborts with `EWrongKiosk` if another kiosk issued the cap.',
      params: ['kiosk', 'purchase_cap'],
    },
    return_val: {
      summary:
        'Puts back an item taken with `borrow_val` and consumes the `Borrow`. Aborts with `EWrongKiosk` if the item came from another kiosk, and with `EItemMismatch` if it is not the one that was lent.',
      params: ['kiosk', 'item', 'borrow'],
    },
    set_allow_extensions: {
      summary: 'Opens or closes `uid_mut` to everyone. Needs the `KioskOwnerCap` and aborts with `ENotOwner` for that of another kiosk.',
      params: ['kiosk', 'cap', 'allow_extensions'],
    },
    set_owner: {
      summary: 'Writes the sender into the owner field, which grants no rights. Aborts with `ENotOwner` for a cap of a different kiosk.',
      params: ['kiosk', 'cap', 'ctx'],
    },
    set_owner_custom: {
      summary:
        'Writes any address into the owner field, again without any effect on rights. Aborts with `ENotOwner` if the cap is not for this kiosk.',
      params: ['kiosk', 'cap', 'owner'],
    },
    take: {
      summary:
        'Takes an item out and returns it. That also ends an open listing, without an `ItemDelisted` event. Needs the `KioskOwnerCap`; aborts with `EItemLocked` if the item is locked, `EListedExclusively` if a `PurchaseCap` is out, and `EItemNotFound` if it is not there.',
      params: ['kiosk', 'cap', 'id'],
    },
    uid: {summary: 'Returns a reference to the UID of a kiosk, with which anyone can read its dynamic fields.', params: ['kiosk']},
    uid_mut: {
      summary:
        'Returns the UID by mutable reference to anyone, if the owner allowed it, which is unsafe and off by default. Aborts with `EUidAccessNotAllowed` otherwise.',
      params: ['kiosk'],
    },
    uid_mut_as_owner: {
      summary:
        'Returns the UID by mutable reference to the holder of the `KioskOwnerCap`, who can attach dynamic fields with it. Aborts with `ENotOwner` if the cap controls another kiosk.',
      params: ['kiosk', 'cap'],
    },
    uid_mut_internal: {
      summary: 'Returns the mutable UID without any check, for the `kiosk_extension` module.',
      params: ['kiosk'],
    },
    withdraw: {
      summary:
        'Takes an amount of the profits in MIST as a coin, or all of them if the amount is none. Needs the `KioskOwnerCap`; aborts with `ENotEnough` if the kiosk has less.',
      params: ['kiosk', 'cap', 'amount', 'ctx'],
    },
  },
  deprecatedFunctions: {
    set_allow_extensions: 'Use `uid_mut_as_owner`, or build on the `kiosk_extension` module.',
  },
  types: {
    Borrow: {
      summary:
        'The promise to bring back an item that `borrow_val` lent. It has no abilities, so only `return_val` in the same transaction gets rid of it.',
      fields: {
        kiosk_id: 'The ID of the kiosk that the item must return to.',
        item_id: 'The ID of the lent item.',
      },
    },
    Item: {
      summary: 'The name of the dynamic object field that holds an item in a kiosk. The value of the field is the item itself.',
      fields: {id: 'The ID of the stored item.'},
    },
    ItemDelisted: {
      summary: 'Reports that the owner took an item off open sale. Marketplaces use it to drop the offer.',
      fields: {
        kiosk: 'The ID of the kiosk with the item.',
        id: 'The ID of the item that is no longer for sale.',
      },
      emittedBy: ['delist'],
    },
    ItemListed: {
      summary: 'Reports that an item is openly for sale at a fixed price. Exclusive listings with a `PurchaseCap` do not emit it.',
      fields: {
        kiosk: 'The ID of the kiosk in which the item can be bought.',
        id: 'The ID of the item on offer.',
        price: 'The exact price in MIST.',
      },
      emittedBy: ['list', 'place_and_list'],
    },
    ItemPurchased: {
      summary:
        'Reports that somebody bought an openly listed item. A sale through a `PurchaseCap` does not emit it, so this event alone does not show every sale.',
      fields: {
        kiosk: 'The ID of the kiosk that sold the item.',
        id: 'The ID of the sold item.',
        price: 'What the buyer paid, in MIST.',
      },
      emittedBy: ['purchase'],
    },
    Kiosk: {
      summary:
        'A place to keep and sell items. `new` and `default` create it, it is normally shared, and the `KioskOwnerCap` decides who manages it. Items, listings and locks are dynamic fields of it.',
      fields: {
        id: 'The object ID of the kiosk, which also carries its items.',
        profits: 'The SUI from sales that the owner has not withdrawn.',
        owner: 'An address for display, set to the creator at first. It grants no rights.',
        item_count: 'How many items the kiosk holds, including one that is lent out.',
        allow_extensions: 'Whether `uid_mut` is open to everyone: a legacy switch, off by default.',
      },
    },
    KioskOwnerCap: {
      summary:
        'The right to manage one kiosk: place, take and list items, and withdraw profits. Whoever holds the object has the right, so it can be sold, wrapped or sent along.',
      fields: {
        id: 'The ID of the cap itself.',
        for: 'The ID of the kiosk that it controls.',
      },
    },
    Listing: {
      summary: 'The name of the dynamic field that says an item is for sale. Its value is the price, or the minimum price, in MIST.',
      fields: {
        id: 'The ID of the listed item.',
        is_exclusive: 'True if the item is reserved for a `PurchaseCap`, false if anyone can buy it.',
      },
    },
    Lock: {
      summary: 'The name of the dynamic field that marks an item as locked. A sale removes it together with the item.',
      fields: {id: 'The ID of the locked item.'},
    },
    PurchaseCap: {
      summary:
        'The exclusive right to buy one item for at least a minimum price. `list_with_purchase_cap` creates it; `purchase_with_cap` or `return_purchase_cap` consumes it, and until then the item cannot be taken or changed.',
      fields: {
        id: 'The object ID of this cap.',
        kiosk_id: 'The ID of the kiosk that holds the reserved item.',
        item_id: 'The ID of the reserved item.',
        min_price: 'The lowest payment in MIST that buys the item.',
      },
    },
  },
  errors: {
    ENotOwner: {
      when: 'The `KioskOwnerCap` in the call controls a different kiosk.',
      raisedBy: [
        'borrow',
        'borrow_mut',
        'borrow_val',
        'close_and_withdraw',
        'delist',
        'list',
        'list_with_purchase_cap',
        'lock',
        'place',
        'place_and_list',
        'profits_mut',
        'set_allow_extensions',
        'set_owner',
        'set_owner_custom',
        'take',
        'uid_mut_as_owner',
        'withdraw',
      ],
      cure: 'Compare `kiosk_owner_cap_for` with the ID of the kiosk, and pass the matching pair.',
    },
    EIncorrectAmount: {
      when: 'The payment is not exactly the listed price or, with a `PurchaseCap`, is below its minimum price.',
      raisedBy: ['purchase', 'purchase_with_cap'],
      cure: 'Split a coin of exactly the price in MIST for `purchase`, or of at least `purchase_cap_min_price` for `purchase_with_cap`.',
    },
    ENotEnough: {
      when: 'The amount to withdraw exceeds the profits.',
      raisedBy: ['withdraw'],
      cure: 'Ask for no more than `profits_amount` returns, or pass none to withdraw everything.',
    },
    ENotEmpty: {
      when: 'The kiosk that is to be closed still holds items.',
      raisedBy: ['close_and_withdraw'],
      cure: 'Take out or sell all items first, until `item_count` is zero.',
    },
    EListedExclusively: {
      when: 'A `PurchaseCap` for the item exists, so the owner can neither take it nor list or delist it.',
      raisedBy: ['delist', 'list', 'take'],
      cure: 'Have the holder of the cap call `return_purchase_cap` or buy the item.',
    },
    EWrongKiosk: {
      when: 'The `PurchaseCap` or the `Borrow` comes from another kiosk than the one in the call.',
      raisedBy: ['purchase_with_cap', 'return_purchase_cap', 'return_val'],
      cure: 'Pass the kiosk whose ID `purchase_cap_kiosk` returns, or the one that lent the item.',
    },
    EAlreadyListed: {
      when: 'The item is already for sale, openly or through another `PurchaseCap`.',
      raisedBy: ['list_with_purchase_cap'],
      cure: 'End the present listing with `delist` or `return_purchase_cap` before reserving the item.',
    },
    EUidAccessNotAllowed: {
      when: 'The owner has not opened the kiosk with `set_allow_extensions`.',
      raisedBy: ['uid_mut'],
      cure: 'Call `uid_mut_as_owner` with the `KioskOwnerCap`, or write a kiosk extension.',
    },
    EItemLocked: {
      when: 'The item was put in with `lock`, so it cannot simply be taken out.',
      raisedBy: ['take'],
      cure: 'Sell the item with `list` or `list_with_purchase_cap` and have its transfer policy confirm the request.',
    },
    EItemIsListed: {
      when: 'The item is for sale, so it must not change or leave the kiosk on loan.',
      raisedBy: ['borrow_mut', 'borrow_val'],
      cure: 'Take the item off sale before you borrow it for a change.',
    },
    EItemMismatch: {
      when: 'The returned object is not the one that the `Borrow` stands for.',
      raisedBy: ['return_val'],
      cure: 'Return each item together with the `Borrow` that came with it.',
    },
    EItemNotFound: {
      when: 'The kiosk holds no item with this ID or, where an item is to be listed or delisted, none of the given type.',
      raisedBy: ['borrow', 'borrow_mut', 'borrow_val', 'delist', 'list', 'list_with_purchase_cap', 'take'],
      cure: 'Check the ID and the type argument with `has_item_with_type`.',
    },
    ENotListed: {
      when: 'The item is in the kiosk and is not for sale.',
      raisedBy: ['delist'],
      cure: 'Call `delist` only where `is_listed` returns true.',
    },
  },
};
