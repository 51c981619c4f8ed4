import type {Checked} from './check';

/** What came of a package, as Markdown. */
export function reportOf({tests, diagnostics}: Checked, compiler: string): string {
  const errors = diagnostics.filter(({severity}) => severity === 'error');
  const passed = tests.filter((test) => test.passed);
  const head =
    errors.length > 0
      ? `The package does not compile: ${errors.length === 1 ? 'one error' : `${errors.length} errors`}.`
      : `The package compiles. ${tests.length === 0 ? 'It has no unit tests.' : `${passed.length} of ${tests.length} unit tests pass.`}`;
  const found = diagnostics.map(
    ({severity, code, message, path, line, column}) => `- ${severity} ${code} at ${path}:${line}:${column}: ${message}`,
  );
  const failed = tests.flatMap(({name, failure}) =>
    failure === undefined
      ? []
      : [`- ${name}: ${failure.message}${failure.path === undefined ? '' : ` (${failure.path}:${failure.line ?? '?'})`}`],
  );
  return [
    head,
    ...(found.length === 0 ? [] : [`What the compiler says:\n\n${found.join('\n')}`]),
    ...(failed.length === 0 ? [] : [`Tests that fail:\n\n${failed.join('\n')}`]),
    `Checked with Sui Move ${compiler} against interfaces of the framework; functions that only nodes have cannot run in tests.`,
  ].join('\n\n');
}
