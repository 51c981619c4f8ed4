import type {FunctionOverlay} from '../../overlay-types';

/** Functions of `sui::kiosk`. */
export const kiosk: Readonly<Record<string, FunctionOverlay>> = {
  borrow: {
    summary:
      'Gives the owner a reference to an item, listed or not. Aborts with `ENotOwner` for the cap of another kiosk, and with `EItemNotFound` if the item is not there.',
    params: ['kiosk', 'cap', 'id'],
  },
  borrow_mut: {
    summary:
      'Gives the owner a mutable reference to an item that is not for sale. Aborts with `ENotOwner` for the cap of another kiosk, `EItemNotFound` without such an item, and `EItemIsListed` while it is listed.',
    params: ['kiosk', 'cap', 'id'],
  },
  borrow_val: {
    summary:
      'Lends the owner an item by value, with a `Borrow` that forces its return through `return_val` in the same transaction. Aborts with `ENotOwner`, `EItemNotFound` or, while the item is listed, `EItemIsListed`.',
    params: ['kiosk', 'cap', 'id'],
  },
  close_and_withdraw: {
    summary:
      'Deletes an empty kiosk together with its cap and returns its profits as a coin, which may be worth zero. Aborts with `ENotOwner` if the cap is for another kiosk, and with `ENotEmpty` if it still holds items.',
    params: ['kiosk', 'cap', 'ctx'],
  },
  default: {
    summary: 'Creates and shares a kiosk and sends its `KioskOwnerCap` to the sender. Callable from a transaction only.',
    params: ['ctx'],
  },
  delist: {
    summary:
      'Takes an item off sale and keeps it in the kiosk. Needs the `KioskOwnerCap`; aborts with `ENotListed` if it has no listing, and with `EListedExclusively` if a `PurchaseCap` for it is out.',
    params: ['kiosk', 'cap', 'id'],
  },
  has_access: {summary: 'Says whether a `KioskOwnerCap` belongs to a kiosk.', params: ['kiosk', 'cap']},
  has_item: {summary: 'Says whether a kiosk holds an item with this ID.', params: ['kiosk', 'id']},
  has_item_with_type: {summary: 'Says whether a kiosk holds an item with this ID and the given type.', params: ['kiosk', 'id']},
  is_listed: {summary: 'Says whether an item is for sale, openly or through a `PurchaseCap`.', params: ['kiosk', 'id']},
  is_listed_exclusively: {summary: 'Says whether a `PurchaseCap` for an item is out.', params: ['kiosk', 'id']},
  is_locked: {summary: 'Says whether an item is locked, so that it can leave the kiosk only by a sale.', params: ['kiosk', 'id']},
  item_count: {summary: 'Returns the number of items in a kiosk.', params: ['kiosk']},
  kiosk_owner_cap_for: {summary: 'Returns the ID of the kiosk that a `KioskOwnerCap` controls.', params: ['cap']},
  list: {
    summary:
      'Offers an item to anyone for an exact price in MIST and emits `ItemListed`. Needs the `KioskOwnerCap`; aborts with `EItemNotFound` if there is no such item of this type, `EListedExclusively` if a `PurchaseCap` is out, and `dynamic_field::EFieldAlreadyExists` if it is listed already.',
    params: ['kiosk', 'cap', 'id', 'price'],
  },
  list_with_purchase_cap: {
    summary:
      'Reserves an item for whoever holds the `PurchaseCap` that it returns, at no less than a minimum price in MIST. Needs the `KioskOwnerCap`; aborts with `EAlreadyListed` if the item is listed in any way. If the cap is lost, the item is stuck.',
    params: ['kiosk', 'cap', 'id', 'min_price', 'ctx'],
  },
  lock: {
    summary:
      'Puts an item into a kiosk so that it can leave only by a sale under a transfer policy; a policy for the type must be shown as proof that one exists. Needs the `KioskOwnerCap`, otherwise aborts with `ENotOwner`.',
    params: ['kiosk', 'cap', 'policy', 'item'],
  },
  new: {
    summary: 'Creates a kiosk, with the sender in its owner field, and the `KioskOwnerCap` for it; the caller shares or wraps the kiosk.',
    params: ['ctx'],
  },
  owner: {
    summary: 'Returns the address in the owner field, which is informative only: rights come from the `KioskOwnerCap`.',
    params: ['kiosk'],
  },
  place: {
    summary: 'Puts an item into a kiosk, from which the owner can take it again. Aborts with `ENotOwner` for the cap of another kiosk.',
    params: ['kiosk', 'cap', 'item'],
  },
  place_and_list: {
    summary: 'Puts an item into a kiosk and lists it for a price in MIST. Aborts with `ENotOwner` for the cap of another kiosk.',
    params: ['kiosk', 'cap', 'item', 'price'],
  },
  profits_amount: {summary: 'Returns how much MIST from sales is in a kiosk.', params: ['kiosk']},
  profits_mut: {
    summary: 'Gives the owner a mutable reference to the profits. Aborts with `ENotOwner` for the cap of another kiosk.',
    params: ['kiosk', 'cap'],
  },
  purchase: {
    summary:
      'Buys a listed item and returns it with a `TransferRequest` that a policy of its type must confirm in the same transaction. Aborts with `EIncorrectAmount` if the payment is not exactly the price, and with `dynamic_field::EFieldDoesNotExist` if the item is not openly listed.',
    params: ['kiosk', 'id', 'payment'],
  },
  purchase_cap_item: {summary: 'Returns the ID of the item that a `PurchaseCap` is for.', params: ['purchase_cap']},
  purchase_cap_kiosk: {summary: 'Returns the ID of the kiosk that issued a `PurchaseCap`.', params: ['purchase_cap']},
  purchase_cap_min_price: {summary: 'Returns the lowest price in MIST at which a `PurchaseCap` can be used.', params: ['purchase_cap']},
  purchase_with_cap: {
    summary:
      'Buys the reserved item, consumes the `PurchaseCap` and returns the item with a `TransferRequest` for the paid amount. Aborts with `EIncorrectAmount` if the payment is below the minimum, and with `EWrongKiosk` in another kiosk.',
    params: ['kiosk', 'purchase_cap', 'payment'],
  },
  return_purchase_cap: {
    summary: 'Gives back an unused `PurchaseCap`, which frees the item. Aborts with `EWrongKiosk` if another kiosk issued it.',
    params: ['kiosk', 'purchase_cap'],
  },
  return_val: {
    summary:
      'Returns an item taken with `borrow_val`. Aborts with `EWrongKiosk` if it came from another kiosk, and with `EItemMismatch` if it is another item.',
    params: ['kiosk', 'item', 'borrow'],
  },
  set_allow_extensions: {
    summary: 'Deprecated: use the `kiosk_extension` module. Opens or closes `uid_mut` to everyone; needs the `KioskOwnerCap`.',
    params: ['kiosk', 'cap', 'allow_extensions'],
  },
  set_owner: {
    summary: 'Writes the sender into the owner field, which grants no rights. Aborts with `ENotOwner` for the cap of another kiosk.',
    params: ['kiosk', 'cap', 'ctx'],
  },
  set_owner_custom: {
    summary: 'Writes any address into the owner field, which grants no rights. Aborts with `ENotOwner` for the cap of another kiosk.',
    params: ['kiosk', 'cap', 'owner'],
  },
  take: {
    summary:
      'Takes an item out, which also ends an open listing. Needs the `KioskOwnerCap`; aborts with `EItemLocked` if it is locked, `EListedExclusively` if a `PurchaseCap` is out, and `EItemNotFound` if it is not there.',
    params: ['kiosk', 'cap', 'id'],
  },
  uid: {summary: 'Gives anyone a reference to the UID of a kiosk, to read its dynamic fields.', params: ['kiosk']},
  uid_mut: {
    summary:
      'Gives anyone the UID by mutable reference if the owner allowed it, which is unsafe and off by default. Aborts with `EUidAccessNotAllowed` otherwise.',
    params: ['kiosk'],
  },
  uid_mut_as_owner: {
    summary:
      'Gives the owner the UID by mutable reference, to attach dynamic fields. Aborts with `ENotOwner` for the cap of another kiosk.',
    params: ['kiosk', 'cap'],
  },
  withdraw: {
    summary:
      'Takes an amount of the profits, or all of them for none, as a coin. Needs the `KioskOwnerCap`; aborts with `ENotEnough` if the kiosk has less.',
    params: ['kiosk', 'cap', 'amount', 'ctx'],
  },
};
