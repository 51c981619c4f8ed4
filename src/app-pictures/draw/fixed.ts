import {Ed25519Keypair} from '@mysten/sui/keypairs/ed25519';

/**
 * A byte by its place: what browsers take for random while pictures are taken, so that keys and
 * addresses are always the same.
 */
export const byteAt = (index: number): number => (index * 73 + 41) % 256;

/** The address of the stand-in wallet, whose key is made of such bytes. */
export const walletAddress = Ed25519Keypair.fromSecretKey(Uint8Array.from({length: 32}, (_, index) => byteAt(index))).toSuiAddress();
