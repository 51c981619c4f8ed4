import {useEffect, useEffectEvent, useMemo, useState, type ComponentType, type ReactNode} from 'react';
import {versions} from '../../facts/versions';
import {adoptStyles} from '../../lib/adopt-styles';
import type {RunnablePackage} from '../data';
import type {EditorProps, PlaceToShow} from '../editor/Editor';
import {keepEdits, readEdits, withEdit, type Edits} from './edits';
import {loadPackage} from './load-package';
import {Outcome} from './Outcome';
import {readPlace} from './read-place';
import {panelStyles} from './styles';
import {useRun} from './use-run';

export interface PanelProps {
  /** Package, file and region: `package/sources/file.move#region`. */
  sample: string;
  /** What the reader clicked; a new object for each click. */
  asked: {isEdit: boolean};
  close: () => void;
}

/** What runs a sample, shows what came of it, and edits its files. It stands under the sample. */
export function Panel({sample, asked, close}: PanelProps): ReactNode {
  const place = useMemo(() => readPlace(sample), [sample]);
  const [files, setFiles] = useState<RunnablePackage>();
  const [edits, setEdits] = useState<Edits>(() => readEdits(place.name));
  const [shown, setShown] = useState<PlaceToShow>();
  const [Editor, setEditor] = useState<ComponentType<EditorProps>>();
  const {state, run, stop, fail} = useRun();
  adoptStyles(panelStyles);

  const start = (loaded: RunnablePackage, own: Edits, agreed = false): void => {
    run({package: loaded, files: {...loaded.files, ...own}, isEdited: Object.keys(own).length > 0}, agreed);
  };
  const open = (path: string, line: number): void => {
    setShown({path, line});
    import(/* webpackChunkName: "edit" */ '../editor/Editor').then((module) => {
      setEditor(() => module.Editor);
    }, fail);
  };

  const answer = useEffectEvent((loaded: RunnablePackage, isEdit: boolean) => {
    setFiles(loaded);
    setEdits(readEdits(place.name));
    if (isEdit) open(place.file, place.region === undefined ? 1 : (loaded.regions[place.file]?.[place.region] ?? 1));
    else start(loaded, readEdits(place.name));
  });
  useEffect(() => {
    let isWanted = true;
    loadPackage(place.name).then((loaded) => {
      if (isWanted) answer(loaded, asked.isEdit);
    }, fail);
    return () => {
      isWanted = false;
    };
  }, [asked, place, fail]);

  const change = (path: string, text: string): void => {
    if (files === undefined) return;
    const next = withEdit(edits, files.files, path, text);
    setEdits(next);
    keepEdits(place.name, next);
  };
  return (
    <section className="run-panel" aria-label={`Run ${place.name}`}>
      <div className="run-head">
        <p className="run-about">
          Package <code>{place.name}</code> · Sui Move {versions.moveCompiler} in your browser; the documented CLI is {versions.suiCli}.
        </p>
        <button
          type="button"
          onClick={({currentTarget}) => {
            // The buttons that opened the panel stand before it.
            // The row above has the line under the sample, and last the buttons.
            currentTarget.closest('section')?.previousElementSibling?.lastElementChild?.querySelector('button')?.focus();
            close();
          }}
        >
          Close
        </button>
      </div>
      {shown && Editor && files && (
        <Editor
          files={{...files.files, ...edits}}
          originals={files.files}
          place={shown}
          diagnostics={state.phase === 'done' ? state.outcome.diagnostics : []}
          change={change}
          run={() => {
            start(files, readEdits(place.name));
          }}
          reset={() => {
            setEdits({});
            keepEdits(place.name, {});
          }}
        />
      )}
      <Outcome
        state={state}
        stop={stop}
        open={open}
        agree={() => {
          if (files) start(files, edits, true);
        }}
      />
    </section>
  );
}
