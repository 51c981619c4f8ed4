import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `sui::deny_list`. */
export const denyListModule: ModuleOverlay = {
  summary:
    'The shared object at address `0x403` that lists, for each regulated currency, the addresses that may not use it. Write to it with the functions of `sui::coin` that take a `DenyCapV2`.',
  functions: {
    migrate_v1_to_v2: {
      summary:
        'Moves all addresses denied for a type from the first version of the list to the second, for `coin::migrate_regulated_currency_to_v2`. Emits `PerTypeConfigCreated` for the settings that it creates.',
    },
    v1_add: {
      summary: 'Adds an address to the first-version list of a type, and aborts with `EInvalidAddress` if it is reserved for the system.',
    },
    v1_contains: {summary: 'Tells whether the first-version list of a type has an address.'},
    v1_remove: {
      summary:
        'Takes an address off the first-version list of a type. Aborts with `EInvalidAddress` for a reserved address and with `ENotDenied` for one that is not listed.',
    },
    v2_add: {
      summary:
        'Marks an address as denied for a type, which binds senders now and recipients from the next epoch. The first setting of a type emits `PerTypeConfigCreated`.',
    },
    v2_contains_current_epoch: {
      summary: 'Tells whether an address counts as denied in the current epoch, by the setting that was in force when it began.',
    },
    v2_contains_next_epoch: {summary: 'Tells whether an address is denied by the newest setting.'},
    v2_disable_global_pause: {summary: 'Removes the pause of a type, for senders now and for recipients in the next epoch.'},
    v2_enable_global_pause: {summary: 'Sets the pause of a type, for senders at once and for recipients an epoch later.'},
    v2_is_global_pause_enabled_current_epoch: {summary: 'Tells whether the pause of a type is in force in the current epoch.'},
    v2_is_global_pause_enabled_next_epoch: {summary: 'Tells whether the pause of a type is on by its newest setting.'},
    v2_remove: {summary: 'Ends the denial of an address for a type, and does nothing if there is none.'},
  },
  types: {
    AddressKey: {
      summary: 'The name of the setting that says whether an address is denied. Its value is true while the address is on the list.',
      fields: {pos0: 'The denied address.'},
    },
    ConfigKey: {
      summary: 'The name under which the settings of one currency are attached to the deny list.',
      fields: {
        per_type_index: 'The kind of object that the list is for; 0 stands for coins, the only kind so far.',
        per_type_key: 'The full name of the currency type as bytes, with the package ID in 64 hexadecimal characters.',
      },
    },
    ConfigWriteCap: {
      summary:
        'The capability that changes the settings of the deny list. Only this module can build it, which keeps everyone else from writing to them.',
    },
    DenyList: {
      summary:
        'The list of addresses barred from regulated currencies, a shared object at `0x403`. Transactions pass it to the deny list functions of `sui::coin`, and validators consult it for every transfer of a regulated coin.',
      fields: {
        id: 'The ID of the deny list, `0x403`.',
        lists: 'The first-version lists by kind of object; the second version keeps its settings in dynamic object fields.',
      },
    },
    GlobalPauseKey: {summary: 'The name of the setting that says whether a whole currency is paused.'},
    PerTypeConfigCreated: {
      summary: 'Emitted when the deny list gets its first second-version setting for a currency. It tells indexers which object to watch.',
      fields: {key: 'The currency, with its kind.', config_id: 'The ID of the new `Config` object.'},
      emittedBy: [
        'coin::deny_list_v2_add',
        'coin::deny_list_v2_disable_global_pause',
        'coin::deny_list_v2_enable_global_pause',
        'coin::deny_list_v2_remove',
        'coin::migrate_regulated_currency_to_v2',
      ],
    },
    PerTypeList: {
      summary: 'The first-version deny list for one kind of object. Currencies leave it when they migrate to the second version.',
      fields: {
        id: 'The ID of the list.',
        denied_count: 'For each denied address, how many currencies deny it.',
        denied_addresses: 'For each currency type, by its full name, the set of denied addresses.',
      },
    },
  },
  errors: {
    ENotSystemAddress: {
      when: 'The deny list is being created by a sender other than `0x0`. It exists already, and no public function creates it.',
      raisedBy: [],
      cure: 'Use the existing list at `0x403`.',
    },
    ENotDenied: {
      when: 'The address to be removed is not on the first-version list of the currency. The code is the same as that of `EInvalidAddress`.',
      raisedBy: ['coin::deny_list_remove'],
      cure: 'Check with `coin::deny_list_contains` before removing, or migrate to the second version, where removal never fails.',
    },
    EInvalidAddress: {
      when: 'The address is one of the reserved ones: `0x0` to `0xf`, `0x403` and `0xdee9`. The code is the same as that of `ENotDenied`.',
      raisedBy: ['coin::deny_list_add', 'coin::deny_list_remove'],
      cure: 'Pass the address of a user or of an ordinary object.',
    },
  },
};
