#[test_only]
module sui::test_utils;

const AssertionFailed: u64 = 0;

public native fun create_one_time_witness<T: drop>(): T;

#[deprecated(note = b"Use `std::debug::print` instead")]
public fun print(message: vector<u8>) { std::debug::print(&message.to_ascii_string()) }

#[deprecated(note = b"Use `std::unit_test::assert_eq!` instead")]
public fun assert_eq<T: drop>(left: T, right: T) { assert_ref_eq(&left, &right) }

#[deprecated(note = b"Use `std::unit_test::assert_ref_eq!` instead")]
public fun assert_ref_eq<T>(left: &T, right: &T) {
    if (left != right) {
        std::debug::print(left);
        std::debug::print(right);
        abort AssertionFailed
    }
}

#[deprecated(note = b"Use `std::unit_test::destroy` instead")]
public fun destroy<T>(value: T) { std::unit_test::destroy(value) }
