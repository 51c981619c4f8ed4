import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `sui::forwarding_address`. */
export const forwardingAddressModule: ModuleOverlay = {
  summary:
    'The registry object of forwarding addresses, whose deposits are to go to a master address. The module has the object and no functions to use it yet.',
  types: {
    ForwardingAddressRegistry: {
      summary:
        'The object that is to hold the registrations of forwarding addresses. The system creates and shares it where the protocol turns the feature on, which Mainnet has not done at protocol 137.',
      fields: {id: 'The ID of the registry object.'},
    },
  },
  errors: {
    ENotSystemAddress: {
      when: 'The registry of forwarding addresses is being created by a sender other than `0x0`, which no public function makes possible.',
      raisedBy: [],
      cure: 'Wait for the network to create the registry.',
    },
  },
};
