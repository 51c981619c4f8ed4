import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `deepbook::registry`. */
export const registryModule: ModuleOverlay = {
  summary:
    'The shared object that lists all pools, allowed package versions, stablecoins and balance managers by owner. The admin changes it with a `DeepbookAdminCap`; pools keep a copy of the allowed versions and have to be updated after a change.',
  functions: {
    add_stablecoin: {
      summary:
        'Puts a coin type on the list of stablecoins, on the authority of the admin. Pools that anyone creates later between two listed coins get the low fees. Aborts with `ECoinAlreadyWhitelisted` if the type is listed, and with `EPackageVersionNotEnabled` if the registry does not allow this version.',
      params: ['self', 'cap'],
    },
    allowed_pause_caps: {summary: 'Returns the IDs of the pause caps that are valid, an empty set at first.'},
    assert_app_is_authorized: {
      summary:
        'Does nothing if the admin has authorized the type `App`, and aborts with `EAppNotAuthorized` if not. It works whatever the package version.',
    },
    authorize_app: {
      summary:
        'Lets the module that defines `App` create balance managers with all caps through `balance_manager::new_with_custom_owner_caps_v2`. Only the admin can; a type that is authorized already makes it abort with `dynamic_field::EFieldAlreadyExists`.',
      params: ['self', 'admin_cap'],
    },
    deauthorize_app: {
      summary:
        'Takes the authorization of an app back, by the admin, and returns true. Aborts with `dynamic_field::EFieldDoesNotExist` if the app has none.',
      params: ['self', 'admin_cap'],
    },
    disable_version: {
      summary:
        'Removes a package version from the allowed ones, by the admin. Pools keep accepting the version until `pool::update_pool_allowed_versions` is called for each. Aborts with `EVersionNotEnabled` if it is not allowed.',
      params: ['self', 'version', 'cap'],
    },
    disable_version_pause_cap: {
      summary:
        'Removes a package version like `disable_version`, for the holder of a pause cap. Aborts with `EPauseCapNotValid` if the cap was revoked and with `EVersionNotEnabled` if the version is not on the list.',
    },
    enable_version: {
      summary:
        'Adds a package version to the allowed ones, by the admin, to take effect in pools when they are updated. Aborts with `EVersionAlreadyEnabled` if it is on the list.',
      params: ['self', 'version', 'cap'],
    },
    get_balance_manager_ids: {
      summary:
        'Returns the IDs of the balance managers registered for an owner, or an empty set. Aborts with `dynamic_field::EFieldDoesNotExist` before the admin has called `init_balance_manager_map`.',
    },
    init_balance_manager_map: {
      summary:
        'Creates the table of balance managers by owner, once and by the admin; later calls change nothing. Aborts with `EPackageVersionNotEnabled` if this version of the package is not allowed.',
      params: ['self', 'cap', 'ctx'],
    },
    is_stablecoin: {
      summary:
        'Returns whether a coin type is on the list of stablecoins. It aborts with `EPackageVersionNotEnabled` in a version that the registry has switched off.',
    },
    mint_pause_cap: {
      summary: 'Returns a `DeepbookCorePauseCap` and notes its ID as valid. Only the admin can mint one, in any version of the package.',
      params: ['self', 'cap', 'ctx'],
    },
    remove_stablecoin: {
      summary:
        'Takes a coin type off the list of stablecoins, by the admin; existing pools stay as they are. Aborts with `ECoinNotWhitelisted` if it is not listed and with `EPackageVersionNotEnabled` if the version is not enabled.',
      params: ['self', 'cap'],
    },
    revoke_pause_cap: {
      summary:
        'Makes a pause cap worthless, given its ID, on behalf of the admin. Aborts with `EPauseCapNotValid` if no valid cap has that ID.',
      params: ['self', 'cap', 'pause_cap_id'],
    },
    set_treasury_address: {
      summary:
        'Sets the address that gets the fees for new pools, at first the publisher of the package. It takes the cap of the admin and aborts with `EPackageVersionNotEnabled` if the running version is disabled.',
      params: ['self', 'treasury_address', 'cap'],
    },
  },
  types: {
    AllowedPauseCapsKey: {summary: 'Names the dynamic field of the registry that holds the IDs of valid pause caps.'},
    AppKey: {
      summary: 'The name under which earlier versions authorized an app. This version neither reads nor writes it.',
    },
    AppKeyV2: {
      summary: 'Names the dynamic field that marks an app as authorized. The type argument is the witness that the app passes.',
    },
    BalanceManagerKey: {summary: 'Names the dynamic field with the table of balance managers by owner.'},
    DeepbookAdminCap: {
      summary:
        'The right to run DeepBook: create pools without a fee, change versions, lists and settings. The publisher of the package got it.',
      fields: {id: 'The ID of the admin cap.'},
    },
    DeepbookCorePauseCap: {
      summary: 'The right to disable package versions in an emergency, but not to enable them. The admin mints and revokes these caps.',
      fields: {id: 'The ID of the pause cap, by which it is revoked.'},
    },
    PoolKey: {
      summary: 'The pair of coin types under which a pool is listed. A pair can be listed in one direction only.',
      fields: {base: 'The type of the base asset.', quote: 'The type of the quote asset.'},
    },
    REGISTRY: {summary: 'The one-time witness of the module, used when the package was published.'},
    Registry: {
      summary: 'The one shared registry of DeepBook. Its content is versioned, and lists that came later are dynamic fields.',
      fields: {id: 'The ID of the registry, which carries the dynamic fields.', inner: 'The versioned content, a `RegistryInner`.'},
    },
    RegistryInner: {
      summary: 'The content of the registry, readable through functions only.',
      fields: {
        allowed_versions: 'The package versions that may use the registry, and pools once they copy the list.',
        pools: 'The IDs of pools by `PoolKey`.',
        treasury_address: 'Where the fees for new pools go.',
      },
    },
    StableCoinKey: {summary: 'Names the dynamic field with the types that count as stablecoins.'},
  },
  errors: {
    EPoolAlreadyExists: {
      when: 'A pool of the two assets is listed, perhaps with base and quote the other way around.',
      raisedBy: ['pool::create_permissionless_pool', 'pool::create_pool_admin'],
      cure: 'Find the pool with `pool::get_pool_id_by_asset`, trying both orders of the types.',
    },
    EPoolDoesNotExist: {
      when: 'No pool is listed with this base and this quote asset.',
      raisedBy: ['pool::get_pool_id_by_asset'],
      cure: 'Swap the type arguments, and check that they name the coins by their defining packages.',
    },
    EPackageVersionNotEnabled: {
      when: 'The registry does not allow the version of the package that was called.',
      raisedBy: [
        'add_stablecoin',
        'init_balance_manager_map',
        'is_stablecoin',
        'remove_stablecoin',
        'set_treasury_address',
        'balance_manager::register_balance_manager',
        'pool::create_permissionless_pool',
        'pool::create_pool_admin',
        'pool::get_pool_id_by_asset',
        'pool::unregister_pool_admin',
      ],
      cure: 'Call the newest published package; if that is the one you call, DeepBook is paused.',
    },
    EVersionNotEnabled: {
      when: 'The version to disable is not among the allowed ones.',
      raisedBy: ['disable_version', 'disable_version_pause_cap'],
      cure: 'Check the number of the version; it may have been disabled before.',
    },
    EVersionAlreadyEnabled: {
      when: 'The version to enable is allowed already.',
      raisedBy: ['enable_version'],
      cure: 'Go on to update the pools.',
    },
    ECoinAlreadyWhitelisted: {
      when: 'The coin type is a listed stablecoin.',
      raisedBy: ['add_stablecoin'],
      cure: 'Ask `is_stablecoin` before adding a type.',
    },
    ECoinNotWhitelisted: {
      when: 'The coin type is not a listed stablecoin, or the list does not exist yet.',
      raisedBy: ['remove_stablecoin'],
      cure: 'Check the type argument against what was added.',
    },
    EMaxBalanceManagersReached: {
      when: 'The owner has 100 registered balance managers and wants to register another.',
      raisedBy: ['balance_manager::register_balance_manager'],
      cure: 'Use the manager without registering it, which trading does not require.',
    },
    EAppNotAuthorized: {
      when: 'The admin has not authorized the type argument `App`.',
      raisedBy: ['assert_app_is_authorized', 'balance_manager::new_with_custom_owner_caps_v2'],
      cure: 'Have the admin call `authorize_app` with the type, or mint the caps as the owner.',
    },
    EPauseCapNotValid: {
      when: 'The pause cap was revoked, or no valid one has the ID.',
      raisedBy: ['disable_version_pause_cap', 'revoke_pause_cap'],
      cure: 'Compare the ID with those from `allowed_pause_caps`.',
    },
  },
};
