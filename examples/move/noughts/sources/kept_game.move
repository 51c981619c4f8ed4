// #region structs
/// A board in one owner's keeping: a referee, or a multisig address of the two players.
/// Players write their turns on slips; the keeper enters them and can neither invent nor
/// change one.
module noughts::kept_game;

use noughts::grid::{Self, Grid};
use sui::event;
use sui::transfer::Receiving;

#[error]
const EWrongTurn: vector<u8> = b"The slip is for another turn or from the other player";
#[error]
const ESlipNotStale: vector<u8> = b"The turn of this slip has not passed";
#[error]
const ENotEnded: vector<u8> = b"The game has not ended";

/// `store`, so that its keeper may also hold it as a party object.
public struct Match has key, store { id: UID, grid: Grid }

/// The right to write slips for one player. No `store`: it stays with the player.
public struct Pen has key { id: UID, game: ID, player: u8 }

/// One turn of one player, addressed to the match.
public struct Slip has key { id: UID, player: u8, turn: u8, cell: u8 }

public struct Entered has copy, drop { game: ID, player: u8, cell: u8 }
// #endregion structs

// #region players
/// Gives each player a pen and returns the match, for the sender to hand to its keeper.
public fun new(crosses: address, noughts: address, ctx: &mut TxContext): Match {
    let game = Match { id: object::new(ctx), grid: grid::empty() };
    let id = object::id(&game);
    transfer::transfer(Pen { id: object::new(ctx), game: id, player: 0 }, crosses);
    transfer::transfer(Pen { id: object::new(ctx), game: id, player: 1 }, noughts);
    game
}

/// Sends a turn to the match. `turn` is the number of marks on the grid, so a slip counts
/// once.
public fun write(pen: &Pen, turn: u8, cell: u8, ctx: &mut TxContext) {
    let slip = Slip { id: object::new(ctx), player: pen.player, turn, cell };
    transfer::transfer(slip, pen.game.to_address());
}

public fun throw_away(pen: Pen) {
    let Pen { id, .. } = pen;
    id.delete();
}
// #endregion players

// #region keeper
/// Enters a slip. It must be for the present turn, and its player the one to move.
public fun enter(game: &mut Match, slip: Receiving<Slip>) {
    let Slip { id, player, turn, cell } = transfer::receive(&mut game.id, slip);
    assert!(turn == game.grid.placed() && player == game.grid.turn(), EWrongTurn);
    id.delete();
    game.grid.place(cell);
    event::emit(Entered { game: object::id(game), player, cell });
}

/// Removes a slip whose turn is over, such as a second one for the same turn.
public fun discard(game: &mut Match, slip: Receiving<Slip>) {
    let Slip { id, turn, .. } = transfer::receive(&mut game.id, slip);
    assert!(turn < game.grid.placed(), ESlipNotStale);
    id.delete();
}

public fun clear(game: Match) {
    let Match { id, grid } = game;
    assert!(grid.is_over(), ENotEnded);
    id.delete();
}
// #endregion keeper

public fun winner(game: &Match): Option<u8> { game.grid.winner() }
