import type {Random} from './random';
import {nouns, verbs} from './words';

const upper = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

function move(random: Random): string {
  const [thing, amount] = [random.pick(nouns), random.pick(nouns)];
  return `module example::${thing};

use sui::coin::Coin;
use sui::sui::SUI;

/// Keeps its ${amount} until somebody takes it.
public struct ${upper(thing)} has key, store {
    id: UID,
    ${amount}: u64,
}

public fun new(${amount}: u64, payment: Coin<SUI>, ctx: &mut TxContext): ${upper(thing)} {
    transfer::public_transfer(payment, ctx.sender());
    ${upper(thing)} { id: object::new(ctx), ${amount} }
}`;
}

function ts(random: Random): string {
  const [thing, verb] = [random.pick(nouns), random.pick(verbs).replace(/s$/, '')];
  return `import {SuiGrpcClient} from '@mysten/sui/grpc';

const client = new SuiGrpcClient({network: 'testnet', baseUrl: 'https://fullnode.testnet.sui.io:443'});

export async function ${verb}${upper(thing)}(objectId: string): Promise<string> {
  const {object} = await client.getObject({objectId});
  return \`${thing} \${object.version}\`;
}`;
}

function sh(random: Random): string {
  const thing = random.pick(nouns);
  return `sui client call --package 0x2 --module ${thing} --function ${random.pick(verbs)} --gas-budget ${1000 + random.below(9000)}
sui client object 0x${(1 + random.below(0xffff)).toString(16)} --json`;
}

/** Samples in the languages of this site, one of each kind. */
const samples = {move, ts, sh} as const;

/** A fenced sample. */
export const fence = (language: keyof typeof samples, random: Random): string => `\`\`\`${language}\n${samples[language](random)}\n\`\`\``;
