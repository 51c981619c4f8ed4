import {sourceFacts} from '@site/src/samples/move/source-facts';

const source = `// A comment that says module x::y;
module a::first {
    #[test]
    // between
    fun one() {}

    #[test_only]
    public fun helper() {}

    #[test, expected_failure(abort_code = 1)]
    fun two() {}
}

#[test_only]
module a::second {
    #[random_test]
    fun three(x: u8) {}

    #[test, expected_failure]
    fun four() {}

    #[test]
    #[expected_failure]
    fun five() {}
}
`;

describe('the facts of a source file', () => {
  it('are its modules, tests and bare expected failures, with lines', async () => {
    expect(await sourceFacts(source)).toEqual({
      modules: [
        {name: 'first', line: 2},
        {name: 'second', line: 15},
      ],
      tests: [
        {name: 'first::one', line: 5},
        {name: 'first::two', line: 11},
        {name: 'second::three', line: 17},
        {name: 'second::four', line: 20},
        {name: 'second::five', line: 24},
      ],
      bareExpectedFailures: [19, 23],
    });
  });

  it('are few in a file that does not parse', async () => {
    expect(await sourceFacts('fun f(')).toEqual({modules: [], tests: [], bareExpectedFailures: []});
  });
});
