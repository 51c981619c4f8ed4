/** Kinds that gRPC names otherwise than the effects of a transaction do. */
const otherNames: Readonly<Record<string, string>> = {
  ObjectTooBig: 'MoveObjectTooBig',
  PackageTooBig: 'MovePackageTooBig',
  VmVerificationOrDeserializationError: 'VMVerificationOrDeserializationError',
  VmInvariantViolation: 'VMInvariantViolation',
  ConsensusObjectOperationNotAllowed: 'SharedObjectOperationNotAllowed',
  ExecutionCanceledDueToConsensusObjectCongestion: 'ExecutionCancelledDueToSharedObjectCongestion',
  ExecutionCanceledDueToRandomnessUnavailable: 'ExecutionCancelledDueToRandomnessUnavailable',
  InvalidBcsBytes: 'InvalidBCSBytes',
  InvalidUsageOfPureArgument: 'InvalidUsageOfPureArg',
  PackageIdDoesNotMatch: 'PackageIDDoesNotMatch',
};

/** `INSUFFICIENT_GAS`, or `InsufficientGas`, as the effects name it. */
export function kindName(name: string): string {
  const words = /^[A-Z0-9_]+$/.test(name)
    ? name
        .split('_')
        .map((word) => word.charAt(0) + word.slice(1).toLowerCase())
        .join('')
    : name;
  return otherNames[words] ?? words;
}

/**
 * Names that a failure's text may begin with: those of `ExecutionFailureStatus` at release 1.81. An
 * abort that could be read is none.
 */
export const kindNames: readonly string[] = [
  ...['InsufficientGas', 'InvalidGasObject', 'InvariantViolation', 'FeatureNotYetSupported', 'MoveObjectTooBig', 'MovePackageTooBig'],
  ...['CircularObjectOwnership', 'InsufficientCoinBalance', 'CoinBalanceOverflow', 'PublishErrorNonZeroAddress'],
  ...['SuiMoveVerificationError', 'MovePrimitiveRuntimeError', 'VMVerificationOrDeserializationError', 'VMInvariantViolation'],
  ...['FunctionNotFound', 'ArityMismatch', 'TypeArityMismatch', 'NonEntryFunctionInvoked', 'CommandArgumentError', 'TypeArgumentError'],
  ...['UnusedValueWithoutDrop', 'InvalidPublicFunctionReturnType', 'InvalidTransferObject', 'EffectsTooLarge'],
  ...['PublishUpgradeMissingDependency', 'PublishUpgradeDependencyDowngrade', 'PackageUpgradeError', 'WrittenObjectsTooLarge'],
  ...['CertificateDenied', 'SuiMoveVerificationTimedout', 'SharedObjectOperationNotAllowed', 'InputObjectDeleted'],
  ...['ExecutionCancelledDueToSharedObjectCongestion', 'AddressDeniedForCoin', 'CoinTypeGlobalPause'],
  ...['ExecutionCancelledDueToRandomnessUnavailable', 'MoveVectorElemTooBig', 'MoveRawValueTooBig', 'InvalidLinkage'],
  ...['InsufficientFundsForWithdraw', 'InsufficientBalanceForWithdraw', 'NonExclusiveWriteInputObjectModified', 'MoveAbort'],
];
