import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `sui::sui`. */
export const suiModule: ModuleOverlay = {
  summary:
    'The type `SUI`, so that `Coin<SUI>` is the coin that pays for gas. It has 9 decimals; the smallest unit is a MIST, and the total supply is 10 billion SUI.',
  functions: {
    transfer: {
      summary: 'Sends a coin of SUI to an address. A transaction can do the same with its built-in command for transfers.',
      params: ['coin', 'recipient'],
    },
  },
  types: {
    SUI: {
      summary: 'Names the native token in types such as `Coin<SUI>` and `Balance<SUI>`. A value of it existed only at genesis.',
    },
  },
  errors: {
    EAlreadyMinted: {
      when: 'The supply of SUI is created after epoch 0. Only the private function that runs at genesis checks it.',
      raisedBy: [],
      cure: 'Do not try to mint SUI, because its supply is fixed.',
    },
    ENotSystemAddress: {
      when: 'An address other than `0x0` creates the supply, which no user can attempt, since the function is private.',
      raisedBy: [],
      cure: 'Get SUI from another address or, on test networks, from the faucet.',
    },
  },
};
