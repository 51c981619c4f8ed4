import {SuiGrpcClient} from '@mysten/sui/grpc';
import {REGIONS} from './places';
import {stalePlaces} from './staleness';

// #region watch
/**
 * Three rounds. The alarm rings when consumers begin to abort, and not at every hiccup.
 */
const MAX_AGE_S = 30 * 60;
const {ALARM_URL} = process.env;
const client = new SuiGrpcClient({
  network: 'testnet',
  baseUrl: 'https://fullnode.testnet.sui.io:443',
});

const stale = await stalePlaces(
  client,
  REGIONS,
  MAX_AGE_S,
  Math.floor(Date.now() / 1_000),
);
if (stale.length > 0) {
  const text = `${stale.length} places without fresh weather, first ${stale
    .slice(0, 5)
    .map(({code}) => code)
    .join(', ')}`;
  console.error(text);
  if (ALARM_URL)
    await fetch(ALARM_URL, {
      method: 'POST',
      headers: {'content-type': 'application/json'},
      body: JSON.stringify({text}),
    });
  process.exitCode = 1;
}
// #endregion watch
