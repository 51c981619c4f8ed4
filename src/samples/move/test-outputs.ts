import type {Problem, Sample} from '../sample';
import type {PackageTest} from './check-packages';

const checker = 'move';

/**
 * A line of `sui move test` with the full name of a test that passed. One that failed may show what
 * a mistake looks like.
 */
const testLine = /^\s*\[ PASS +\] (\S+?)::(\S+?::\S+)$/;

/** A test that an output names. */
interface NamedTest {
  line: number;
  packageName: string;
  name: string;
}

function namedTests({code, line}: Sample): NamedTest[] {
  return code.split('\n').flatMap((text, index) => {
    const [, packageName, name] = testLine.exec(text) ?? [];
    return packageName && name ? [{line: line + index, packageName, name}] : [];
  });
}

const nameOf = (dir: string): string => dir.slice(dir.lastIndexOf('/') + 1);

/**
 * Compares what pages show as output of `sui move test` with the run of the packages: a test that
 * an output says has passed is one of its package, and passed here.
 *
 * @param outputs samples that are outputs
 * @param tests the tests of all packages, as they ran
 */
export function testOutputProblems(outputs: readonly Sample[], tests: readonly PackageTest[]): Problem[] {
  const results = new Map(tests.map(({dir, name, passed}) => [`${nameOf(dir)}::${name}`, passed]));
  const packages = new Set(tests.map(({dir}) => nameOf(dir)));
  return outputs.flatMap((sample) =>
    namedTests(sample).flatMap(({line, packageName, name}): Problem[] => {
      const passed = results.get(`${packageName}::${name}`);
      const problem = (message: string): Problem[] => [{page: sample.page, line, checker, code: 'TEST_OUTPUT', message}];
      if (!packages.has(packageName)) return problem(`there is no package ${packageName} with tests below examples/move`);
      if (passed === undefined) return problem(`${packageName} has no test ${name}`);
      return passed ? [] : problem(`the test ${name} of ${packageName} fails here`);
    }),
  );
}
