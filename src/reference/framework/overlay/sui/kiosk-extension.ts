import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `sui::kiosk_extension`. */
export const kioskExtensionModule: ModuleOverlay = {
  summary:
    'Lets third-party modules act on a kiosk with the permission of its owner: place items, lock them, and keep data in a bag of their own. The owner can disable or remove an extension at any time.',
  functions: {
    add: {
      summary:
        'Installs an extension, enabled and with an empty bag, under the permission bits given: 1 for placing items, 2 for locking and placing, 0 for storage only. Needs the `KioskOwnerCap` and a value of the extension type, so owner and extension must agree. Aborts with `ENotOwner` for the cap of another kiosk, and with `dynamic_field::EFieldAlreadyExists` if the extension is installed.',
      params: ['extension', 'kiosk', 'cap', 'permissions', 'ctx'],
    },
    can_lock: {
      summary:
        'Says whether an extension is enabled and may lock items. Aborts with `dynamic_field::EFieldDoesNotExist` if it is not installed.',
      params: ['kiosk'],
    },
    can_place: {
      summary:
        'Says whether an extension is enabled and has the bit for placing items; the bit for locking, which also permits placing, does not count here. Aborts with `dynamic_field::EFieldDoesNotExist` for an extension that the kiosk lacks.',
      params: ['kiosk'],
    },
    disable: {
      summary:
        'Takes the permissions of an extension away until `enable` is called; it keeps access to its bag. Needs the `KioskOwnerCap`, otherwise aborts with `ENotOwner`; aborts with `EExtensionNotInstalled` if there is nothing to disable.',
      params: ['kiosk', 'cap'],
    },
    enable: {
      summary:
        'Restores the permissions of a disabled extension. Aborts with `ENotOwner` without the cap of this kiosk, and with `EExtensionNotInstalled` if the extension was never added or has been removed.',
      params: ['kiosk', 'cap'],
    },
    is_enabled: {
      summary:
        'Says whether an installed extension is enabled. Aborts with `dynamic_field::EFieldDoesNotExist` where no such extension is installed, so ask `is_installed` first.',
      params: ['kiosk'],
    },
    is_installed: {summary: 'Says whether a kiosk has an extension of the given type, enabled or not.', params: ['kiosk']},
    lock: {
      summary:
        'Lets an extension lock an item in the kiosk without the cap of the owner. Needs a transfer policy for the type of the item; aborts with `EExtensionNotInstalled` if the extension is missing, and with `EExtensionNotAllowed` if it is disabled or may not lock.',
      params: ['extension', 'kiosk', 'item', 'policy'],
    },
    place: {
      summary:
        'Lets an extension put an item into the kiosk without the cap of the owner. Needs a transfer policy for the type, which keeps items out that cannot be traded; aborts with `EExtensionNotInstalled` if the extension is missing, and with `EExtensionNotAllowed` if it is disabled or may neither place nor lock.',
      params: ['extension', 'kiosk', 'item', 'policy'],
    },
    remove: {
      summary:
        'Uninstalls an extension whose bag is empty. Needs the `KioskOwnerCap`; aborts with `EExtensionNotInstalled` if it is not there, and with `bag::EBagNotEmpty` if it still stores data.',
      params: ['kiosk', 'cap'],
    },
    storage: {
      summary:
        'Returns a reference to the bag of an extension; only the module that defines the extension type can call it. Aborts with `EExtensionNotInstalled` if the kiosk does not have the extension.',
      params: ['extension', 'kiosk'],
    },
    storage_mut: {
      summary:
        'Returns the bag of an extension by mutable reference, even while the extension is disabled. Aborts with `EExtensionNotInstalled` once it has been removed.',
      params: ['extension', 'kiosk'],
    },
  },
  types: {
    Extension: {
      summary: 'What a kiosk keeps about one installed extension: its data, its permissions and whether it is enabled.',
      fields: {
        storage: 'The bag in which the extension keeps its own data.',
        permissions: 'The permission bits: 1 for placing items, 2 for locking them, which includes placing.',
        is_enabled: 'Whether the permissions are in force. The bag stays open to the extension either way.',
      },
    },
    ExtensionKey: {
      summary:
        'The name of the dynamic field under which a kiosk stores an `Extension`. Its type parameter is the witness type of the extension.',
    },
  },
  errors: {
    ENotOwner: {
      when: 'The `KioskOwnerCap` belongs to a kiosk other than the one to be changed.',
      raisedBy: ['add', 'disable', 'enable', 'remove'],
      cure: 'Pass the cap whose `kiosk_owner_cap_for` is the ID of this kiosk.',
    },
    EExtensionNotAllowed: {
      when: 'The extension is disabled, or the owner installed it without the permission that the action needs.',
      raisedBy: ['lock', 'place'],
      cure: 'Ask the owner to call `enable`, or to remove the extension and add it again with the permission.',
    },
    EExtensionNotInstalled: {
      when: 'The kiosk has no extension of the given type.',
      raisedBy: ['disable', 'enable', 'lock', 'place', 'remove', 'storage', 'storage_mut'],
      cure: 'Install the extension with `add`, and check the type argument.',
    },
  },
};
