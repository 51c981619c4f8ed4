import {selectStages} from '../../run/select-stages';

const stages = [
  {name: 'build', needs: []},
  {name: 'lint', needs: []},
  {name: 'site', needs: ['build']},
  {name: 'report', needs: ['site']},
];

test.each([
  [[], ['build', 'lint', 'site', 'report']],
  [['lint'], ['lint']],
  [['report'], ['build', 'site', 'report']],
  [
    ['site', 'lint'],
    ['build', 'lint', 'site'],
  ],
])('%j runs %j', (names, expected) => {
  expect(selectStages(stages, names).map(({name}) => name)).toEqual(expected);
});

test('a name that no stage has is an error that lists the stages', () => {
  expect(() => selectStages(stages, ['lnit'])).toThrow(
    'There is no stage "lnit". Name one or more of build, lint, site, report, or none to run all.',
  );
});
