// #region run
import type {Signer} from '@mysten/sui/cryptography';
import {SuiGrpcClient} from '@mysten/sui/grpc';
import type {Transaction} from '@mysten/sui/transactions';
import {toHex} from '@mysten/sui/utils';
import {registerEnclave} from '../concepts/register-enclave';
import {isSigned} from './check-reading';
import type {Enclave} from './enclave';
import {readGauge, record} from './gauge';

const client = new SuiGrpcClient({
  network: 'testnet',
  baseUrl: 'https://fullnode.testnet.sui.io:443',
});

async function send(transaction: Transaction, signer: Signer): Promise<void> {
  const result = await signer.signAndExecuteTransaction({transaction, client});
  if (result.$kind === 'FailedTransaction')
    throw new Error(result.FailedTransaction.status.error?.message);
  await client.waitForTransaction({digest: result.Transaction.digest});
}

/** One round: registers the enclave if it is new, then delivers a reading. */
export async function relay(
  enclave: Enclave,
  packageId: string,
  gaugeId: string,
  signer: Signer,
): Promise<void> {
  const key = await enclave.publicKey();
  const {enclaveKey} = await readGauge(client, gaugeId);
  if (!enclaveKey || toHex(enclaveKey) !== toHex(key)) {
    const document = await enclave.attestation();
    await send(registerEnclave(packageId, gaugeId, document), signer);
  }

  const reading = await enclave.read('pier-4');
  if (!(await isSigned(key, reading))) throw new Error('the reading is not signed');
  await send(record(packageId, gaugeId, reading), signer);
}
// #endregion run
