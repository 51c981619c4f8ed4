import {bcs} from '@mysten/sui/bcs';
import {SuiGrpcClient} from '@mysten/sui/grpc';
import {Ed25519Keypair} from '@mysten/sui/keypairs/ed25519';
import {fromBase64} from '@mysten/sui/utils';

const client = new SuiGrpcClient({
  network: 'testnet',
  baseUrl: 'https://fullnode.testnet.sui.io:443',
});
const keypair = new Ed25519Keypair();
const text = new TextEncoder().encode('log in to the greenhouse');
const {signature} = await keypair.signPersonalMessage(text);

const {response} = await client.signatureVerificationService.verifySignature({
  message: {name: 'PersonalMessage', value: bcs.byteVector().serialize(text).toBytes()},
  signature: {bcs: {value: fromBase64(signature)}, signature: {oneofKind: undefined}},
  address: keypair.toSuiAddress(),
  jwks: [],
});

console.log(response.isValid, response.reason);
