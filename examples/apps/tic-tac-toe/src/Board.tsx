import type {Transaction} from '@mysten/sui/transactions';
import {claimTimeout, clear, place, type Game} from './game';
import {useGame} from './useGame';
import {useSend} from './useSend';

const SIGNS = ['X', 'O'];

// #region status
function statusOf({result, turn, players}: Game, account: string): string {
  if (result === 'draw') return 'A draw.';
  if (result !== undefined)
    return players[result] === account
      ? 'You have won.'
      : `${SIGNS[result] ?? ''} has won.`;
  return players[turn] === account ? 'Your turn.' : `Waiting for ${SIGNS[turn] ?? ''}.`;
}
// #endregion status

const labelOf = (cell: number, mark: number | undefined): string =>
  `Cell ${cell + 1}${mark === undefined ? '' : `, ${SIGNS[mark] ?? ''}`}`;

interface BoardProps {
  id: string;
  account: string;
  onClear: () => void;
}

// #region board
export function Board({id, account, onClear}: BoardProps) {
  const {game, error, refresh} = useGame(id);
  const {send, pending, message} = useSend();

  async function act(transaction: Transaction, done: () => void) {
    if (await send(transaction)) done();
  }

  if (!game) return <p role="status">{error ?? 'Loading…'}</p>;
  const isOver = game.result !== undefined;
  const isMyTurn = !isOver && game.players[game.turn] === account;

  return (
    <section>
      <p role="status">{statusOf(game, account)}</p>
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(3, 4rem)',
          gridAutoRows: '4rem',
          gap: 4,
        }}
      >
        {game.cells.map((mark, cell) => (
          <button
            key={cell}
            aria-label={labelOf(cell, mark)}
            disabled={pending || !isMyTurn || mark !== undefined}
            onClick={() => void act(place(id, cell), refresh)}
          >
            {mark === undefined ? '' : SIGNS[mark]}
          </button>
        ))}
      </div>
      {!isOver && <p>Time until {game.deadline.toLocaleString()}.</p>}
      {!isOver && !isMyTurn && (
        <button disabled={pending} onClick={() => void act(claimTimeout(id), refresh)}>
          Claim the time-out
        </button>
      )}
      {isOver && (
        <button disabled={pending} onClick={() => void act(clear(id), onClear)}>
          Clear the board
        </button>
      )}
      {message && <p role="alert">{message}</p>}
    </section>
  );
}
// #endregion board
