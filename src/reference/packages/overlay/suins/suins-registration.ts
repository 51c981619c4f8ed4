import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `suins::suins_registration`. */
export const suinsRegistrationModule: ModuleOverlay = {
  summary:
    'The object that the holder of a name owns and shows to change it. Functions of this module read it and lend its `UID`; the registry creates and extends it.',
  functions: {
    domain: {summary: 'Returns the name in parsed form.'},
    domain_name: {summary: 'Returns the name as text, for example `name.sui`.'},
    expiration_timestamp_ms: {summary: 'Returns the end of the registration in milliseconds since 1970.'},
    has_expired: {
      summary:
        'Says whether the end of the registration has passed. No grace period is counted, so a name may still be open for renewal when the answer is yes.',
    },
    has_expired_past_grace_period: {
      summary: 'Says whether the registration ended more than 30 days ago, after which a second-level name is open to everyone.',
    },
    image_url: {summary: 'Returns the IPFS hash of the picture, without a scheme.'},
    uid: {summary: 'Returns a reference to the UID, from which anyone reads dynamic fields.'},
    uid_mut: {summary: 'Returns the UID by mutable reference to whoever can change the object, for attaching dynamic fields.'},
  },
  types: {
    SuinsRegistration: {
      summary:
        'Ownership of a name for a limited time. A registration counts only as long as the record of the name carries its ID, which a later registration of the same name replaces.',
      fields: {
        id: 'The ID that the record of the name points to.',
        domain: 'The name, split into labels.',
        domain_name: 'The same name as text for display.',
        expiration_timestamp_ms: 'When the registration ends, in milliseconds since 1970.',
        image_url: 'The IPFS hash of the image that wallets show.',
      },
    },
  },
};
