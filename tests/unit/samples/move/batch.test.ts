import path from 'node:path';
import {checkUnits} from '@site/src/samples/move/batch';
import {BatchLayout} from '@site/src/samples/move/batch-layout';
import {checkUnitsCached} from '@site/src/samples/move/cached-batch';
import {CompilerTimeout} from '@site/src/samples/move/compiler/client';
import type {CompilerOutcome, CompilerTask} from '@site/src/samples/move/compiler/protocol';
import {batchResultSchema} from '@site/src/samples/move/findings';
import {makeUnit, type Unit} from '@site/src/samples/move/units';
import {openResultCache} from '@site/src/samples/lib/result-cache';
import {FakeCompiler, noCache} from './support';

const unit = (id: string, text = `module ${id}::m;\n#[test]\nfun t() {}\n`): Promise<Unit> =>
  makeUnit({id, addresses: [id], files: {'sources/m.move': text}, identity: text});

const dependencies = {json: '[]', addresses: {std: '0x1'}};
const tools = (compiler: FakeCompiler) => ({compiler, dependencies, edition: '2024'});

const has = (task: CompilerTask, id: string): boolean =>
  'files' in task && Object.keys(task.files).some((file) => file.startsWith(`sources/${id}/`));
const error = (id: string, code: string): CompilerOutcome => ({
  ok: false,
  output: `error[${code}]: bad thing\n  ┌─ sources/${id}/m.move:3:5\n  │\n3 │ fun t() {}\n  │     ^ Here\n`,
});
const fine: CompilerOutcome = {ok: true, output: ''};
const report = (...lines: string[]): CompilerOutcome => ({
  ok: lines.every((line) => line.includes('PASS')),
  output: ['Running Move unit tests', ...lines, ''].join('\n'),
});

describe('a batch', () => {
  it('leaves out what fails and runs again, until late errors show too', async () => {
    const compiler = new FakeCompiler((task) => {
      if (has(task, 'early')) return error('early', 'E04007');
      if (has(task, 'late')) return error('late', 'E07001');
      return task.task === 'test' ? report('[ PASS    ] right::m::t') : fine;
    });
    const {findings, tests} = await checkUnits([await unit('early'), await unit('late'), await unit('right')], tools(compiler));
    expect(findings).toEqual([
      {unit: 'early', path: 'sources/m.move', line: 3, severity: 'error', code: 'E04007', message: 'bad thing: Here'},
      {unit: 'late', path: 'sources/m.move', line: 3, severity: 'error', code: 'E07001', message: 'bad thing: Here'},
    ]);
    expect(tests).toEqual([{unit: 'right', name: 'm::t', passed: true}]);
    expect(compiler.tasks.map(({task}) => task)).toEqual(['compile', 'compile', 'compile', 'test', 'test']);
  });

  it('stops at an error that no unit owns', async () => {
    const compiler = new FakeCompiler(() => ({ok: false, output: 'error[E04007]: bad\n  ┌─ dependencies/Sui/sources/coin.move:3:5\n'}));
    await expect(checkUnits([await unit('a')], tools(compiler))).rejects.toThrow(
      /rejects the batch for a reason that no sample's file owns/,
    );
  });

  it('reports a failed test at its function where the runner names no place', async () => {
    const compiler = new FakeCompiler(({task}) => (task === 'test' ? report('[ FAIL    ] a::m::t') : fine));
    const {findings, tests} = await checkUnits([await unit('a')], tools(compiler));
    expect(findings).toEqual([
      {unit: 'a', path: 'sources/m.move', line: 3, severity: 'error', code: 'E11001', message: 'unit test m::t: failed'},
    ]);
    expect(tests).toEqual([{unit: 'a', name: 'm::t', passed: false}]);
  });

  it('finds the unit whose test never ends', async () => {
    const compiler = new FakeCompiler((task) => {
      if (task.task === 'compile' || has(task, 'late_error')) return fine;
      if (has(task, 'endless')) throw new CompilerTimeout('not done');
      return report('[ PASS    ] a::m::t', '[ PASS    ] b::m::t');
    });
    const units = await Promise.all(['a', 'endless', 'b'].map((id) => unit(id)));
    const {findings} = await checkUnits(units, tools(compiler));
    expect(findings).toEqual([
      {unit: 'endless', path: 'sources/m.move', line: 1, severity: 'error', code: 'E11001', message: 'a unit test does not end: not done'},
    ]);
  });

  it("reports the verifier's refusal at the module", async () => {
    const units = [await unit('a', 'module a::other;\n'), await unit('b', '// A comment.\nmodule b::shop;\n')];
    const manifest = new BatchLayout(units, '2024', {}).files['Move.toml'] ?? '';
    const [, number = ''] = /^b = "0x(.+)"$/m.exec(manifest) ?? [];
    const output = `Bytecode Verification Failed: { source: Some("Invalid in ${number.padStart(64, '0')}::shop::sell."), command: None }`;
    const compiler = new FakeCompiler((task) => (has(task, 'b') ? {ok: false, output} : fine));
    const {findings} = await checkUnits(units, tools(compiler));
    expect(findings).toMatchObject([{unit: 'b', path: 'sources/m.move', line: 2, code: 'VERIFIER'}]);
  });

  it('asks for the reason of an expected failure', async () => {
    const compiler = new FakeCompiler(({task}) => (task === 'test' ? report('[ PASS    ] a::m::t') : fine));
    const {findings} = await checkUnits(
      [await unit('a', 'module a::m;\n#[test, expected_failure]\nfun t() { abort 1 }\n')],
      tools(compiler),
    );
    expect(findings).toMatchObject([{line: 2, code: 'BARE_EXPECTED_FAILURE'}]);
  });

  it('does not take the same address twice', async () => {
    const twin = await makeUnit({id: 'b', addresses: ['a'], files: {}, identity: ''});
    expect(() => new BatchLayout([{...twin, id: 'c'}, twin], '2024', {})).toThrow(/"b" and "c" both name an address "a"/);
  });
});

describe('a batch with results of earlier runs', () => {
  it('asks the compiler only for what is new', async () => {
    const compiler = new FakeCompiler((task) =>
      has(task, 's1') || has(task, 's9') ? error(has(task, 's1') ? 's1' : 's9', 'E04007') : fine,
    );
    const file = path.join(noCache(), 'batch.json');
    const open = () => openResultCache(file, 'stamp', batchResultSchema);
    const wrong = 'module w::m;\n';
    const first = await checkUnitsCached([await unit('s1', wrong)], tools(compiler), open());
    expect(first.findings).toHaveLength(1);
    expect(compiler.tasks).toHaveLength(1);

    const second = await checkUnitsCached([await unit('s9', wrong)], tools(compiler), open());
    expect(second.findings).toEqual(first.findings.map((finding) => ({...finding, unit: 's9'})));
    expect(compiler.tasks).toHaveLength(1);

    await checkUnitsCached([await unit('s2', 'module other::m;\n')], tools(compiler), open());
    expect(compiler.tasks).toHaveLength(2);
  });
});
