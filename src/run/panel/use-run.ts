import {framework} from '@generated/run/default/files.js';
import {useCallback, useEffect, useMemo, useRef, useState} from 'react';
import type {Diagnostic} from '../../samples/move/diagnostics';
import type {RunnablePackage} from '../data';
import {startRun, type RunEvent} from '../worker/client';
import type {MoveFiles, RunOutcome} from '../worker/protocol';
import type {RunState} from './state';

/** Whether the compiler came once in this page: then nothing more is downloaded. */
let hasCompiler = false;

const savesData = (): boolean => (navigator as {connection?: {saveData?: boolean}}).connection?.saveData === true;

const moveFiles = (files: MoveFiles): MoveFiles => Object.fromEntries(Object.entries(files).filter(([path]) => path.endsWith('.move')));

/** What a run is made of. */
export interface RunRequest {
  package: Pick<RunnablePackage, 'manifest' | 'system' | 'local'>;
  files: MoveFiles;
  /** Whether these are the reader's own files, which may have warnings. */
  isEdited: boolean;
}

/** A run of a panel. */
export interface PanelRun {
  /** The state of the last run. */
  state: RunState;
  /** What it found, for the editor. */
  marks: readonly Diagnostic[];
  /** Starts a run; `agreed` where the reader was asked for the download, and agreed to it. */
  run: (request: RunRequest, agreed?: boolean) => void;
  /** Ends the run that goes on. */
  stop: () => void;
  /** Ends a run, and forgets what came of the last. */
  forget: () => void;
  /** A file of the panel did not come. */
  fail: () => void;
}

/** What the compiler said, and the lines that stopped tests. */
const marksOf = ({diagnostics, tests}: RunOutcome): readonly Diagnostic[] => [
  ...diagnostics,
  ...tests.flatMap(({name, failure}): Diagnostic[] => {
    const {message = '', path, line} = failure ?? {};
    return path === undefined || line === undefined ? [] : [{severity: 'error', code: name, message, path, line, column: 1}];
  }),
];

/** Runs packages for a panel. */
export function useRun(): PanelRun {
  const [state, setState] = useState<RunState>({phase: 'idle'});
  const end = useRef<() => void>(undefined);
  useEffect(() => () => end.current?.(), []);
  const run = useCallback((request: RunRequest, agreed = false) => {
    end.current?.();
    if (typeof WebAssembly === 'undefined' || typeof Worker === 'undefined') {
      setState({phase: 'hindered', hindrance: 'unsupported'});
      return;
    }
    if (savesData() && !hasCompiler && !agreed) {
      setState({phase: 'asking'});
      return;
    }
    setState(hasCompiler ? {phase: 'running'} : {phase: 'loading', loaded: 0});
    const listen = (event: RunEvent): void => {
      switch (event.type) {
        case 'progress':
          setState({phase: 'loading', loaded: event.loaded});
          return;
        case 'running':
          hasCompiler = true;
          setState({phase: 'running'});
          return;
        case 'done':
          setState({phase: 'done', outcome: event.outcome, ofEdits: request.isEdited});
          return;
        case 'long':
          setState({phase: 'long', seconds: event.seconds});
          return;
        case 'hindered':
          console.info(`Running Move failed: ${event.message}`);
          setState({phase: 'hindered', hindrance: event.hindrance});
      }
    };
    end.current = startRun(
      {
        framework,
        package: request.package,
        files: moveFiles(request.files),
        withWarnings: request.isEdited,
      },
      listen,
    );
  }, []);
  const stop = useCallback(() => {
    end.current?.();
    setState({phase: 'stopped'});
  }, []);
  const forget = useCallback(() => {
    end.current?.();
    setState({phase: 'idle'});
  }, []);
  const fail = useCallback(() => {
    setState({phase: 'hindered', hindrance: 'missing'});
  }, []);
  const marks = useMemo(() => (state.phase === 'done' ? marksOf(state.outcome) : []), [state]);
  return {state, marks, run, stop, forget, fail};
}
