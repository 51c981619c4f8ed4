import {digests, type ServiceOverlay} from './types';

export const forkingService: ServiceOverlay = {
  client: 'forkingService',
  host: 'local',
  topic: 'Control of a local fork (alpha)',
  description:
    'ForkingService, an alpha gRPC service of local forks: move the clock, seal a checkpoint and read the state of a forked network.',
  intro: [
    'ForkingService controls a local fork: a network on your machine that starts from the state of a real one at some checkpoint. Only the fork tool serves it; full nodes do not, and answer `UNIMPLEMENTED`.',
    'The package is `sui.forking.v1alpha`. Alpha means that fields and methods may change or vanish in any release; keep it to tests.',
  ],
  methods: {
    AdvanceClock: {
      summary: 'Moves the clock object `0x6` of the fork forward, by one millisecond where you name no duration.',
      notes: ['Use it to test what depends on time, such as a vesting schedule, without waiting.'],
      request: {duration_ms: '86400000'},
      response: [{timestampMs: '1795279328317', txDigest: digests.transaction}],
    },
    AdvanceCheckpoint: {
      summary: 'Seals what was executed since the last checkpoint into a new one.',
      request: {},
      response: [{checkpointSequenceNumber: '389214508', timestampMs: '1795279328317'}],
    },
    GetStatus: {
      summary: 'Returns epoch, checkpoint and clock of the fork, and the checkpoint that it started from.',
      request: {},
      response: [{epoch: '1262', checkpointSequenceNumber: '389214508', timestampMs: '1795279328317', forkedAtCheckpoint: '389214500'}],
    },
  },
};
