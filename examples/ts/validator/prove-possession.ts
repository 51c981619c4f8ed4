import {readFile} from 'node:fs/promises';
import {provePossession, readProtocolKey} from './possession';

const [file = 'protocol.key', payload, account] = process.argv.slice(2);
const key = readProtocolKey(await readFile(file, 'utf8'));
const asked = payload && account;
console.log(asked ? provePossession(key, payload, account) : key.publicKey);
