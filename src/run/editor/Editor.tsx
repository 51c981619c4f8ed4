import {useEffect, useEffectEvent, useRef, useState, type ReactNode} from 'react';
import type {Diagnostic} from '../../samples/move/diagnostics';
import {MoveEditor} from './move-editor';

/** A file that somebody wants to see, or a line of it, where the cursor then is; a new object for each wish. */
export interface PlaceToShow {
  path: string;
  line?: number;
}

export interface EditorProps {
  /** Path → text as it is now. */
  files: Readonly<Record<string, string>>;
  originals: Readonly<Record<string, string>>;
  place: PlaceToShow;
  diagnostics: readonly Diagnostic[];
  change: (path: string, text: string) => void;
  run: () => void;
  reset: () => void;
  /** Takes a file away that is no original; without it there is no button. */
  remove?: (path: string) => void;
  /** Further buttons. */
  children?: ReactNode;
}

const manifest = 'Move.toml';

/** Sources first, then tests, then the manifest. */
const sorted = (paths: readonly string[]): string[] => [...paths].sort((a, b) => Number(a === manifest) - Number(b === manifest));

/** The files of a package in an editor, with a button for each file. */
export function Editor({files, originals, place, diagnostics, change, run, reset, remove, children}: EditorProps): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<MoveEditor>(undefined);
  // A file that the reader turned to holds until another place is wanted.
  const [turned, setTurned] = useState({path: place.path, at: place});
  const path = turned.at === place ? turned.path : place.path;
  const tell = useEffectEvent((changed: string, text: string) => {
    change(changed, text);
  });
  const start = useEffectEvent(() => {
    run();
  });
  useEffect(() => {
    if (!host.current) return undefined;
    const made = new MoveEditor(host.current, {
      change: (changed, text) => {
        tell(changed, text);
      },
      run: () => {
        start();
      },
    });
    editor.current = made;
    return () => {
      made.destroy();
    };
  }, []);

  const showPlace = useEffectEvent((wanted: PlaceToShow) => {
    editor.current?.show(wanted.path, files[wanted.path] ?? '', wanted.line);
  });
  useEffect(() => {
    showPlace(place);
  }, [place]);
  useEffect(() => {
    editor.current?.mark(diagnostics);
  }, [diagnostics]);

  const isChanged = (each: string): boolean => files[each] !== originals[each];
  return (
    <>
      <div className="run-files" role="group" aria-label="Files">
        {sorted(Object.keys(files)).map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === path}
            onClick={() => {
              setTurned({path: each, at: place});
              editor.current?.show(each, files[each] ?? '');
            }}
          >
            {each}
            {isChanged(each) && (each in originals ? ' (changed)' : ' (new)')}
          </button>
        ))}
      </div>
      <div className="run-editor" ref={host} />
      <p className="run-about">
        {path === manifest ? 'The manifest is fixed here. ' : ''}
        Ctrl+Enter or ⌘+Enter runs the tests. Escape, then Tab, leaves the editor. Changes stay in this tab.
      </p>
      <div className="run-tools">
        <button type="button" className="run-main" onClick={run}>
          Run tests
        </button>
        <button
          type="button"
          disabled={!Object.keys(files).some(isChanged)}
          onClick={() => {
            reset();
            editor.current?.forget();
            const left = path in originals ? path : (Object.keys(originals)[0] ?? path);
            setTurned({path: left, at: place});
            editor.current?.show(left, originals[left] ?? '');
            // The button cannot keep the focus: there is nothing more to reset.
            editor.current?.focus();
          }}
        >
          Reset
        </button>
        {'clipboard' in navigator && (
          <button
            type="button"
            onClick={() => {
              void navigator.clipboard.writeText(files[path] ?? '');
            }}
          >
            Copy file
          </button>
        )}
        {remove && !(path in originals) && (
          <button
            type="button"
            onClick={() => {
              remove(path);
            }}
          >
            Remove file
          </button>
        )}
        {children}
      </div>
    </>
  );
}
