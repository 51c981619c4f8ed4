// #region grid
/// The rules alone: nine cells, two marks, whose turn it is and who has three in a row.
module noughts::grid;

const CELLS: u8 = 9;
const FULL: u16 = 511;
/// The eight lines as bits of the cells: three rows, three columns, two diagonals.
const LINES: vector<u16> = vector[7, 56, 448, 73, 146, 292, 273, 84];

#[error]
const ECellTaken: vector<u8> = b"The cell is taken or does not exist";
#[error]
const EGameOver: vector<u8> = b"The game is over";

/// Cells of each player as bits. Player 0 has the crosses and begins.
public struct Grid has copy, drop, store { marks: vector<u16>, placed: u8 }

public fun empty(): Grid { Grid { marks: vector[0, 0], placed: 0 } }

/// The player whose turn it is: 0 or 1.
public fun turn(grid: &Grid): u8 { grid.placed % 2 }

public fun placed(grid: &Grid): u8 { grid.placed }

/// Puts the mark of the player whose turn it is into a cell.
public fun place(grid: &mut Grid, cell: u8) {
    assert!(!grid.is_over(), EGameOver);
    let taken = grid.marks[0] | grid.marks[1];
    assert!(cell < CELLS && (taken >> cell) & 1 == 0, ECellTaken);
    let marks = &mut grid.marks[grid.placed as u64 % 2];
    *marks = *marks | (1 << cell);
    grid.placed = grid.placed + 1;
}

public fun winner(grid: &Grid): Option<u8> {
    let lines = LINES;
    if (lines.any!(|line| grid.marks[0] & *line == *line)) return option::some(0);
    if (lines.any!(|line| grid.marks[1] & *line == *line)) return option::some(1);
    option::none()
}

public fun is_over(grid: &Grid): bool {
    grid.winner().is_some() || grid.marks[0] | grid.marks[1] == FULL
}
// #endregion grid
