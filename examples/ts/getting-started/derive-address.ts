import {Ed25519Keypair} from '@mysten/sui/keypairs/ed25519';
import {isValidSuiAddress} from '@mysten/sui/utils';

const keypair = new Ed25519Keypair();
const address = keypair.toSuiAddress();

console.log(address, isValidSuiAddress(address));
