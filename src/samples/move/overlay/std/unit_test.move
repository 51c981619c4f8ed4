#[test_only]
module std::unit_test;

public macro fun assert_eq<$T: drop>($left: $T, $right: $T) {
    let left = $left;
    let right = $right;
    assert_ref_eq!(&left, &right);
}

public macro fun assert_ref_eq<$T>($left: &$T, $right: &$T) {
    let left = $left;
    let right = $right;
    if (left != right) {
        std::debug::print(&b"Assertion failed:");
        std::debug::print(left);
        std::debug::print(&b"!=");
        std::debug::print(right);
        assert!(false);
    }
}

public native fun destroy<T>(value: T);

// The compiler calls this in every module of test mode, so that test code cannot be published.
public native fun poison();
