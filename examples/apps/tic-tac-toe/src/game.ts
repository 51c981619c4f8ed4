import {bcs} from '@mysten/sui/bcs';
import type {SuiGrpcClient} from '@mysten/sui/grpc';
import {Transaction} from '@mysten/sui/transactions';
import {PACKAGE_ID, TURN_MS} from './constants';

// #region read
/** The fields of the Move struct, in the order of its declaration. */
const GameBcs = bcs.struct('Game', {
  id: bcs.Address,
  players: bcs.vector(bcs.Address),
  grid: bcs.struct('Grid', {marks: bcs.vector(bcs.u16()), placed: bcs.u8()}),
  turn_ms: bcs.u64(),
  deadline_ms: bcs.u64(),
  timed_out: bcs.option(bcs.u8()),
});

const LINES = [7, 56, 448, 73, 146, 292, 273, 84];

export interface Game {
  id: string;
  players: string[];
  /** Nine cells: 0 for a cross, 1 for a nought. */
  cells: (0 | 1 | undefined)[];
  turn: 0 | 1;
  deadline: Date;
  /** Set when the game is over: a player, or a draw. */
  result?: 0 | 1 | 'draw';
}

function resultOf(
  [crosses = 0, noughts = 0]: readonly number[],
  timedOut: number | null,
): Game['result'] {
  if (timedOut !== null) return timedOut === 0 ? 1 : 0;
  if (LINES.some((line) => (crosses & line) === line)) return 0;
  if (LINES.some((line) => (noughts & line) === line)) return 1;
  return (crosses | noughts) === 511 ? 'draw' : undefined;
}

export async function readGame(
  client: SuiGrpcClient,
  id: string,
  signal?: AbortSignal,
): Promise<Game> {
  const {object} = await client.getObject({
    objectId: id,
    include: {content: true},
    signal,
  });
  const {players, grid, deadline_ms, timed_out} = GameBcs.parse(object.content);
  const [crosses = 0, noughts = 0] = grid.marks;
  return {
    id,
    players,
    cells: Array.from({length: 9}, (_, cell) =>
      (crosses >> cell) & 1 ? 0 : (noughts >> cell) & 1 ? 1 : undefined,
    ),
    turn: grid.placed % 2 === 0 ? 0 : 1,
    deadline: new Date(Number(deadline_ms)),
    result: resultOf(grid.marks, timed_out),
  };
}
// #endregion read

// #region write
const target = (name: string) => `${PACKAGE_ID}::open_game::${name}`;

export function start(opponent: string): Transaction {
  const tx = new Transaction();
  tx.moveCall({
    target: target('start'),
    arguments: [tx.pure.address(opponent), tx.pure.u64(TURN_MS), tx.object.clock()],
  });
  return tx;
}

export function place(game: string, cell: number): Transaction {
  const tx = new Transaction();
  tx.moveCall({
    target: target('place'),
    arguments: [tx.object(game), tx.pure.u8(cell), tx.object.clock()],
  });
  return tx;
}

export function claimTimeout(game: string): Transaction {
  const tx = new Transaction();
  tx.moveCall({
    target: target('claim_timeout'),
    arguments: [tx.object(game), tx.object.clock()],
  });
  return tx;
}

export function clear(game: string): Transaction {
  const tx = new Transaction();
  tx.moveCall({target: target('clear'), arguments: [tx.object(game)]});
  return tx;
}
// #endregion write
