#[test_only]
module workshop::bench_tests;

use std::unit_test::assert_eq;
use sui::test_scenario::{Self as scenario, Scenario};
use workshop::bench::{Self, Bench};

const SMITH: address = @0x51;

/// A bench with a chisel and a plane.
fun equipped_bench(): Scenario {
    let mut test = scenario::begin(SMITH);
    bench::set_up(test.ctx());
    test.next_tx(SMITH);
    let mut bench = test.take_shared<Bench>();
    bench.leave(b"chisel".to_string(), bench::forge(5, test.ctx()));
    bench.leave(b"plane".to_string(), bench::forge(7, test.ctx()));
    scenario::return_shared(bench);
    test.next_tx(SMITH);
    test
}

#[test]
fun a_borrowed_tool_comes_back_changed() {
    let test = equipped_bench();
    let mut bench = test.take_shared<Bench>();

    let (mut chisel, promise) = bench.take(b"chisel".to_string());
    chisel.sharpen(3);
    bench.put_back(chisel, promise);

    let (chisel, promise) = bench.take(b"chisel".to_string());
    assert_eq!(chisel.edge(), 8);
    bench.put_back(chisel, promise);

    scenario::return_shared(bench);
    test.end();
}

#[test, expected_failure(abort_code = bench::EOtherTool)]
fun another_tool_does_not_keep_the_promise() {
    let test = equipped_bench();
    let mut bench = test.take_shared<Bench>();
    let (_chisel, promise) = bench.take(b"chisel".to_string());
    let (plane, _promise) = bench.take(b"plane".to_string());
    bench.put_back(plane, promise);
    abort
}
