/** What a run gets on any machine whose engine compiles WebAssembly, in milliseconds. */
const usual = 10_000;

/** The longest that a reader waits for tests that do not end. */
const longest = 60_000;

/** A run builds, and then runs tests that take a fraction of that; the rest is for machines that are busy. */
const builds = 8;

/**
 * How long building and testing may take, in milliseconds. An engine that interprets the compiler, as WebKit does where it may not compile
 * at run time, needs longer than ten seconds beside other programs.
 *
 * @param building what a first build took, in milliseconds
 */
export const limitFor = (building: number): number => Math.min(Math.max(usual, builds * building), longest);
