/** What the build writes under a sequence. */
export const diagramTexts = {
  'diagrams.request': 'request or message',
  'diagrams.answer': 'answer',
};
