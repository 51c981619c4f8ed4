/**
 * Asks one thing at a time: what is asked while an answer is under way is asked after it, and only
 * the last of it, so that a quick typist does not pay for each letter.
 *
 * @param answer never rejects
 */
export function latestOnly<Question>(answer: (question: Question) => Promise<void>): (question: Question) => void {
  let isBusy = false;
  let waiting: (() => void) | undefined;
  const start = (question: Question): void => {
    isBusy = true;
    void answer(question).finally(() => {
      isBusy = false;
      const next = waiting;
      waiting = undefined;
      next?.();
    });
  };
  return (question) => {
    if (isBusy) waiting = start.bind(undefined, question);
    else start(question);
  };
}
