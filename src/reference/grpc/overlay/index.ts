import {forkingService} from './forking-service';
import {ledgerService} from './ledger-service';
import {movePackageService} from './move-package-service';
import {nameService} from './name-service';
import {signatureVerificationService} from './signature-verification-service';
import {stateService} from './state-service';
import {subscriptionService} from './subscription-service';
import {transactionExecutionService} from './transaction-execution-service';
import type {ServiceOverlay} from './types';

export type {JsonData, JsonObject, MethodOverlay, ServiceOverlay} from './types';

/** Our texts and examples for each service, by its full name. */
export const serviceOverlays: Readonly<Record<string, ServiceOverlay>> = {
  'sui.forking.v1alpha.ForkingService': forkingService,
  'sui.rpc.v2.LedgerService': ledgerService,
  'sui.rpc.v2.MovePackageService': movePackageService,
  'sui.rpc.v2.NameService': nameService,
  'sui.rpc.v2.SignatureVerificationService': signatureVerificationService,
  'sui.rpc.v2.StateService': stateService,
  'sui.rpc.v2.SubscriptionService': subscriptionService,
  'sui.rpc.v2.TransactionExecutionService': transactionExecutionService,
};
