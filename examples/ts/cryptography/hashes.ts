import {blake2b} from '@noble/hashes/blake2.js';
import {hmac} from '@noble/hashes/hmac.js';
import {sha256} from '@noble/hashes/sha2.js';
import {keccak_256, sha3_256} from '@noble/hashes/sha3.js';
import {bytesToHex, utf8ToBytes} from '@noble/hashes/utils.js';
import {poseidonHash} from '@mysten/sui/zklogin';

const data = utf8ToBytes('The owl flies at dusk');

console.log('sha2_256      ', bytesToHex(sha256(data)));
console.log('sha3_256      ', bytesToHex(sha3_256(data)));
console.log('keccak256     ', bytesToHex(keccak_256(data)));
console.log('blake2b256    ', bytesToHex(blake2b(data, {dkLen: 32})));
console.log('hmac_sha3_256 ', bytesToHex(hmac(sha3_256, utf8ToBytes('key'), data)));
console.log('poseidon_bn254', poseidonHash([1n, 2n]).toString());
