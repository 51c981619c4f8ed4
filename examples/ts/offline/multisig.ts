import {Ed25519Keypair} from '@mysten/sui/keypairs/ed25519';
import {Secp256k1Keypair} from '@mysten/sui/keypairs/secp256k1';
import {Secp256r1Keypair} from '@mysten/sui/keypairs/secp256r1';
import {MultiSigPublicKey} from '@mysten/sui/multisig';

const seed = (fill: number) => new Uint8Array(32).fill(fill);

// #region address
const owner = Ed25519Keypair.fromSecretKey(seed(1));
const phone = Secp256r1Keypair.fromSecretKey(seed(2));
const vault = Secp256k1Keypair.fromSecretKey(seed(3));

const multisig = MultiSigPublicKey.fromPublicKeys({
  threshold: 2,
  publicKeys: [owner, phone, vault].map((keypair) => ({
    publicKey: keypair.getPublicKey(),
    weight: 1,
  })),
});

console.log(multisig.toSuiAddress());
// #endregion address

// #region sign
const message = new TextEncoder().encode('Move the seeds to the new greenhouse');
const byOwner = await owner.signPersonalMessage(message);
const byVault = await vault.signPersonalMessage(message);

const both = multisig.combinePartialSignatures([byOwner.signature, byVault.signature]);
console.log('owner and vault:', await multisig.verifyPersonalMessage(message, both));
// #endregion sign

const one = multisig.combinePartialSignatures([byOwner.signature]);
console.log('owner alone:', await multisig.verifyPersonalMessage(message, one));
