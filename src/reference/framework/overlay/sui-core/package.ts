import type {FunctionOverlay} from '../../overlay-types';

/** Functions of `sui::package`. */
export const packageModule: Readonly<Record<string, FunctionOverlay>> = {
  additive_policy: {
    summary: 'Returns 128, the policy under which an upgrade may add code and change dependencies, but not change existing functions.',
    params: [],
  },
  authorize_upgrade: {
    summary:
      'Starts an upgrade: returns a ticket for one set of bytecode and dependencies, which the upgrade command consumes in the same transaction. Aborts with `EAlreadyAuthorized` if the cap has a ticket out, and with `ETooPermissive` if the policy allows more than the cap does.',
    params: ['cap', 'policy', 'digest'],
  },
  burn_publisher: {
    summary: 'Deletes a `Publisher` and with it all rights that it proves. It cannot be claimed again.',
    params: ['publisher'],
  },
  claim: {
    summary:
      'Returns the `Publisher` that proves the origin of a package; called in `init` with the one-time witness of the module, so at most once per module. Aborts with `ENotOneTimeWitness` for any other type.',
    params: ['otw', 'ctx'],
  },
  claim_and_keep: {
    summary:
      'Claims the `Publisher` and sends it to the sender, who in `init` is the publisher. Aborts with `ENotOneTimeWitness` without a one-time witness.',
    params: ['otw', 'ctx'],
  },
  commit_upgrade: {
    summary:
      'Ends an upgrade: consumes the receipt, points the cap at the new package and raises its version by one. Aborts with `EWrongUpgradeCap` if the receipt is for another cap, and with `ENotAuthorized` if no upgrade is under way.',
    params: ['cap', 'receipt'],
  },
  compatible_policy: {
    summary: 'Returns 0, the widest policy, under which function bodies may change as well as the package grow.',
    params: [],
  },
  dep_only_policy: {summary: 'Returns 192, the policy under which an upgrade may only change dependencies.', params: []},
  from_module: {summary: 'Says whether a type is defined in the module for which a `Publisher` was claimed.', params: ['publisher']},
  from_package: {summary: 'Says whether a type is defined in the package for which a `Publisher` was claimed.', params: ['publisher']},
  make_immutable: {summary: 'Deletes an `UpgradeCap`, after which the package can never be upgraded. Cannot be undone.', params: ['cap']},
  only_additive_upgrades: {
    summary: 'Narrows a cap to the additive policy for good. Aborts with `ETooPermissive` if the cap is narrower already.',
    params: ['cap'],
  },
  only_dep_upgrades: {
    summary: 'Narrows a cap to changes of dependencies for good. Aborts with `ETooPermissive` if the cap is narrower already.',
    params: ['cap'],
  },
  original_package_id: {
    summary:
      'Returns the ID of the first version of the package that a cap controls. Aborts with `EUpgradeInProgress` between authorization and commit, and with `EInvalidPackageVersion` if the version in the cap is 0 or is not that of the package.',
    params: ['cap'],
  },
  published_module: {summary: 'Gives the name of the module for which a `Publisher` was claimed.', params: ['publisher']},
  published_package: {
    summary: 'Gives the address of the original package of a `Publisher`, as hexadecimal text without `0x`.',
    params: ['publisher'],
  },
  receipt_cap: {summary: 'Returns the ID of the `UpgradeCap` to which a receipt must be committed.', params: ['receipt']},
  receipt_package: {summary: 'Returns the ID of the new version of the package.', params: ['receipt']},
  ticket_digest: {
    summary: 'Gives the digest of modules and dependencies that the upgrade must match.',
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
};
