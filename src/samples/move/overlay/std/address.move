module std::address;

public fun length(): u64 { 32 }
