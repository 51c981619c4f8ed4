/**
 * In place of `test`, for what `npm test` leaves to `npm run test:all`, as `tests/jest/nightly.cjs`
 * does for whole files: a second screen, a state that is rare, or a look in another mode, where
 * another test of the same file goes over the reader's path each time.
 */
export const nightly = process.env.TESTS === 'change' ? test.skip : test;
