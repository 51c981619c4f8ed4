import {useCallback, useEffect, useRef, useState} from 'react';
import type {RunnableScript} from '../data';
import {startScript} from '../worker/client';
import {nextState} from './next-state';
import type {ScriptState} from './status';

const idle: ScriptState = {phase: 'idle', prints: [], isFull: false, ofEdits: false};

/** The state of the last run, what starts one, and what ends it. */
export function useScript(): {
  state: ScriptState;
  run: (script: RunnableScript, edited: Readonly<Record<string, string>>) => void;
  stop: () => void;
  fail: () => void;
} {
  const [state, setState] = useState(idle);
  const end = useRef<() => void>(undefined);
  useEffect(() => () => end.current?.(), []);
  const run = useCallback(({entry, modules}: RunnableScript, edited: Readonly<Record<string, string>>) => {
    end.current?.();
    const begun = {...idle, ofEdits: Object.keys(edited).length > 0};
    if (typeof Worker === 'undefined') {
      setState({...begun, phase: 'hindered', hindrance: 'unsupported'});
      return;
    }
    setState({...begun, phase: 'loading'});
    end.current = startScript({entry, modules, edited}, (event) => {
      if (event.type === 'hindered') console.info(`Running the sample failed: ${event.message}`);
      setState((before) => nextState(before, event));
    });
  }, []);
  const stop = useCallback(() => {
    end.current?.();
    setState(({prints, isFull, ofEdits}) => ({prints, isFull, ofEdits, phase: 'stopped'}));
  }, []);
  const fail = useCallback(() => {
    setState({...idle, phase: 'hindered', hindrance: 'missing'});
  }, []);
  return {state, run, stop, fail};
}
