import type {PackageOverlay} from '../../../move/overlay-types';
import {genesisModule} from './genesis';
import {stakeSubsidyModule} from './stake-subsidy';
import {stakingPoolModule} from './staking-pool';
import {storageFundModule} from './storage-fund';
import {suiSystemModule} from './sui-system';
import {suiSystemStateInnerModule} from './sui-system-state-inner';
import {validatorModule} from './validator';
import {validatorCapModule} from './validator-cap';
import {validatorSetModule} from './validator-set';
import {validatorWrapperModule} from './validator-wrapper';
import {votingPowerModule} from './voting-power';

/** Our texts about the modules of `sui_system`. */
export const suiSystem: PackageOverlay = {
  genesis: genesisModule,
  stake_subsidy: stakeSubsidyModule,
  staking_pool: stakingPoolModule,
  storage_fund: storageFundModule,
  sui_system: suiSystemModule,
  sui_system_state_inner: suiSystemStateInnerModule,
  validator: validatorModule,
  validator_cap: validatorCapModule,
  validator_set: validatorSetModule,
  validator_wrapper: validatorWrapperModule,
  voting_power: votingPowerModule,
};
