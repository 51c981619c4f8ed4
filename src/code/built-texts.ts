/**
 * What the build writes under samples and above output. The labels are those of
 * src/samples/reader-labels.ts.
 */
export const codeTexts = {
  'code.label.compiled': 'Compiled with Sui Move {version}',
  'code.label.parsed': 'Parsed with Sui Move {version}',
  'code.label.validated': 'Validated against the schema of @mysten/sui {version}',
  'code.label.command': 'Checked against the sui {version} command line',
  'code.label.types': 'Checked against the types of @mysten/sui {version}',
  'code.label.typeChecked': 'Type-checked against {packages}',
  'code.label.notChecked': 'Not checked yet',
  'code.output': 'Output',
};
