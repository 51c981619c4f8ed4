import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `suins::suins`. */
export const suinsModule: ModuleOverlay = {
  summary:
    'The shared `SuiNS` object with registry, settings and income, and the list of apps that may change them. The holder of the `AdminCap` authorizes apps by their witness types and can take that back at any time.',
  functions: {
    add_config: {
      summary:
        'Stores a configuration of a new type for the holder of the `AdminCap`. Aborts with `sui::dynamic_field::EFieldAlreadyExists` if there is one of this type; call `remove_config` before.',
      params: ['cap', 'self', 'config'],
    },
    add_registry: {
      summary:
        'Stores a registry for the holder of the `AdminCap`, one of each type. Aborts with `sui::dynamic_field::EFieldAlreadyExists` for the second of a type.',
      params: ['cap', 'self', 'registry'],
    },
    app_add_balance: {
      summary:
        'Adds SUI to the main balance, which `withdraw` pays out, on behalf of an authorized app. Aborts with `EAppNotAuthorized` for the witness of another app.',
      params: ['app', 'self', 'balance'],
    },
    app_add_custom_balance: {
      summary:
        'Adds a balance of any coin type on behalf of an authorized app. Even SUI is kept apart from the main balance here, and `withdraw_custom` takes it out. Aborts with `EAppNotAuthorized` if the admin has not admitted the app.',
      params: ['self', 'app', 'balance'],
    },
    app_registry_mut: {
      summary:
        'Returns a mutable reference to the registry of a type for an authorized app, which has to check itself who may change what. Aborts with `EAppNotAuthorized` if the app lacks authorization, and with `sui::dynamic_field::EFieldDoesNotExist` if there is no registry of the type.',
      params: ['app', 'self'],
    },
    assert_app_is_authorized: {summary: 'Aborts with `EAppNotAuthorized` unless the app with a witness type is authorized.'},
    authorize_app: {
      summary:
        'Admits the app whose witness type is given, for the holder of the `AdminCap`. Aborts with `sui::dynamic_field::EFieldAlreadyExists` if the app has been admitted.',
      params: ['cap', 'self'],
    },
    deauthorize_app: {
      summary:
        'Shuts an app out from now on and returns the stored mark, which is always true. Needs the `AdminCap`; aborts with `sui::dynamic_field::EFieldDoesNotExist` if the app was not authorized.',
      params: ['cap', 'self'],
    },
    get_config: {
      summary:
        'Returns a reference to the configuration of a type, for everyone. Aborts with `sui::dynamic_field::EFieldDoesNotExist` if the admin has not stored one.',
    },
    is_app_authorized: {summary: 'Says whether the app with a witness type is authorized.'},
    registry: {
      summary:
        'Returns a reference to the registry of a type, so that anyone can resolve names onchain. Aborts with `sui::dynamic_field::EFieldDoesNotExist` for a type that is not stored.',
    },
    remove_config: {
      summary:
        'Takes a configuration out and returns it to the holder of the `AdminCap`, usually to store a changed one. Aborts with `sui::dynamic_field::EFieldDoesNotExist` if none of the type is there.',
      params: ['cap', 'self'],
    },
    withdraw: {
      summary:
        'Returns the whole main balance of SUI as a coin to the holder of the `AdminCap`. Aborts with `ENoProfits` if it is empty. Payments through `payment` are elsewhere: `withdraw_custom` gets them.',
      params: ['cap', 'self', 'ctx'],
    },
    withdraw_custom: {
      summary:
        'Returns the income in one coin type as a coin to the holder of the `AdminCap`, possibly worth zero. Aborts with `ENoProfitsInCoinType` if nothing of this type has ever come in.',
      params: ['self', 'cap', 'ctx'],
    },
  },
  types: {
    AdminCap: {
      summary: 'Full control over SuiNS: apps, settings, income and free registrations. There is one, made when the package was published.',
      fields: {id: 'The object ID of the capability.'},
    },
    AppKey: {summary: 'The name of the dynamic field that marks an app as authorized. Its type parameter is the witness of the app.'},
    BalanceKey: {summary: 'The name of the dynamic field with the income in one coin type, which is its type parameter.'},
    ConfigKey: {summary: 'The name of the dynamic field with a configuration, by the type of the configuration.'},
    RegistryKey: {
      summary: 'The name of the dynamic field with a registry. Because it depends on the type, several registries can exist at once.',
    },
    SuiNS: {
      summary:
        'The shared object through which everything goes: registry, settings, further balances and the marks of apps are its dynamic fields. Its ID for each network is in the configuration of `@mysten/suins`.',
      fields: {
        id: 'The object ID, under which registry, settings and income are.',
        balance: 'The SUI that `app_add_balance` brought in. Payments in the present form do not end up here.',
      },
    },
    SUINS: {summary: 'The one-time witness, with which the publisher claimed its `Publisher` object.'},
  },
  errors: {
    ENoProfits: {
      when: 'The main balance of SUI is zero.',
      raisedBy: ['withdraw'],
      cure: 'Withdraw other income with `withdraw_custom`, which also has the SUI that came in through `payment`.',
    },
    EAppNotAuthorized: {
      when: 'The admin has not authorized the witness type of the app, or has withdrawn the authorization.',
      raisedBy: [
        'app_add_balance',
        'app_add_custom_balance',
        'app_registry_mut',
        'assert_app_is_authorized',
        'admin::reserve_domain',
        'admin::reserve_domains',
        'auction::start_auction_and_place_bid',
        'controller::burn_expired',
        'controller::burn_expired_subname',
        'controller::prune_expired_subname',
        'controller::prune_expired_subnames',
        'controller::set_object_reverse_lookup',
        'controller::set_reverse_lookup',
        'controller::set_target_address',
        'controller::set_user_data',
        'controller::unset_object_reverse_lookup',
        'controller::unset_reverse_lookup',
        'controller::unset_user_data',
        'payment::apply_percentage_discount',
        'payment::finalize_payment',
      ],
      cure: 'Call the newest version of the package, since the modules of older ones are switched off; ask `is_app_authorized`.',
    },
    ENoProfitsInCoinType: {
      when: 'No payment in the coin type has been received.',
      raisedBy: ['withdraw_custom'],
      cure: 'Check the type argument.',
    },
  },
};
