import {framework} from '@generated/run/default/files.js';
import {useCallback, useEffect, useRef, useState} from 'react';
import type {RunnablePackage} from '../data';
import {startRun, type RunEvent} from '../worker/client';
import type {MoveFiles} from '../worker/protocol';
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
  /** Starts a run; `agreed` where the reader was asked for the download, and agreed to it. */
  run: (request: RunRequest, agreed?: boolean) => void;
  /** Ends the run that goes on. */
  stop: () => void;
  /** A file of the panel did not come. */
  fail: () => void;
}

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
  const fail = useCallback(() => {
    setState({phase: 'hindered', hindrance: 'missing'});
  }, []);
  return {state, run, stop, fail};
}
