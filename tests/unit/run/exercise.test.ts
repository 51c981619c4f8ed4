import {withoutSolution} from '@site/src/run/panel/exercise';

const whole = {
  name: 'jar',
  dir: 'examples/move/jar',
  files: {'sources/jar.move': 'module jar::jar;\n\n    fun a() {}\n    fun b() {}\n\nfun c() {}', 'Move.toml': ''},
  regions: {'sources/jar.move': {solution: 3}},
  manifest: '',
  system: [],
  local: [],
};

test('a reader begins without the lines of the solution, which is kept', () => {
  const {files, solution} = withoutSolution(whole, {name: 'jar', file: 'sources/jar.move', region: 'solution'}, 2);
  expect(files['sources/jar.move']).toBe('module jar::jar;\n\n    // Your code goes here.\n\nfun c() {}');
  expect(solution).toBe(whole.files);
});
