// Members of a test module; the usual test utilities are imported.
#[test_only, allow(unused)]
module example::tests;

use std::unit_test::{assert_eq, assert_ref_eq, destroy};
use sui::test_scenario;

// sample
