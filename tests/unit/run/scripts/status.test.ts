import {nextState} from '@site/src/run/scripts/panel/next-state';
import {scriptStatus, type ScriptPhase, type ScriptState} from '@site/src/run/scripts/panel/status';
import type {Print} from '@site/src/run/scripts/worker/protocol';

const line: Print = {level: 'log', values: [{text: 'a'}]};
const state = (phase: ScriptPhase, more: Partial<ScriptState> = {}): ScriptState =>
  ({prints: [], isFull: false, ofEdits: false, ...phase, ...more}) as ScriptState;
const failure = {name: 'TypeError', message: 'no'};

test.each<[ScriptState, string]>([
  [state({phase: 'idle'}), ''],
  [state({phase: 'loading'}), 'Loading the packages that the code imports…'],
  [state({phase: 'running'}), 'Running…'],
  [state({phase: 'done', took: 120}), 'Finished in 0.1 s. It printed nothing.'],
  [state({phase: 'done', took: 120}, {prints: [line]}), 'Finished in 0.1 s, with 1 line of output.'],
  [
    state({phase: 'done', took: 120}, {prints: [line, line], ofEdits: true}),
    'With your changes: Finished in 0.1 s, with 2 lines of output.',
  ],
  [state({phase: 'done', took: 120}, {prints: [line], isFull: true}), 'Finished in 0.1 s. It printed more than is shown.'],
  [state({phase: 'failed', failure}), 'It ended with an error.'],
  [state({phase: 'long', seconds: 10}), 'Still running after 10 seconds. Code that never ends goes on until you stop it.'],
  [state({phase: 'stopped'}), 'Stopped.'],
  [state({phase: 'hindered', hindrance: 'unsupported'}), 'This browser has no workers, in which the code would run.'],
])('%j is told as "%s"', (told, text) => {
  expect(scriptStatus(told)).toBe(text);
});

test('prints add up, also after the end, and an error of what went on by itself is told', () => {
  let now = state({phase: 'loading'});
  now = nextState(now, {type: 'running'});
  now = nextState(now, {type: 'prints', prints: [line]});
  now = nextState(now, {type: 'done', took: 5});
  now = nextState(now, {type: 'prints', prints: [line]});
  expect(now).toEqual(state({phase: 'done', took: 5}, {prints: [line, line]}));
  now = nextState(now, {type: 'full'});
  expect(nextState(now, {type: 'failed', failure})).toEqual(state({phase: 'failed', failure}, {prints: [line, line], isFull: true}));
});
