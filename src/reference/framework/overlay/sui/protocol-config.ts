import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `sui::protocol_config`. */
export const protocolConfigModule: ModuleOverlay = {
  summary: 'Tells modules of the framework whether a feature of the protocol is switched on; other packages cannot call it.',
  functions: {
    is_feature_enabled: {
      summary: 'Says whether the current protocol version has a feature flag set, by its name in UTF-8. An unknown name counts as off.',
    },
  },
};
