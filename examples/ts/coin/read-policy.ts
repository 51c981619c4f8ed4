import {bcs} from '@mysten/sui/bcs';
import type {SuiGrpcClient} from '@mysten/sui/grpc';

const Rules = bcs.struct('VecSet', {contents: bcs.vector(bcs.string())});
const Entry = bcs.struct('Entry', {key: bcs.string(), value: Rules});
const TokenPolicy = bcs.struct('TokenPolicy', {
  id: bcs.Address,
  spentBalance: bcs.u64(),
  rules: bcs.struct('VecMap', {contents: bcs.vector(Entry)}),
});

/**
 * The actions that a policy knows, each with the types of the rules that have to approve
 * it.
 */
export async function readPolicy(
  client: SuiGrpcClient,
  policyId: string,
): Promise<Map<string, string[]>> {
  const {object} = await client.getObject({objectId: policyId, include: {content: true}});
  const policy = TokenPolicy.parse(object.content);
  return new Map(policy.rules.contents.map(({key, value}) => [key, value.contents]));
}
