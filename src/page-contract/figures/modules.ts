import * as coinTypes from '../../facts/coin-types';
import * as consensus from '../../facts/consensus';
import * as deepbook from '../../facts/deepbook';
import * as kiosk from '../../facts/kiosk';
import * as limits from '../../facts/limits';
import * as mainnetSince from '../../facts/mainnet-since';
import * as networks from '../../facts/networks';
import * as paymentKit from '../../facts/payment-kit';
import * as protocol from '../../facts/protocol';
import * as rustCrates from '../../facts/rust-crates';
import * as sampleNetwork from '../../facts/sample-network';
import * as versions from '../../facts/versions';

const folder = '@site/src/facts';

/** The modules of src/facts that pages import, by the name in their import. */
export const factModules: ReadonlyMap<string, Readonly<Record<string, unknown>>> = new Map<string, Readonly<Record<string, unknown>>>([
  [`${folder}/coin-types`, coinTypes],
  [`${folder}/consensus`, consensus],
  [`${folder}/deepbook`, deepbook],
  [`${folder}/kiosk`, kiosk],
  [`${folder}/limits`, limits],
  [`${folder}/mainnet-since`, mainnetSince],
  [`${folder}/networks`, networks],
  [`${folder}/payment-kit`, paymentKit],
  [`${folder}/protocol`, protocol],
  [`${folder}/rust-crates`, rustCrates],
  [`${folder}/sample-network`, sampleNetwork],
  [`${folder}/versions`, versions],
]);
