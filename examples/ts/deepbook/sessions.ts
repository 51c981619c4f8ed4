// #region field
import {bcs} from '@mysten/sui/bcs';
import {deriveDynamicFieldID} from '@mysten/sui/utils';

/** The IDs of the two packages, from the configuration of your deployment. */
export interface Packages {
  account: string;
  sessions: string;
}

/** ID of the field in which an account keeps all its grants. */
export function grantsField(accountId: string, packages: Packages): string {
  const app = `${packages.sessions}::sessions::SessionsApp`;
  const key = `${packages.account}::account::DataKey<${app}>`;
  return deriveDynamicFieldID(accountId, key, new Uint8Array([0]));
}
// #endregion field

// #region decode
const Grants = bcs.struct('Field', {
  id: bcs.Address,
  name: bcs.bool(),
  value: bcs.vector(bcs.struct('Entry', {key: bcs.Address, value: bcs.u64()})),
});

export interface Grant {
  session: string;
  expiresAt: number;
}

/** All grants of an account, from the content of that field. */
export const grantsIn = (content: Uint8Array): Grant[] =>
  Grants.parse(content).value.map(({key, value}) => ({
    session: key,
    expiresAt: Number(value),
  }));

/** A grant is dead at its expiration already, and keeps its place until it is revoked. */
export const isAlive = ({expiresAt}: Grant, now: number) => now < expiresAt;
// #endregion decode
