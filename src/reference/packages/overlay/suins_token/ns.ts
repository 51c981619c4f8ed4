import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `suins_token::ns`. */
export const nsModule: ModuleOverlay = {
  summary:
    'NS, the token of SuiNS, with 6 decimals: 500 million were minted when the package was published. Its treasury is locked up, so that no more can be made.',
  functions: {total_supply: {summary: 'Returns how much NS there is, in its smallest unit, a millionth.'}},
  types: {
    NS: {summary: 'The type of the coin, as in `Coin<NS>`.'},
    ProtectedTreasury: {
      summary: 'A shared object that wraps the treasury capability of NS and has no function to mint or burn.',
      fields: {id: 'The object ID, under which the capability is.'},
    },
    TreasuryCapKey: {summary: 'The name of the dynamic object field that holds the treasury capability.'},
  },
};
