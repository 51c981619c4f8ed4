/**
 * How long a step in a browser may take, in milliseconds, on a machine that runs other stages of the tests at the same time. It only guards
 * against a step that never ends: it is some thirty times what the slowest one takes on a quiet machine.
 */
export const patience = 240_000;
