import {bcs} from '@mysten/sui/bcs';
import type {App} from '../app';
import {walletAddress} from '../draw/fixed';
import {connect} from './connect';

const id = '0x2c84e6f1093bd75ae16c40f89b2d57a3e80f41c6b97d25380ea4fd1376c9b05e';
const opponent = '0xb7410fd29ce6385a04e8c17f6b93d25e9016fa47c3d85b20e9f7416ad805c39b';

const Game = bcs.struct('Game', {
  id: bcs.Address,
  players: bcs.vector(bcs.Address),
  grid: bcs.struct('Grid', {marks: bcs.vector(bcs.u16()), placed: bcs.u8()}),
  turn_ms: bcs.u64(),
  deadline_ms: bcs.u64(),
  timed_out: bcs.option(bcs.u8()),
});

/** The bits of cells, of which 0 is the first. */
const marks = (...cells: readonly number[]): number => cells.reduce((bits, cell) => bits | (1 << cell), 0);

/**
 * A game on the shared board, in which it is the visitor's turn: the cross in the bottom row wins.
 */
export const noughts: App = {
  folder: 'examples/apps/tic-tac-toe',
  window: {width: 480, height: 440},
  hasWallet: true,
  ledger: {
    objects: [
      {
        id,
        type: '0xe15b9d04c7a2386f90ed41b75c38fa6207b3d8c51f946ae0728dcb35f9e06a14::open_game::Game',
        content: Game.serialize({
          id,
          players: [walletAddress, opponent],
          grid: {marks: [marks(4, 6, 8), marks(0, 2, 5)], placed: 6},
          turn_ms: 86_400_000n,
          deadline_ms: BigInt(Date.UTC(2026, 10, 28, 9, 30)),
          timed_out: null,
        }).toBytes(),
      },
    ],
  },
  hash: `#${id}`,
  drive: async (page) => {
    await connect(page);
    await page.getByText('Your turn.').waitFor();
  },
};
