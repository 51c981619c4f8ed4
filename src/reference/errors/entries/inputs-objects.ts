import {errorSource, refused} from '../forms';
import type {ErrorEntry} from '../model';

const checksSource =
  'crates/sui-types/src/error.rs and crates/sui-transaction-checks/src/lib.rs, release 1.81 (LinkUVerse/rtd at 7098077d)';

export const inputsObjects: readonly ErrorEntry[] = [
  {
    id: 'object-not-found',
    title: 'Could not find the referenced object',
    messages: refused('Could not find the referenced object … at version …'),
    meaning: 'A validator or full node has no object of this ID, or none in this version.',
    causes: [
      'The client talks to another network than the one the object lives on.',
      'The node is a moment behind and has not yet executed the transaction that created the object or gave it this version.',
      'The object was deleted or wrapped into another one.',
      'The version was written down by hand or kept in a cache.',
    ],
    find: 'Check the network with `sui client active-env`, then the object with `sui client object ID`. If it exists in another version, compare with what is in the bytes: `sui keytool decode-or-verify-tx --tx-bytes …` prints them.',
    cure: 'Correct the network or the ID, and wait for a transaction that creates the object with `waitForTransaction` before you build the next one. This is one of two refusals that a node retries by itself, because the object may still arrive.',
    samples: [
      {
        language: 'ts',
        code: `import type {SuiGrpcClient} from '@mysten/sui/grpc';
import type {Transaction} from '@mysten/sui/transactions';

export async function buildAfter(client: SuiGrpcClient, digest: string, tx: Transaction) {
  await client.waitForTransaction({digest}); // now this node knows its objects
  return tx.build({client});
}`,
      },
    ],
    seeAlso: ['/guides/developer/sui-101/sign-and-send-txn#wait-before-the-next-read', '/guides/developer/getting-started/connect'],
    keywords: ['ObjectNotFound', 'object does not exist', 'notExists'],
    source: errorSource,
  },
  {
    id: 'dependent-package-not-found',
    title: 'Dependent package not found on-chain',
    messages: refused('Dependent package not found on-chain: …'),
    meaning: 'A package that the transaction calls, or that a called package was linked with, is unknown to the validator.',
    causes: [
      'The package was published seconds ago, and not every validator has executed that transaction.',
      'The ID belongs to another network, often to a local one that was started anew.',
    ],
    find: 'Look the ID up with `sui client object` on the network that you send to.',
    cure: 'Send the same bytes again after a few seconds if you published just now; otherwise correct the ID for this environment.',
    seeAlso: ['/guides/developer/advanced/package-management#environments', '/guides/developer/getting-started/local-network'],
    keywords: ['DependentPackageNotFound', 'package not found'],
    source: errorSource,
  },
  {
    id: 'object-version-unavailable',
    title: 'Transaction needs to be rebuilt because object … is unavailable for consumption',
    messages: [
      ...refused('Transaction needs to be rebuilt because object … version … (…) is unavailable for consumption, current version: …'),
      {
        from: 'gRPC',
        text: 'Object ID … Version … Digest … is not available for consumption, current version: …',
        until: 'it was reworded',
      },
      {
        from: 'gRPC',
        text: 'Object (…) is not available for consumption, its current version: …',
        until: 'it was reworded',
      },
    ],
    meaning: 'The bytes name a version of an owned object that is no longer, or not yet, the current one.',
    causes: [
      'An earlier transaction of your own used the object, most often the gas coin, and the client built from an old version.',
      'Two tabs, workers or services share one address.',
      'The user waited between building and signing, and something else happened to the object.',
      'With a current version that is lower than yours, the node is behind.',
    ],
    find: 'The message has ID, your version and the current one. `sui client object ID` shows under `prevTx` who used it last.',
    cure: 'Build and sign again: these bytes can never execute once the version is consumed. Send transactions of one address one after the other, or pay gas from the address balance so that no coin version is involved.',
    samples: [
      {
        language: 'ts',
        code: `import type {Signer} from '@mysten/sui/cryptography';
import type {SuiGrpcClient} from '@mysten/sui/grpc';
import {SerialTransactionExecutor} from '@mysten/sui/transactions';

export function inOrder(client: SuiGrpcClient, signer: Signer) {
  return new SerialTransactionExecutor({client, signer}); // one at a time
}`,
      },
    ],
    seeAlso: [
      '/guides/developer/sui-101/avoid-equivocation#recover-from-a-conflict',
      '/guides/developer/sui-101/avoid-equivocation#choose-how-to-send',
    ],
    keywords: ['ObjectVersionUnavailableForConsumption', 'not available for consumption', 'stale version'],
    source: errorSource,
  },
  {
    id: 'object-lock-conflict',
    title: 'Object … already locked by a different transaction',
    messages: refused('Object … already locked by a different transaction: …'),
    meaning:
      'Two transactions wanted the same version of an owned object, and consensus put the other one first. Yours is dropped at no cost, and nothing stays locked until the end of the epoch, as older texts say.',
    causes: [
      'Transactions with the same gas coin or the same object were sent at the same time.',
      'A retry was built anew with other contents while the first attempt was still under way.',
    ],
    find: 'The digest at the end of the message is the winner. Look it up with `sui client tx-block DIGEST` before you do anything else, since it may be your own first attempt.',
    cure: 'Build again from the new versions, unless the winner already did what you wanted. Retries should always resend the same bytes.',
    seeAlso: ['/guides/developer/sui-101/avoid-equivocation#what-happens-today', '/guides/developer/advanced/production-readiness#retries'],
    keywords: ['ObjectLockConflict', 'equivocation', 'double spend', 'locked object'],
    source: errorSource,
  },
  {
    id: 'mutable-object-used-more-than-once',
    title: 'Mutable object … cannot appear more than one in one transaction',
    messages: refused('Mutable object … cannot appear more than one in one transaction'),
    meaning: 'One object is in the list of inputs twice, and at least one of the entries could change it.',
    causes: ['A coin is an input of the block and part of the gas payment.', 'The gas payment lists the same coin twice.'],
    find: 'Search `tx.getData()` for the ID, under `inputs` and under `gasData.payment`.',
    cure: 'For SUI, take the amount from `tx.gas` instead of naming the coin. Otherwise leave the payment to the SDK, which skips coins that are inputs.',
    seeAlso: ['/guides/developer/sui-101/coin-mgt#pay-without-choosing-coins', '/concepts/transactions/gas-smashing#rules'],
    keywords: ['MutableObjectUsedMoreThanOnce', 'gas coin also input'],
    source: checksSource,
  },
  {
    id: 'duplicate-object-ref-input',
    title: "The transaction inputs contain duplicated ObjectRef's",
    messages: refused("The transaction inputs contain duplicated ObjectRef's"),
    meaning: 'The inputs of the block name one object twice, or one object is both an input and an object to receive.',
    causes: [
      'Hand-written bytes add an input for each use of an object, where one input can be used many times.',
      'A parent object and the object that was sent to it were mixed up, so that the same ID appears as `Receiving` and as an ordinary input.',
    ],
    find: 'Sort the object IDs of `tx.getData().inputs` and look for the pair; the message does not name it.',
    cure: 'Add the object once and reuse the value that `tx.object` returns. The SDK merges repeated calls with the same ID.',
    seeAlso: ['/references/ptb-commands#inputs', '/concepts/transfers/transfer-to-object#in-a-transaction'],
    keywords: ['DuplicateObjectRefInput', 'duplicate input'],
    source: checksSource,
  },
  {
    id: 'invalid-child-object-argument',
    title: 'Objects owned by other objects cannot be used as input arguments',
    messages: refused('Object … is owned by object …. Objects owned by other objects cannot be used as input arguments'),
    meaning: 'The object lives in a dynamic field of another one, and the network reaches it through that parent alone.',
    causes: [
      'The ID was copied from an explorer that shows dynamic object fields like other objects.',
      'An item was put into a kiosk, a bag or a table and is still addressed directly.',
    ],
    find: 'The second ID is the field that owns the object; `sui client object` with it leads to the parent, which is the object your code knows.',
    cure: 'Pass the parent to the function of the package that reaches inside, such as `kiosk::take` or a function that borrows from the table.',
    seeAlso: ['/concepts/dynamic-fields#how-it-behaves', '/guides/developer/advanced/ptb-cookbook#kiosk'],
    keywords: ['InvalidChildObjectArgument', 'child object', 'dynamic object field'],
    source: checksSource,
  },
  {
    id: 'incorrect-user-signature',
    title: 'Transaction was not signed by the correct sender',
    messages: [
      ...refused(
        'Transaction was not signed by the correct sender: Object … is owned by account address …, but given owner/signer address is …',
      ),
      ...refused(
        'Transaction was not signed by the correct sender: Sender address … does not have mutable access permissions for object … with party ownership. The required permission is …, but the permissions for the sender for this object are …',
      ),
    ],
    meaning:
      'Signatures are in order, but an owned input belongs to another address than the sender, or a gas coin to another than the gas owner.',
    causes: [
      'The wallet is on another account than the one that owns the item.',
      'In a sponsored transaction, a coin of the sponsor is an input, or a coin of the user is in the payment.',
      'The item was transferred or sold since the page was loaded.',
    ],
    find: 'The message has the object, its owner and the address that the transaction stands for. Gas coins are compared with `gasData.owner`, all other inputs with `sender`.',
    cure: 'Switch to the owner, or use an object that the sender has. Payment coins must all belong to the sponsor, inputs all to the user.',
    seeAlso: ['/concepts/object-ownership/address-owned#errors', '/guides/developer/sui-101/sponsor-txn#what-can-go-wrong'],
    keywords: ['IncorrectUserSignature', 'wrong owner', 'not owned by sender'],
    source: checksSource,
  },
  {
    id: 'invalid-object-digest',
    title: 'Invalid Object digest for object',
    messages: refused('Invalid Object digest for object …. Expected digest : …'),
    meaning: 'ID and version exist, and the digest beside them in the bytes is not that of the object.',
    causes: [
      'A reference was put together from two answers, the version from one and the digest from the other.',
      'The digest is that of a transaction instead of the object.',
      'An offline signer works with data of another network.',
    ],
    find: 'The expected digest is in the message. Compare with the `digest` that `client.getObject` returns in the same answer as the version.',
    cure: 'Take ID, version and digest from one answer, or give only the ID and let `build` fill in the rest.',
    seeAlso: ['/guides/developer/sui-101/building-ptb#build-without-a-network', '/references/cli/client/objects#object'],
    keywords: ['InvalidObjectDigest', 'digest mismatch'],
    source: checksSource,
  },
  {
    id: 'not-owned-object',
    title: 'Object used as owned is not owned',
    messages: refused('Object used as owned is not owned'),
    meaning:
      'The bytes name a shared or party object with version and digest, as if it had an address owner; such objects are named by the version at which they were shared.',
    causes: [
      'Code uses `Inputs.ObjectRef` or an `ObjectRef` of its own for every object.',
      'The object was shared, or turned into a party object, after the code was written.',
    ],
    find: 'The message names no ID. Ask for the owner of each `ImmOrOwnedObject` in `tx.getData().inputs`: the one with `Shared` or `ConsensusAddressOwner` is at fault.',
    cure: 'Use `tx.object(id)`, which asks for the owner, or `Inputs.SharedObjectRef` with the initial shared version.',
    seeAlso: ['/guides/developer/sui-101/shared-owned', '/concepts/object-ownership/party#what-changes-for-your-code'],
    keywords: ['NotOwnedObjectError', 'ObjectRef', 'party object'],
    source: checksSource,
  },
  {
    id: 'not-shared-object',
    title: 'Object used as shared is not shared',
    messages: refused('Object used as shared is not shared'),
    meaning: 'The input is declared as a shared object, or as one to receive, and its real owner is of another kind.',
    causes: [
      'The object is still address-owned: the call of `share_object` is in a function that nobody has called.',
      'It was frozen, and immutable objects are named like owned ones.',
      'A shared object was passed with `Inputs.ReceivingRef`.',
    ],
    find: '`sui client object ID` prints the owner of each candidate; compare with the kind of input in the bytes.',
    cure: 'Give only the ID and build with a client. For objects that were sent to another object, pass the current reference as a receiving input.',
    seeAlso: ['/concepts/object-ownership', '/guides/developer/advanced/ptb-cookbook#receive'],
    keywords: ['NotSharedObjectError', 'receiving', 'SharedObjectRef'],
    source: checksSource,
  },
  {
    id: 'shared-object-starting-version-mismatch',
    title: 'Wrong initial version given for shared object',
    messages: refused('Wrong initial version given for shared object'),
    meaning: 'A shared or party object is named with a starting version that is not its own.',
    causes: [
      'The current version of the object was given as `initialSharedVersion`.',
      'A constant was copied from another network, on which the object was shared at another version.',
      'A party object left consensus and came back, which gives it a new starting version.',
    ],
    find: 'Read `initialSharedVersion` in the owner of the object: `client.getObject` returns it, and `sui client object ID` prints it.',
    cure: 'Use that number. It never changes for a shared object, so it may be cached per network; for party objects read it each time.',
    seeAlso: ['/concepts/versioning#inputs', '/concepts/object-ownership/party#what-changes-for-your-code'],
    keywords: ['SharedObjectStartingVersionMismatch', 'initialSharedVersion'],
    source: checksSource,
  },
  {
    id: 'immutable-parameter-expected',
    title: 'Mutable parameter provided, immutable parameter expected',
    messages: refused('Mutable parameter provided, immutable parameter expected'),
    meaning: 'A system object that users may only read was named as mutable, or a system object that they may not use at all.',
    causes: [
      'The clock `0x6` or the random object `0x8` was built by hand with `mutable: true`.',
      'A function takes `&mut Clock`, which no transaction can provide.',
    ],
    find: 'Check `mutable` of the inputs whose ID is a short one, such as `0x6`, `0x8` and `0xacc`.',
    cure: 'Use `tx.object.clock()` and `tx.object.random()`, which are read-only. A function of your own should take `&Clock`.',
    seeAlso: ['/guides/developer/sui-101/access-time#pass-the-clock-in-a-transaction', '/guides/developer/advanced/ptb-cookbook#system'],
    keywords: ['ImmutableParameterExpectedError', 'clock mutable', '0x6', '0x8'],
    source: checksSource,
  },
  {
    id: 'mutable-parameter-expected',
    title: 'Immutable parameter provided, mutable parameter expected',
    messages: refused('Immutable parameter provided, mutable parameter expected'),
    meaning: 'An object was to be received from the address of another object, and it is immutable, so that nobody can take it out.',
    causes: ['The ID of a frozen object was passed as a receiving input.'],
    find: 'Look at the owner of each receiving input with `sui client object ID`; it must be the address that equals the ID of the parent.',
    cure: 'Pass a frozen object as an ordinary input. If another object was meant, take its ID from the objects at the address of the parent.',
    seeAlso: ['/concepts/transfers/transfer-to-object#what-can-go-wrong', '/concepts/object-ownership/immutable#errors'],
    keywords: ['MutableParameterExpected', 'Receiving'],
    source: checksSource,
  },
  {
    id: 'move-package-as-object',
    title: 'A move object is expected, instead a move package is passed',
    messages: refused('A move object is expected, instead a move package is passed: …'),
    meaning: 'The ID of a package stands where an object of a Move type is wanted.',
    causes: [
      'Two environment variables were swapped, such as the IDs of the package and of its shared object.',
      'The ID after `publish` was taken from the line `Published Objects` instead of from the created ones.',
    ],
    find: 'Open the ID of the message in an explorer: it shows modules instead of fields.',
    cure: 'Take the ID of the object from `Created Objects` in the output of the publication.',
    seeAlso: ['/guides/developer/first-app/publish#publish', '/references/cli/client#transaction-output'],
    keywords: ['MovePackageAsObject', 'package ID'],
    source: checksSource,
  },
  {
    id: 'move-object-as-package',
    title: 'A move package is expected, instead a move object is passed',
    messages: refused('A move package is expected, instead a move object is passed: …'),
    meaning: 'The target of a call, a type or a dependency names an ID that is an ordinary object.',
    causes: [
      'The ID of an `UpgradeCap` or of a shared object is in `target` before the first `::`.',
      'A type argument is written with the ID of a coin object instead of its type.',
    ],
    find: 'Search targets, type arguments and dependency lists for the ID in the message.',
    cure: 'Use the ID of the package; `sui client object` of any object of it shows the right one at the start of its type.',
    seeAlso: ['/references/ptb-commands#move-call', '/guides/developer/first-app/publish#call-a-function'],
    keywords: ['MoveObjectAsPackage', 'target'],
    source: checksSource,
  },
  {
    id: 'object-input-arity-violation',
    title: 'Wrong number of parameters for the transaction',
    messages: refused('Wrong number of parameters for the transaction'),
    meaning: 'The transaction reads no object and no package at all, and has no gas coin that would count as one.',
    causes: [
      'A block without commands that use anything is paid in a way that involves no object.',
      'A test sends an empty block to see whether the node answers.',
    ],
    find: 'Look at `inputs`, `commands` and `gasData.payment`: none of the three names an ID.',
    cure: 'Pay with a coin or from the address balance, and let the block do something. To test a connection, ask for the chain identifier.',
    seeAlso: ['/concepts/transactions#parts-of-a-transaction', '/guides/developer/getting-started/connect'],
    keywords: ['ObjectInputArityViolation', 'empty transaction'],
    source: checksSource,
  },
];
