import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `sui::event`. */
export const eventModule: ModuleOverlay = {
  summary:
    'Emits events: values that are stored with the effects of a transaction and that indexers, subscriptions and explorers read. Only the module that defines the type of an event can emit it.',
  functions: {
    emit: {
      summary:
        'Emits an event with the transaction, for readers outside the chain; the effects hold a digest of all its events. The bytecode verifier demands that the calling module defines the event type, which needs `copy` and `drop`; the transaction fails when the event, or all of them together, exceed the protocol limits.',
      params: ['event'],
    },
    emit_authenticated: {
      summary:
        'Emits an event and commits it to the event stream of the package that first defined its type, so that a light client can prove it. The calling module must define the type. It costs extra gas, and aborts with code 0 on a network that has authenticated streams off.',
      params: ['event'],
    },
  },
};
