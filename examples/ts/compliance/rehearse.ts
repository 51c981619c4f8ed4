// #region desk
import assert from 'node:assert/strict';
import {setTimeout} from 'node:timers/promises';
import type {SuiGrpcClient} from '@mysten/sui/grpc';
import type {Outcome} from './outcome';

/** What the rehearsal needs to be able to do with your currency. */
export interface Desk {
  deny(): Promise<void>;
  readmit(): Promise<void>;
  /** A payment by the denied address to somebody else. */
  payByCustomer(): Promise<Outcome>;
  /** A payment by somebody else to the denied address. */
  payToCustomer(): Promise<Outcome>;
}
// #endregion desk

// #region next-epoch
/** Waits until the epoch is another one. */
export async function nextEpoch(client: SuiGrpcClient): Promise<void> {
  const before = (await client.getCurrentSystemState()).systemState.epoch;
  for (;;) {
    await setTimeout(1_000);
    const {systemState} = await client.getCurrentSystemState();
    if (systemState.epoch !== before) return;
  }
}
// #endregion next-epoch

// #region rehearse
/** Follows one denial through three epochs. Each epoch has to outlast its steps. */
export async function rehearse(client: SuiGrpcClient, desk: Desk): Promise<void> {
  await nextEpoch(client);
  await desk.deny();
  assert.equal(await desk.payByCustomer(), 'sender refused');
  assert.equal(await desk.payToCustomer(), 'executed');

  await nextEpoch(client);
  assert.equal(await desk.payByCustomer(), 'sender refused');
  assert.equal(await desk.payToCustomer(), 'recipient refused');
  await desk.readmit();
  assert.equal(await desk.payByCustomer(), 'executed');
  assert.equal(await desk.payToCustomer(), 'recipient refused');

  await nextEpoch(client);
  assert.equal(await desk.payToCustomer(), 'executed');
}
// #endregion rehearse
