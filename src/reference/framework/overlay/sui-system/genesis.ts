import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `sui_system::genesis`. */
export const genesisModule: ModuleOverlay = {
  summary:
    'Setup of a network: the first validators, the chain parameters and the allocation of SUI, applied once in the genesis transaction.',
  types: {
    GenesisChainParameters: {
      summary:
        'The settings with which a network starts. The tool that builds a genesis fills them in, and they become the `SystemParameters` and the subsidy schedule.',
      fields: {
        protocol_version: 'Protocol version of the first epoch.',
        chain_start_timestamp_ms: 'Unix time at which epoch 0 starts, in milliseconds.',
        epoch_duration_ms: 'Planned length of an epoch in milliseconds.',
        stake_subsidy_start_epoch: 'First epoch that pays a stake subsidy.',
        stake_subsidy_initial_distribution_amount: 'Subsidy of each epoch in the first period, in MIST.',
        stake_subsidy_period_length: 'Number of subsidies in a period, after which they shrink.',
        stake_subsidy_decrease_rate: 'Decrease from period to period in basis points, at most 10,000.',
        max_validator_count: 'Largest number of active validators that the network admits.',
        min_validator_joining_stake: 'Stake in MIST once required for joining; the current rules go by voting power instead.',
        validator_low_stake_threshold: 'Stake in MIST below which a validator used to be at risk; a threshold of voting power replaced it.',
        validator_very_low_stake_threshold: 'Stake in MIST below which a validator used to be removed without grace, likewise replaced.',
        validator_low_stake_grace_period: 'Number of epochs that a validator may be at risk before it has to leave.',
      },
    },
    GenesisValidatorMetadata: {
      summary: 'The application of one of the first validators, collected before the network starts. Genesis turns it into a `Validator`.',
      fields: {
        name: 'Name of the founding validator, ASCII text of at most 256 bytes.',
        description: 'What it says about itself, ASCII text of at most 256 bytes.',
        image_url: 'Where its picture is, at most 256 bytes.',
        project_url: 'Its website, at most 256 bytes.',
        sui_address: 'The address that administers it and receives its commission.',
        gas_price: 'Its first gas price quote in MIST, below 100,000.',
        commission_rate: 'Its first commission in basis points, at most 2,000.',
        protocol_public_key: 'BLS12-381 public key with which it signs checkpoints and transactions.',
        proof_of_possession: 'Signature that proves that it owns the protocol key.',
        network_public_key: 'Ed25519 public key that identifies its node in network connections.',
        worker_public_key: 'Ed25519 public key for its consensus messages, different from the network key.',
        network_address: 'Multiaddress of the service that takes transactions.',
        p2p_address: 'UDP multiaddress for state sync among nodes.',
        primary_address: 'UDP multiaddress for consensus.',
        worker_address: 'UDP multiaddress of the former consensus worker.',
      },
    },
    TokenAllocation: {
      summary: 'One line of the initial distribution: an amount of SUI for an address, either as a coin or as stake.',
      fields: {
        recipient_address: 'Who receives the coin or the `StakedSui`.',
        amount_mist: 'How much, in MIST.',
        staked_with_validator: 'Address of the validator with which it is staked, or `none` for a plain coin.',
      },
    },
    TokenDistributionSchedule: {
      summary:
        'The plan by which genesis divides the whole supply of SUI. The transaction fails unless the parts add up to the supply exactly.',
      fields: {
        stake_subsidy_fund_mist: 'Part that goes into the reserve for stake subsidies, in MIST.',
        allocations: 'All other parts, by recipient.',
      },
    },
  },
  errors: {
    ENotCalledAtGenesis: {
      when: 'The setup runs in an epoch other than 0. It is a private function, so only the genesis transaction can call it.',
      raisedBy: [],
      cure: 'Build a fresh genesis instead of repeating the setup.',
    },
    EDuplicateValidator: {
      when: 'Two of the first validators share an address, a name, a key or a network address.',
      raisedBy: [],
      cure: 'Correct the colliding entries in the genesis ceremony and build it again.',
    },
    ENotAValidator: {
      when: 'An allocation is to be staked with an address that is not among the first validators.',
      raisedBy: [],
      cure: 'Make `staked_with_validator` the `sui_address` of a genesis validator.',
    },
  },
};
