/**
 * How long a step of a test may take, in milliseconds, counted from when the step begins. It only
 * guards against a step that never ends: it is some thirty times what the slowest one takes on a
 * quiet machine.
 */
export const patience = 240_000;
