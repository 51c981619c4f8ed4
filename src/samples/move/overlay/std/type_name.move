module std::type_name;

use std::ascii::{Self, String};

const ENonModuleType: u64 = 0;

public struct TypeName has copy, drop, store { name: String }

public native fun with_defining_ids<T>(): TypeName;
public native fun with_original_ids<T>(): TypeName;
public native fun defining_id<T>(): address;

public fun is_primitive(self: &TypeName): bool { !has_path(self) }

public fun as_string(self: &TypeName): &String { &self.name }

public fun into_string(self: TypeName): String { self.name }

public fun address_string(self: &TypeName): String {
    assert!(has_path(self), ENonModuleType);
    self.name.substring(0, 64)
}

public fun module_string(self: &TypeName): String {
    assert!(has_path(self), ENonModuleType);
    let rest = self.name.substring(66, self.name.length());
    rest.substring(0, rest.index_of(&ascii::string(b"::")))
}

public fun datatype_string(self: &TypeName): String {
    let rest = self.name.substring(66 + self.module_string().length() + 2, self.name.length());
    rest.substring(0, rest.index_of(&ascii::string(b"<")))
}

#[deprecated(note = b"Renamed to `with_defining_ids` for clarity.")]
public native fun get<T>(): TypeName;
#[deprecated(note = b"Renamed to `with_original_ids` for clarity.")]
public native fun get_with_original_ids<T>(): TypeName;

#[deprecated(note = b"Use `as_string` instead.")]
public fun borrow_string(self: &TypeName): &String { self.as_string() }

#[deprecated(note = b"Use `address_string` instead.")]
public fun get_address(self: &TypeName): String { self.address_string() }

#[deprecated(note = b"Use `module_string` instead.")]
public fun get_module(self: &TypeName): String { self.module_string() }

// A type of a module is written as 64 hex digits, "::", module, "::", name; a primitive has no "::".
fun has_path(self: &TypeName): bool {
    let name = &self.name;
    name.length() > 66 && name.substring(64, 66) == ascii::string(b"::")
}
