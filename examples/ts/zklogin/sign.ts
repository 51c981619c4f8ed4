// #region signer
import {Ed25519Keypair} from '@mysten/sui/keypairs/ed25519';
import {Transaction} from '@mysten/sui/transactions';
import {fromBase64} from '@mysten/sui/utils';
import {
  genAddressSeed,
  getZkLoginSignature,
  parseZkLoginSignature,
  ZkLoginSigner,
} from '@mysten/sui/zklogin';

// The shape of a prover's answer with invented points: the network would refuse this
// proof.
const proof = {
  proofPoints: {
    a: ['101', '102', '1'],
    b: [
      ['103', '104'],
      ['105', '106'],
      ['1', '0'],
    ],
    c: ['107', '108', '1'],
  },
  issBase64Details: {
    value: 'yJpc3MiOiJodHRwczovL2FjY291bnRzLmdvb2dsZS5jb20iLC',
    indexMod4: 1,
  },
  headerBase64: 'eyJhbGciOiJSUzI1NiIsImtpZCI6ImstMjAyNi0xMSIsInR5cCI6IkpXVCJ9',
};
const ephemeral = Ed25519Keypair.fromSecretKey(new Uint8Array(32).fill(7));
const maxEpoch = 1264;
const address = '0x9afc09eab6afccffcc9fbede2b11f645c93fa9ca40d232ffa875c14c98a24ce0';

const addressSeed = genAddressSeed(
  '271828182845904523536028747135266249',
  'sub',
  '204815162342',
  'greenhouse.example',
);
const inputs = {...proof, addressSeed: addressSeed.toString()};

const signer = new ZkLoginSigner({
  ephemeralSigner: ephemeral,
  maxEpoch,
  inputs,
  legacyAddress: false,
  address,
});
console.log('signs for', signer.toSuiAddress());
// #endregion signer

// #region send
const tx = new Transaction();
tx.setSender(address);
tx.setGasPayment([]);
tx.setGasPrice(1_000);
tx.setGasBudget(2_000_000);
tx.setExpiration({Epoch: maxEpoch});
tx.moveCall({target: '0x2::clock::timestamp_ms', arguments: [tx.object.clock()]});
const bytes = await tx.build();

const {signature} = await signer.signTransaction(bytes);
console.log(
  'signature of',
  fromBase64(signature).length,
  'bytes, flag',
  fromBase64(signature)[0],
);
// #endregion send

// #region by-hand
const {signature: userSignature} = await ephemeral.signTransaction(bytes);
console.log(
  'the same by hand:',
  getZkLoginSignature({inputs, maxEpoch, userSignature}) === signature,
);
// #endregion by-hand

// #region parse
const parsed = parseZkLoginSignature(fromBase64(signature).slice(1));
console.log('valid until epoch', parsed.maxEpoch);
// #endregion parse

// #region mismatch
try {
  const other = {...inputs, addressSeed: (addressSeed + 1n).toString()};
  new ZkLoginSigner({
    ephemeralSigner: ephemeral,
    maxEpoch,
    inputs: other,
    legacyAddress: false,
    address,
  });
} catch (error) {
  console.log((error as Error).message.split(' (')[0]);
}
// #endregion mismatch
