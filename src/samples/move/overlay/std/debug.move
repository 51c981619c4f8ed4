module std::debug;

public native fun print<T>(value: &T);
public native fun print_stack_trace();
