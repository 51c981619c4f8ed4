import type {Signer} from '@mysten/sui/cryptography';
import {GrpcTypes, SuiGrpcClient} from '@mysten/sui/grpc';
import {Transaction} from '@mysten/sui/transactions';

const USDC =
  '0xdba34672e30cb065b1f93e3ab55318768fd6fef66c15942c9f7cb846e2f900e7::usdc::USDC';

const client = new SuiGrpcClient({
  network: 'mainnet',
  baseUrl: 'https://fullnode.mainnet.sui.io:443',
});

// #region send
/**
 * Sends USDC without gas if the network allows it, and for gas if it does not. Says which
 * it was.
 */
export async function sendUsdc(signer: Signer, recipient: string, units: bigint) {
  const tx = new Transaction();
  tx.setSender(signer.toSuiAddress());
  tx.moveCall({
    target: '0x2::balance::send_funds',
    typeArguments: [USDC],
    arguments: [tx.balance({type: USDC, balance: units}), tx.pure.address(recipient)],
  });

  // Building asks the node, which sets price and payment.
  const bytes = await tx.build({client});
  const gasless = BigInt(Transaction.from(bytes).getData().gasData.price ?? 0) === 0n;

  const {signature} = await signer.signTransaction(bytes);
  const result = await client.executeTransaction({
    transaction: bytes,
    signatures: [signature],
  });
  if (result.$kind === 'FailedTransaction')
    throw new Error(result.FailedTransaction.status.error?.message);
  return {digest: result.Transaction.digest, gasless};
}
// #endregion send

// #region allow-list
/**
 * Coin types that the network sends without gas, each with the least amount in its
 * smallest unit.
 */
export async function gaslessCoinTypes(): Promise<Map<string, bigint>> {
  const {response} = await client.ledgerService.getEpoch({
    readMask: {paths: ['protocol_config']},
  });
  const protocolConfig = response.epoch?.protocolConfig;
  if (!protocolConfig)
    throw new Error('the node does not tell its protocol configuration');

  const {configs} = GrpcTypes.ProtocolConfig.toJson(protocolConfig) as {
    configs?: Record<string, unknown>;
  };
  const list = (configs?.gasless_allowed_token_types ?? []) as [string, string][];
  return new Map(list.map(([coinType, least]) => [coinType, BigInt(least)]));
}
// #endregion allow-list
