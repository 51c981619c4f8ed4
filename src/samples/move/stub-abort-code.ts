/**
 * Abort code of every function that has a signature but no body: 0xFACADE. A test that reaches one
 * says so plainly.
 */
export const stubAbortCode = 0xfacade;
