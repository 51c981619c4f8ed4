import {SuiGrpcClient} from '@mysten/sui/grpc';
import {Ed25519Keypair} from '@mysten/sui/keypairs/ed25519';
import {REGIONS} from './places';
import {runRound} from './service';
import {openMeteo} from './source';

// #region main
const {OPERATOR_SECRET_KEY, OPERATOR_CAP_ID} = process.env;
if (!OPERATOR_SECRET_KEY || !OPERATOR_CAP_ID)
  throw new Error('Set OPERATOR_SECRET_KEY and OPERATOR_CAP_ID');

const PERIOD_MS = 10 * 60_000;
const service = {
  client: new SuiGrpcClient({
    network: 'testnet',
    baseUrl: 'https://fullnode.testnet.sui.io:443',
  }),
  signer: Ed25519Keypair.fromSecretKey(OPERATOR_SECRET_KEY),
  operatorCap: OPERATOR_CAP_ID,
  regions: REGIONS,
  source: openMeteo,
};

// The loop is serial, so a slow round delays the next one and never overlaps it.
for (;;) {
  try {
    const round = await runRound(service, AbortSignal.timeout(PERIOD_MS));
    console.log(
      JSON.stringify({
        ...round,
        costMist: String(round.costMist),
        at: new Date().toISOString(),
      }),
    );
  } catch (error) {
    console.error(error);
  }
  await new Promise((resolve) =>
    setTimeout(resolve, PERIOD_MS - (Date.now() % PERIOD_MS)),
  );
}
// #endregion main
