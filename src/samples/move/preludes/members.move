// Members of a module: functions, structs, constants, imports.
#[allow(unused)]
module example::members;

// sample
