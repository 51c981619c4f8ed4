import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `sui::config`. */
export const configModule: ModuleOverlay = {
  summary:
    'Settings that take effect in the next epoch, so that a value stays the same while an epoch lasts. The framework builds deny lists on it; other packages cannot call it.',
  functions: {
    add_for_next_epoch: {
      summary:
        'Sets a value that takes effect in the next epoch, and returns the value that was replaced in an earlier epoch and is no longer needed, if there is one. Aborts with `EAlreadySetForEpoch` if a value was set in this epoch already.',
    },
    borrow_for_next_epoch_mut: {
      summary: 'Returns a mutable reference to the value set in this epoch, and aborts with `ENotSetForEpoch` if none was.',
    },
    exists_with_type: {summary: 'Tells whether a setting with this name and value type exists, in force or not.'},
    exists_with_type_for_next_epoch: {summary: 'Tells whether a value was set under this name in the current epoch.'},
    new: {summary: 'Creates an empty `Config` whose settings only the holder of the write cap can change.'},
    read_setting: {
      summary:
        'Returns the value in force in the current epoch, or none. It reads the setting as of the start of the epoch, so the transaction need not take the `Config` as an input.',
    },
    read_setting_for_next_epoch: {
      summary: 'Returns the newest value of a setting, which applies from the next epoch at the latest, or none.',
    },
    remove_for_next_epoch: {
      summary:
        'Removes a setting as of the next epoch; the value in force stays until the current one ends. Returns the value that was set earlier in the same epoch and now never takes effect, if there is one.',
    },
    share: {summary: 'Makes a `Config` a shared object.'},
    transfer: {summary: 'Transfers a `Config` to an address.'},
  },
  types: {
    Config: {
      summary:
        'An object whose dynamic fields are settings. The type `WriteCap` names the capability that changes them; the deny list keeps one `Config` for each regulated currency.',
      fields: {id: 'The ID of the config object, to which its settings belong.'},
    },
    Setting: {
      summary: 'One setting, stored in a dynamic field of its `Config` under the name of the setting.',
      fields: {data: 'The values; empty only in the middle of a change.'},
    },
    SettingData: {
      summary: 'The two latest values of a setting. The current epoch decides which of them is in force.',
      fields: {
        newer_value_epoch: 'The epoch in which the newest value was set; it is in force in every later epoch.',
        newer_value: 'The newest value, or none if the setting was removed.',
        older_value_opt: 'The value in force during `newer_value_epoch`, or none.',
      },
    },
  },
  errors: {
    EAlreadySetForEpoch: {
      when: 'A value is added although the setting got one in this epoch. The deny list checks for that first, so no public function raises it.',
      raisedBy: [],
      cure: 'In code of the framework, change the value of this epoch through `borrow_for_next_epoch_mut`.',
    },
    ENotSetForEpoch: {
      when: 'The value of this epoch is borrowed although none was set. The deny list always sets one before, so callers of public functions never see it.',
      raisedBy: [],
      cure: 'In code of the framework, call `add_for_next_epoch` before borrowing.',
    },
    EBCSSerializationFailure: {
      when: 'The native function behind `read_setting` cannot compute the layout of the value type. The deny list stores only Booleans, for which it always can.',
      raisedBy: [],
      cure: 'Keep the value types of settings simple.',
    },
  },
};
