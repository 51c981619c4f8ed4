module std::internal;

public struct Permit<phantom T>() has drop;

public fun permit<T>(): Permit<T> { Permit() }
