import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `sui::package`. */
export const packageModule: ModuleOverlay = {
  summary:
    'Proof of who published a package, and control over its upgrades: `Publisher`, claimed with a one-time witness, and `UpgradeCap` with its policies. An upgrade goes through an `UpgradeTicket` and an `UpgradeReceipt` in one transaction.',
  functions: {
    additive_policy: {
      summary: 'Returns 128, the policy under which an upgrade may add code and change dependencies, but not change existing functions.',
      params: [],
    },
    authorize_upgrade: {
      summary:
        'Starts an upgrade: returns a ticket for one set of bytecode and dependencies, which the upgrade command consumes in the same transaction. Aborts with `EAlreadyAuthorized` if the cap has a ticket out, and with `ETooPermissive` if the policy asked for allows more than the cap does.',
      params: ['cap', 'policy', 'digest'],
    },
    burn_publisher: {
      summary: 'Deletes a `Publisher` and with it all rights that it proves. It cannot be claimed again.',
      params: ['publisher'],
    },
    claim: {
      summary:
        'Creates the `Publisher` that proves the origin of a package. It takes the one-time witness of a module, which only its `init` has, so it works once per module; aborts with `ENotOneTimeWitness` for a value of any other type.',
      params: ['otw', 'ctx'],
    },
    claim_and_keep: {
      summary:
        'Claims the `Publisher` and sends it to the sender, who in `init` is the address that publishes the package. Aborts with `ENotOneTimeWitness` if the value is not a one-time witness.',
      params: ['otw', 'ctx'],
    },
    commit_upgrade: {
      summary:
        'Ends an upgrade: consumes the receipt, points the cap at the new package and raises the version in it by one. Aborts with `EWrongUpgradeCap` if the receipt is for another cap, and with `ENotAuthorized` if no upgrade is under way.',
      params: ['cap', 'receipt'],
    },
    compatible_policy: {
      summary: 'Returns 0, the widest policy: an upgrade may change the bodies of functions, add code and change dependencies.',
      params: [],
    },
    dep_only_policy: {summary: 'Returns 192, the policy under which an upgrade may only change dependencies.', params: []},
    from_module: {summary: 'Says whether a type comes from the exact module for which a `Publisher` was claimed.', params: ['publisher']},
    from_package: {
      summary: 'Says whether a type is defined in the package for which a `Publisher` was claimed, in any version of it.',
      params: ['publisher'],
    },
    make_immutable: {
      summary: 'Deletes an `UpgradeCap`, after which the package can never be upgraded. There is no way to restore the cap.',
      params: ['cap'],
    },
    only_additive_upgrades: {
      summary: 'Narrows a cap to the additive policy for good. Aborts with `ETooPermissive` if the cap is already limited to dependencies.',
      params: ['cap'],
    },
    only_dep_upgrades: {
      summary:
        'Narrows a cap for good, so that upgrades can change nothing but dependencies. No policy is narrower, so the call works for every cap.',
      params: ['cap'],
    },
    original_package_id: {
      summary:
        'Returns the ID of the first version of the package that a cap controls. Aborts with `EUpgradeInProgress` between authorization and commit, and with `EInvalidPackageVersion` if the version in the cap is 0 or is not that of the package.',
      params: ['cap'],
    },
    published_module: {summary: 'Returns the name of the module for which a `Publisher` was claimed.', params: ['publisher']},
    published_package: {
      summary: 'Returns the address of the original package of a `Publisher`, as 64 hexadecimal digits without `0x`.',
      params: ['publisher'],
    },
    receipt_cap: {summary: 'Returns the ID of the `UpgradeCap` to which a receipt must be committed.', params: ['receipt']},
    receipt_package: {summary: 'Returns the ID of the new version of the package.', params: ['receipt']},
    ticket_digest: {
      summary: 'Returns the digest that the modules and dependencies of the upgrade must match.',
      params: ['ticket'],
    },
    ticket_package: {summary: 'Returns the ID of the package that a ticket allows to upgrade.', params: ['ticket']},
    ticket_policy: {summary: 'Returns the policy that the upgrade must keep to.', params: ['ticket']},
    upgrade_package: {
      summary: 'Returns the ID of the newest version of the package, or `0x0` while an upgrade is under way.',
      params: ['cap'],
    },
    upgrade_policy: {summary: 'Returns the widest policy that a cap allows: 0, 128 or 192.', params: ['cap']},
    version: {
      summary: 'Returns the version of the package, which is 1 after publication and grows by one with each upgrade.',
      params: ['cap'],
    },
  },
  types: {
    Publisher: {
      summary:
        'Proof that its holder published a package, or was given that right. `claim` creates it from a one-time witness; modules such as `sui::display` and `sui::transfer_policy` ask for it.',
      fields: {
        id: 'The object ID of the publisher object.',
        package: 'The address of the first version of the package, as hexadecimal text without `0x`.',
        module_name: 'The name of the module whose one-time witness was used.',
      },
    },
    UpgradeCap: {
      summary:
        'The right to upgrade one package. Publishing a package creates it; whoever holds it decides on upgrades, can narrow what they may change, and can give the right up.',
      fields: {
        id: 'The object ID of the upgrade cap.',
        package: 'The ID of the newest version of the package, or `0x0` between authorization and commit of an upgrade.',
        version: 'The version of the package: 1 after publication, one more after each upgrade.',
        policy: 'The widest policy that upgrades may have: 0 for compatible, 128 for additive, 192 for dependencies only.',
      },
    },
    UpgradeReceipt: {
      summary:
        'Proof that an upgrade ran. The upgrade command returns it, and because it has no abilities, `commit_upgrade` must consume it in the same transaction.',
      fields: {
        cap: 'The ID of the `UpgradeCap` that authorized the upgrade.',
        package: 'The ID that the package has after the upgrade.',
      },
    },
    UpgradeTicket: {
      summary:
        'Permission for one upgrade to exactly the bytecode that its digest describes. `authorize_upgrade` makes it, and only the upgrade command of the same transaction can consume it.',
      fields: {
        cap: 'The ID of the `UpgradeCap` that issued the ticket.',
        package: 'The ID of the version that is to be upgraded.',
        policy: 'The policy that the changes must comply with.',
        digest: 'A BLAKE2b-256 digest over the new modules and the IDs of all dependencies, which the network computes again and compares.',
      },
    },
  },
  errors: {
    ENotOneTimeWitness: {
      when: 'The value passed as proof is not of a one-time witness type.',
      raisedBy: ['claim', 'claim_and_keep'],
      cure: 'Declare a struct named like the module in upper case, with only `drop` and no fields, and pass the value that `init` receives.',
    },
    ETooPermissive: {
      when: 'The policy asked for is wider than what the cap still allows.',
      raisedBy: ['authorize_upgrade', 'only_additive_upgrades'],
      cure: 'Read `upgrade_policy`, and ask for that number or a higher one.',
    },
    EAlreadyAuthorized: {
      when: 'The cap has issued a ticket whose upgrade has not been committed.',
      raisedBy: ['authorize_upgrade'],
      cure: 'Run the upgrade and call `commit_upgrade` before you authorize the next one.',
    },
    ENotAuthorized: {
      when: 'A receipt is to be committed while the cap has no upgrade under way.',
      raisedBy: ['commit_upgrade'],
      cure: 'Keep the order in one transaction: `authorize_upgrade`, the upgrade command, `commit_upgrade`.',
    },
    EWrongUpgradeCap: {
      when: 'The receipt comes from an upgrade that another cap authorized.',
      raisedBy: ['commit_upgrade'],
      cure: 'Commit the receipt to the cap whose ID `receipt_cap` returns.',
    },
    EUpgradeInProgress: {
      when: 'The cap is in the middle of an upgrade, so it does not know the ID of the package.',
      raisedBy: ['original_package_id'],
      cure: 'Ask for the original ID before the upgrade is authorized or after it is committed.',
    },
    EInvalidPackageVersion: {
      when: 'The version in the cap is 0, or the package with this ID does not have that version.',
      raisedBy: ['original_package_id'],
      cure: 'Use a cap that the network created with the package; caps made up in tests may lack a real version.',
    },
  },
};
