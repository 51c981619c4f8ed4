// #region epochs
#[test_only]
module timing::stipend_tests;

use std::unit_test::{assert_eq, destroy};
use sui::test_scenario as scenario;
use timing::stipend;

const USER: address = @0x71E;
const DAY_MS: u64 = 86_400_000;

#[test]
fun units_accrue_per_epoch() {
    let mut test = scenario::begin(USER);
    let mut stipend = stipend::new(100, test.ctx());
    assert_eq!(stipend.draw(test.ctx()), 0);

    test.next_epoch(USER);
    test.later_epoch(DAY_MS, USER);
    assert_eq!(test.ctx().epoch(), 2);
    assert_eq!(stipend::epoch_start_ms(test.ctx()), DAY_MS);
    assert_eq!(stipend.draw(test.ctx()), 200);
    assert_eq!(stipend.draw(test.ctx()), 0);

    destroy(stipend);
    test.end();
}
// #endregion epochs
