// A valve for what nobody could explain yet: the summary of `npm test` names each test that needed
// it, and many fail the run.
jest.retryTimes(1, {logErrorsBeforeRetry: true});
