import {mainnetSince} from '../../facts/mainnet-since';

/** Execution failures whose cure no sample can show, by id, each with the reason. */
export const withoutSample: Readonly<Record<string, string>> = {
  'invalid-value-usage': `Only transactions from before protocol ${mainnetSince.ptbExecutionV2} carry it, so nobody has to repair one.`,
  'cannot-write-to-extended-reference': 'It takes calls that return references, which no public network allows at protocol 137.',
  'randomness-unavailable': 'The cure is to wait for the next epoch; no code of the app is at fault.',
  'non-exclusive-write-input-object-modified': 'Only settlement transactions of the system use that mutability.',
  'certificate-denied': 'An emergency release names the digest, and the cure is to read its announcement.',
  'invariant-violation': 'The fault is in the software of the network, and the cure is a report.',
  'vm-invariant-violation': 'The fault is in the virtual machine, and the cure is a report.',
};
