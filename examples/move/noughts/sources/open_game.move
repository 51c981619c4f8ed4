// #region structs
/// Two players at one shared board. The module checks whose turn it is.
module noughts::open_game;

use noughts::grid::{Self, Grid};
use sui::clock::Clock;
use sui::event;

#[error]
const EUnequalPlayersOnly: vector<u8> = b"A game needs two different players";
#[error]
const ENotYourTurn: vector<u8> = b"It is the turn of the other player";
#[error]
const EEnded: vector<u8> = b"The game has ended";
#[error]
const ENotEnded: vector<u8> = b"The game has not ended";
#[error]
const EStillTime: vector<u8> = b"The other player still has time";
#[error]
const ENotAPlayer: vector<u8> = b"Only the players may do this";

public struct Game has key {
    id: UID,
    /// The first has the crosses and begins.
    players: vector<address>,
    grid: Grid,
    turn_ms: u64,
    deadline_ms: u64,
    /// The player who let the time run out.
    timed_out: Option<u8>,
}

public struct Started has copy, drop { game: ID, players: vector<address> }

public struct Placed has copy, drop { game: ID, player: address, cell: u8, turn: u8 }
// #endregion structs

// #region play
/// The sender begins against `opponent`.
public fun start(opponent: address, turn_ms: u64, clock: &Clock, ctx: &mut TxContext) {
    let players = vector[ctx.sender(), opponent];
    assert!(players[0] != players[1], EUnequalPlayersOnly);
    let game = Game {
        id: object::new(ctx),
        players,
        grid: grid::empty(),
        turn_ms,
        deadline_ms: clock.timestamp_ms() + turn_ms,
        timed_out: option::none(),
    };
    event::emit(Started { game: object::id(&game), players });
    transfer::share_object(game);
}

public fun place(game: &mut Game, cell: u8, clock: &Clock, ctx: &TxContext) {
    assert!(!game.is_over(), EEnded);
    let turn = game.grid.turn();
    assert!(ctx.sender() == game.players[turn as u64], ENotYourTurn);
    game.grid.place(cell);
    game.deadline_ms = clock.timestamp_ms() + game.turn_ms;
    event::emit(Placed { game: object::id(game), player: ctx.sender(), cell, turn });
}
// #endregion play

// #region end
/// Ends a game whose player has gone away: the other one wins.
public fun claim_timeout(game: &mut Game, clock: &Clock) {
    assert!(!game.is_over(), EEnded);
    assert!(clock.timestamp_ms() > game.deadline_ms, EStillTime);
    game.timed_out = option::some(game.grid.turn());
}

/// Deletes a game that is over. The player who does it gets the storage rebate.
public fun clear(game: Game, ctx: &TxContext) {
    assert!(game.is_over(), ENotEnded);
    let Game { id, players, .. } = game;
    assert!(players.contains(&ctx.sender()), ENotAPlayer);
    id.delete();
}

public fun is_over(game: &Game): bool { game.timed_out.is_some() || game.grid.is_over() }

/// The address that has won, if any.
public fun winner(game: &Game): Option<address> {
    let winner = game.timed_out.map!(|player| 1 - player).or!(game.grid.winner());
    winner.map!(|player| game.players[player as u64])
}
// #endregion end
