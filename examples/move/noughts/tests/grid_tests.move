#[test_only]
module noughts::grid_tests;

use noughts::grid::{Self, Grid};
use std::unit_test::assert_eq;

fun play(cells: vector<u8>): Grid {
    let mut grid = grid::empty();
    cells.do!(|cell| grid.place(cell));
    grid
}

// #region rules
#[test]
fun three_in_a_row_win() {
    let rows = play(vector[0, 3, 1, 4, 2]);
    assert_eq!(rows.winner(), option::some(0));
    let diagonal = play(vector[0, 2, 1, 4, 8, 6]);
    assert_eq!(diagonal.winner(), option::some(1));
}

#[test]
fun a_full_grid_without_a_row_is_a_draw() {
    let grid = play(vector[0, 1, 2, 4, 3, 5, 7, 6, 8]);
    assert!(grid.is_over());
    assert!(grid.winner().is_none());
}
// #endregion rules

#[test, expected_failure(abort_code = grid::ECellTaken)]
fun a_taken_cell_is_refused() { play(vector[4, 4]); }

#[test, expected_failure(abort_code = grid::ECellTaken)]
fun a_cell_outside_the_grid_is_refused() { play(vector[9]); }

#[test, expected_failure(abort_code = grid::EGameOver)]
fun nobody_places_after_the_end() { play(vector[0, 3, 1, 4, 2, 5]); }
