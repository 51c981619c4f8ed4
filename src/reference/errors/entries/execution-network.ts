import {mainnetSince} from '../../../facts/mainnet-since';
import {formatted, ofCommand, ofTransaction, statusSource} from '../forms';
import type {ErrorEntry} from '../model';

export const executionNetwork: readonly ErrorEntry[] = [
  {
    id: 'congestion',
    title: 'ExecutionCancelledDueToSharedObjectCongestion',
    messages: ofTransaction(
      'ExecutionCancelledDueToSharedObjectCongestion { congested_objects: CongestedObjects([…]) }',
      'Certificate is cancelled due to congestion on shared objects: …',
    ),
    example: formatted(
      'ExecutionCancelledDueToSharedObjectCongestion { congested_objects: CongestedObjects([0x5d4e8a1bc02f9e6713a8d0b4c7f2e5916a3b8c7d0e1f2a4b5c6d7e8f90a1b2c3]) }',
    ),
    meaning:
      'Too many transactions wanted to write the same shared object, and this one was canceled after it had waited its turn for several commits. No command ran, a minimum of gas is charged, and the digest is used up.',
    causes: [
      'The listed objects are in high demand, and others paid a higher gas price.',
      'The transaction takes an object by `&mut` although it only reads it.',
      'One shared object serves as the counter, registry or pool of the whole app.',
    ],
    find: 'The message lists the objects with the longest line. gRPC spells the kind `EXECUTION_CANCELED_DUE_TO_CONSENSUS_OBJECT_CONGESTION`, and in TypeScript `status.error.$kind` is `CongestedObjects`.',
    cure: 'Build the transaction anew with a higher gas price, since the same bytes will never run again. If it happens often, pass the object read-only where you can, and divide hot state over several objects.',
    samples: [
      {
        language: 'ts',
        code: `import type {SuiGrpcClient} from '@mysten/sui/grpc';
import type {Transaction} from '@mysten/sui/transactions';

export async function withPriority(client: SuiGrpcClient, build: () => Transaction) {
  const {referenceGasPrice} = await client.getReferenceGasPrice();
  const tx = build(); // anew: the old bytes never run again
  tx.setGasPrice(BigInt(referenceGasPrice) * 5n);
  return tx;
}`,
      },
    ],
    seeAlso: ['/guides/developer/advanced/local-fee-markets#pay-for-priority', '/guides/developer/advanced/local-fee-markets#design'],
    keywords: ['EXECUTION_CANCELED_DUE_TO_CONSENSUS_OBJECT_CONGESTION', 'congested objects', 'gas price', 'cancelled'],
    source: statusSource,
  },
  {
    id: 'randomness-unavailable',
    title: 'ExecutionCancelledDueToRandomnessUnavailable',
    messages: ofTransaction(
      'ExecutionCancelledDueToRandomnessUnavailable',
      'Certificate is cancelled because randomness could not be generated this epoch',
    ),
    example: formatted('ExecutionCancelledDueToRandomnessUnavailable'),
    meaning:
      'The transaction uses the random object `0x8`, and the validators could not set up the shared key that random values of this epoch come from. It was ordered and then canceled.',
    causes: [
      'The distributed key generation at the start of the epoch failed on this network.',
      'A local network was restarted, and its validators have not finished that step.',
    ],
    find: 'Other transactions that use `0x8` fail in the same epoch, while everything else works. That tells it apart from a fault of your package.',
    cure: 'Disable the draw in your interface and offer it again in the next epoch, with a transaction that is built anew. Do not replace it with a weaker source of randomness.',
    seeAlso: ['/guides/developer/advanced/randomness-onchain#how-a-draw-works', '/concepts/sui-architecture/epochs#what-apps-notice'],
    keywords: ['EXECUTION_CANCELED_DUE_TO_RANDOMNESS_UNAVAILABLE', 'random beacon', 'DKG'],
    source: statusSource,
  },
  {
    id: 'input-object-deleted',
    title: 'InputObjectDeleted',
    messages: ofTransaction(
      'InputObjectDeleted',
      'Certificate cannot be executed due to a dependency on a deleted shared object or an object that was transferred out of consensus',
    ),
    example: formatted('InputObjectDeleted'),
    meaning:
      'A shared or party object of the inputs was gone when the turn of this transaction came. It was there when validators checked it, and an earlier transaction removed it in between.',
    causes: [
      'Somebody else deleted, froze or bought the object first, as in a race for one item.',
      'A party object was turned into an address-owned one by its owner.',
      'Your own app sent the action twice.',
    ],
    find: 'The message names no object. Ask for each shared input with `sui client object ID`: the one that does not exist any more, or has another kind of owner, is the reason.',
    cure: 'Refresh the state and tell the user that the item is taken. Retrying cannot help, because an object that was deleted never comes back under its ID as a shared one.',
    samples: [{language: 'sh', code: `sui client object "$OBJECT_ID"`}],
    seeAlso: ['/guides/developer/sui-101/shared-owned#test-the-race', '/concepts/object-ownership/shared#ends-of-a-shared-object'],
    keywords: ['INPUT_OBJECT_DELETED', 'deleted shared object', 'transferred out of consensus'],
    source: statusSource,
  },
  {
    id: 'non-exclusive-write-input-object-modified',
    title: 'NonExclusiveWriteInputObjectModified',
    messages: ofTransaction('NonExclusiveWriteInputObjectModified { id: … }', 'Non-exclusive write input object … has been modified'),
    example: formatted('NonExclusiveWriteInputObjectModified { id: 0x5d4e8a1bc02f9e6713a8d0b4c7f2e5916a3b8c7d0e1f2a4b5c6d7e8f90a1b2c3 }'),
    meaning:
      'A shared object was passed with the mutability `NON_EXCLUSIVE_WRITE`. That lets several transactions add dynamic fields to it at once, and in return its own fields have to stay as they were.',
    causes: [
      'A command changed a field of the object itself.',
      'The object was deleted or wrapped.',
      'The framework of a private network was changed, and settlement now touches the root at `0xacc`. Only the settlement transactions of the system use this mutability today.',
    ],
    find: 'The ID is in the message, and in `object_id` of the error over gRPC. SDK 2.33 has it in `status.error.ObjectIdError.objectId` there.',
    cure: 'Pass the object as `MUTABLE` instead. If you see the kind for a transaction of the system on a public network, report the digest.',
    seeAlso: [
      '/references/fullnode-protocol/types/transactions#input-mutability',
      '/concepts/address-balances#from-a-deposit-to-a-balance',
    ],
    keywords: ['NON_EXCLUSIVE_WRITE_INPUT_OBJECT_MODIFIED', 'NON_EXCLUSIVE_WRITE', 'settlement'],
    source:
      'crates/sui-types/src/execution_status.rs, release 1.81 (LinkUVerse/rtd at 7098077d); record_execution_results in sui-execution/latest/sui-adapter/src/temporary_store.rs; Input.Mutability in the protocol buffers of @mysten/sui 2.33.1',
  },
  {
    id: 'certificate-denied',
    title: 'CertificateDenied',
    messages: ofTransaction('CertificateDenied', 'Certificate is on the deny list'),
    example: formatted('CertificateDenied'),
    meaning:
      'The digest of this transaction is on a list that validators carry to skip single transactions which would make every node crash or hang.',
    causes: ['The transaction triggers a fault of the software, and an emergency release named its digest.'],
    find: 'Only the digest decides. The same action in a transaction that is built anew has another digest and is not listed.',
    cure: 'Do not send a similar one: it may trigger the same fault. Read the announcements of the release, and report the digest if nothing is said about it.',
    seeAlso: [
      '/guides/developer/advanced/production-readiness#incidents',
      '/concepts/sui-architecture/transaction-lifecycle#where-it-can-end-early',
    ],
    keywords: ['CERTIFICATE_DENIED', 'denied digest'],
    source: 'get_early_execution_error in crates/sui-types/src/execution_params.rs, release 1.63 (LinkUVerse/rtd at 46d74da9)',
  },
  {
    id: 'invariant-violation',
    title: 'InvariantViolation',
    messages: ofCommand('InvariantViolation', 'INVARIANT VIOLATION.'),
    example: formatted('InvariantViolation in command 0'),
    meaning:
      'The execution layer of Sui met a state that its authors held to be impossible. The transaction fails safely and costs gas, and the fault is in the software of the network.',
    causes: [
      'The transaction uses an unusual combination of commands or types that was never tested.',
      'A simulation ran with its checks switched off, and got values that a real execution refuses earlier.',
    ],
    find: 'Remove commands one at a time and simulate, until you know the smallest block that shows it. Nodes log the reason; the effects do not carry it.',
    cure: 'Report the digest and the network to the maintainers, then reach the goal by another path, for instance with the work moved into one Move function.',
    seeAlso: ['/references/cli/replay#replay', '/guides/developer/advanced/production-readiness#incidents'],
    keywords: ['INVARIANT_VIOLATION', 'bug'],
    source: statusSource,
  },
  {
    id: 'vm-invariant-violation',
    title: 'VMInvariantViolation',
    messages: ofCommand('VMInvariantViolation', 'MOVE VM INVARIANT VIOLATION.'),
    example: formatted('VMInvariantViolation in command 0'),
    meaning: 'The Move virtual machine found a contradiction in its own state while it ran a function or loaded a type.',
    causes: [
      'Bytecode that a modified compiler produced reached a corner that the verifier let pass.',
      'An unfinished feature of a development network was used.',
    ],
    find: 'Replay the digest with `sui replay --digest DIGEST` of the release that the network runs. If the local machine agrees, the fault can be reproduced and is worth a report.',
    cure: 'Compile the package with the CLI release of the network, and send the report with digest, package ID and compiler version if it happens again.',
    seeAlso: ['/references/cli/replay#replay', '/guides/developer/getting-started/sui-install'],
    keywords: ['VM_INVARIANT_VIOLATION', 'Move VM'],
    source: statusSource,
  },
  {
    id: 'feature-not-yet-supported',
    title: 'FeatureNotYetSupported',
    messages: ofCommand('FeatureNotYetSupported', 'Attempted to used feature that is not supported yet'),
    example: formatted('FeatureNotYetSupported in command 0'),
    meaning: 'The command is well formed and asks for something that this version of the network does not do.',
    causes: [
      `An upgrade added a module with an \`init\` function before protocol ${mainnetSince.initOnUpgrade}, which is the first that runs it on Mainnet. You find this in the history, and on private networks that are older.`,
      'The package uses a function of the framework whose feature is switched off on this network.',
    ],
    find: 'If the failed command is `Upgrade`, search the modules that are new in this version for `fun init`. Compare the protocol version of the epoch with the [release notes](/references/whats-new).',
    cure: 'Try the same transaction on a network that runs a newer protocol. For an upgrade that cannot wait, turn `init` into an ordinary function that needs a capability, and call it in the transaction that follows.',
    samples: [
      {
        language: 'move',
        code: `module greenhouse::seasons;

public struct AdminCap has key, store {
    id: UID,
}

public struct Seasons has key {
    id: UID,
}

// Takes the place of \`init\`; the owner of the cap calls it after the upgrade.
public fun create(_: &AdminCap, ctx: &mut TxContext) {
    transfer::share_object(Seasons { id: object::new(ctx) });
}`,
      },
    ],
    seeAlso: [
      '/concepts/sui-move-concepts/packages/upgrade#what-an-upgrade-does-not-do',
      '/guides/developer/advanced/package-management#upgrade',
    ],
    keywords: ['FEATURE_NOT_YET_SUPPORTED', 'init on upgrade'],
    source:
      'crates/sui-types/src/execution_status.rs, release 1.81 (LinkUVerse/rtd at 7098077d); sui-execution/latest/…/execution/context.rs, release 1.63',
  },
  {
    id: 'unknown-execution-error',
    title: 'ExecutionFailed, or a kind that your client does not know',
    messages: [
      {from: 'TypeScript SDK', text: 'ExecutionFailed'},
      {from: 'TypeScript SDK', text: 'Transaction failed'},
      {from: 'gRPC', text: 'EXECUTION_ERROR_KIND_UNKNOWN'},
    ],
    example: formatted('Transaction resolution failed: Transaction failed', 'TypeScript SDK'),
    meaning:
      'The transaction failed, and the client could not make out why, because the reason was not asked for or is newer than the client.',
    causes: [
      'The SDK is older than the protocol of the network and does not know the kind.',
      'The effects were read from raw bytes in which the SDK could parse only that there was a failure.',
      'The read mask of the request left the status of the effects out.',
    ],
    find: 'Ask again by digest, with GraphQL: `transaction(digest: "…") { effects { executionError { message } } }`. The server formats the text there, so that an old client does not matter.',
    cure: 'Update `@mysten/sui`, or the generated code of your gRPC client, to a release that is not older than the network.',
    samples: [
      {
        language: 'graphql',
        code: `query Reason($digest: String!) {
  transaction(digest: $digest) {
    effects {
      status
      executionError {
        message
        abortCode
      }
    }
  }
}`,
      },
    ],
    seeAlso: ['/guides/developer/advanced/grpc#ask-for-fields', '/references/sui-sdks'],
    keywords: ['Unknown error', 'Unknown', 'old SDK'],
    source: 'extractStatusFromEffectsBcs in src/client/utils.ts and src/grpc/core.ts of @mysten/sui 2.33.1',
  },
];
