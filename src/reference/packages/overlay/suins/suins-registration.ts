import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `suins::suins_registration`. */
export const suinsRegistrationModule: ModuleOverlay = {
  summary:
    'The object that owns a name, and functions that read what it says. Its holder sets what the name points to with `controller`, renews it with `payment`, and creates names below it.',
  functions: {
    domain: {summary: 'Returns the name as a `Domain`.'},
    domain_name: {summary: 'Returns the name as a text.'},
    expiration_timestamp_ms: {summary: 'Returns the end of the paid time, in milliseconds since the Unix epoch.'},
    has_expired: {summary: 'Says whether the paid time is over, without regard to the grace period.'},
    has_expired_past_grace_period: {summary: 'Says whether the 30 days of grace are over too.'},
    image_url: {summary: 'Returns the IPFS hash of its picture.'},
    uid: {summary: 'Returns its `UID`, for reading dynamic fields.'},
    uid_mut: {summary: 'Returns its `UID` for changes, so that the holder and packages can attach dynamic fields.'},
  },
  types: {
    SuinsRegistration: {
      summary:
        'The right to a name for the time that was paid. The holder can sell it. An object of a name that expired and was bought by somebody else is worth nothing.',
      fields: {
        id: 'The object ID, which the record of the name has as `nft_id`.',
        domain: 'The name, taken apart.',
        domain_name: 'The name as a text, for display.',
        expiration_timestamp_ms: 'Until when the name is paid, in milliseconds.',
        image_url: 'The IPFS hash of the picture that wallets show.',
      },
    },
  },
};
