/** A text that stays in English in every language. */
export interface Exception {
  file: string;
  /** The text as the finding has it, with … for what is computed. */
  text: string;
  reason: string;
}

const byLabel = 'It is compared with the label as the checks write it, and never shown.';
const forMaintainers = 'It goes into a report, which maintainers read, and not into the page.';
const forPrograms = 'Programs get it in English; readers get src/error-decoder/decode/sentences-here.ts.';
const asCode = 'It is code, or the path of a file.';

/**
 * Texts that are not translated, each with its reason. One that is no longer found fails the test.
 */
export const exceptions: readonly Exception[] = [
  ...['Checked against the sui', 'Checked against the types', 'Not checked'].map((text) => ({
    file: 'src/code/SampleNote/Result.tsx',
    text,
    reason: byLabel,
  })),
  ...['File: ……', 'Page: …', 'Check: …', 'What is wrong:', 'A sample on …'].map((text) => ({
    file: 'src/code/SampleNote/report-of-sample.ts',
    text,
    reason: forMaintainers,
  })),
  ...['Page: …, …', 'Section: …', 'Written for: Sui …', 'What is wrong:', 'Mistake on “…”'].map((text) => ({
    file: 'src/page-tools/report.ts',
    text,
    reason: forMaintainers,
  })),
  ...[
    'Execution failed: {what}.',
    'Found {what}.',
    'This is {what}.',
    'This is most likely {what}.',
    'This may be {what}, but the text has few words of its message.',
  ].map((text) => ({
    file: 'src/error-decoder/decode/sentence.ts',
    text,
    reason: forPrograms,
  })),
  {
    file: 'src/error-decoder/ErrorDecoder/index.tsx',
    text: "MoveAbort in 2nd command, abort code: 2, in '0x2::balance::split' (instruction 10)",
    reason: 'It is a message of a program, which speaks English.',
  },
  {file: 'src/registry/PageFinder/index.tsx', text: 'guides/developer', reason: asCode},
  {file: 'src/run/Playground/AddFile.tsx', text: 'sources/name.move', reason: asCode},
];

/**
 * Folders whose texts are what pages are about, and not the interface: a translation of the pages
 * would translate them.
 */
export const contentFolders = ['src/facts/', 'src/reference/'] as const;
