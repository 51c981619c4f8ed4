import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `suins_token::ns`. */
export const nsModule: ModuleOverlay = {
  summary:
    'NS, the token of SuiNS, with 6 decimals and a fixed supply of 500 million. All of it was minted to the publisher when the package was published, and the `TreasuryCap` is kept where no function can mint or burn.',
  functions: {
    total_supply: {summary: 'Returns the supply in units of 6 decimals, which is 500,000,000,000,000; no function can change it.'},
  },
  types: {
    NS: {summary: 'The one-time witness and the type of the currency, as in `Coin<NS>`.'},
    ProtectedTreasury: {
      summary: 'A shared object that locks the `TreasuryCap` away. It serves to read the supply.',
      fields: {id: 'The ID of the object, to which the `TreasuryCap` is attached as a dynamic object field.'},
    },
    TreasuryCapKey: {summary: 'The name of the dynamic object field under which the `TreasuryCap` can be found offchain.'},
  },
};
