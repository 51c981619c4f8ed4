module sui::types;

public native fun is_one_time_witness<T: drop>(value: &T): bool;
