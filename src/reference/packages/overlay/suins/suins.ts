import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `suins::suins`. */
export const suinsModule: ModuleOverlay = {
  summary:
    'The shared object of SuiNS, which holds registry, settings and money as dynamic fields, and the list of packages that may change them. Reading is free for all.',
  functions: {
    add_config: {
      summary:
        'Attaches a setting, one for each type. Needs the `AdminCap`. Aborts with `sui::dynamic_field::EFieldAlreadyExists` if there is one of the type: remove it first.',
      params: ['cap', 'self', 'config'],
    },
    add_registry: {
      summary: 'Attaches a registry of a type. Needs the `AdminCap`, and only the first of a type succeeds.',
      params: ['cap', 'self', 'registry'],
    },
    app_add_balance: {
      summary: 'Adds SUI to the income, on behalf of an authorized package. Aborts with `EAppNotAuthorized` for another one.',
      params: ['app', 'self', 'balance'],
    },
    app_add_custom_balance: {
      summary: 'Adds coins of any type to the income in the same way, each type in a balance of its own.',
      params: ['self', 'app', 'balance'],
    },
    app_registry_mut: {
      summary:
        'Returns the registry for changes. The caller proves with a value of its witness type which package it is; aborts with `EAppNotAuthorized` if that is not on the list.',
      params: ['app', 'self'],
    },
    assert_app_is_authorized: {summary: 'Aborts with `EAppNotAuthorized` unless the package of a witness type is authorized.'},
    authorize_app: {
      summary:
        'Puts the package of a witness type on the list. Needs the `AdminCap`; aborts with `sui::dynamic_field::EFieldAlreadyExists` if it is there.',
      params: ['cap', 'self'],
    },
    deauthorize_app: {
      summary:
        'Takes a package off the list, so that it can change nothing any more. Needs the `AdminCap`; aborts with `sui::dynamic_field::EFieldDoesNotExist` if it is not there.',
      params: ['cap', 'self'],
    },
    get_config: {
      summary:
        'Returns the setting of a type, such as `core_config::CoreConfig`. Aborts with `sui::dynamic_field::EFieldDoesNotExist` where none is attached.',
    },
    is_app_authorized: {summary: 'Says whether the package of a witness type may change the registry.'},
    registry: {
      summary:
        'Returns the registry for reading; the type is `registry::Registry`. Aborts with `sui::dynamic_field::EFieldDoesNotExist` for a type that is not attached.',
    },
    remove_config: {
      summary: 'Takes a setting off and returns it, to be changed and attached again. Needs the `AdminCap`.',
      params: ['cap', 'self'],
    },
    withdraw: {
      summary: 'Returns all SUI of the income. Needs the `AdminCap`, and aborts with `ENoProfits` if there is nothing.',
      params: ['cap', 'self', 'ctx'],
    },
    withdraw_custom: {
      summary:
        'Returns all of the income in one coin type, which may be nothing. Aborts with `ENoProfitsInCoinType` if the type was never paid in; needs the `AdminCap`.',
      params: ['self', 'cap', 'ctx'],
    },
  },
  types: {
    AdminCap: {
      summary: 'The right to run SuiNS: to authorize packages, change settings and withdraw income. There is one.',
      fields: {id: 'The object ID of the capability.'},
    },
    AppKey: {summary: 'The name of the dynamic field that marks a package as authorized.'},
    BalanceKey: {summary: 'The name of the dynamic field with the income in a coin type.'},
    ConfigKey: {summary: 'The name of the dynamic field with a setting of a type.'},
    RegistryKey: {summary: 'The name of the dynamic field with the registry.'},
    SuiNS: {
      summary: 'The one shared object of SuiNS, which most calls take. Its ID for each network is in the configuration of `@mysten/suins`.',
      fields: {id: 'The object ID, under which registry, settings and income are.', balance: 'Income in SUI.'},
    },
    SUINS: {summary: 'The one-time witness, with which the publisher object was claimed.'},
  },
  errors: {
    ENoProfits: {when: 'There is no SUI to withdraw.', raisedBy: ['withdraw'], cure: 'Withdraw other coins with `withdraw_custom`.'},
    EAppNotAuthorized: {
      when: 'The administrators have not authorized the package, or have taken that back.',
      raisedBy: [
        'app_add_balance',
        'app_add_custom_balance',
        'app_registry_mut',
        'assert_app_is_authorized',
        'auction::start_auction_and_place_bid',
        'controller::set_reverse_lookup',
        'controller::set_target_address',
        'controller::set_user_data',
        'payment::apply_percentage_discount',
        'payment::finalize_payment',
      ],
      cure: 'Call the newest version of the package, whose modules are authorized; ask `is_app_authorized`.',
    },
    ENoProfitsInCoinType: {
      when: 'Nobody has ever paid in this coin type.',
      raisedBy: ['withdraw_custom'],
      cure: 'Check the type argument.',
    },
  },
};
