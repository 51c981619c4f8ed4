import Translate, {translate} from '@docusaurus/Translate';
import {useEffect, useEffectEvent, useRef, useState, type ReactNode} from 'react';
import {copyText} from '../../lib/copy-text';
import type {Diagnostic} from '../../samples/move/diagnostics';
import {CodeEditor} from './code-editor';

/**
 * A file that somebody wants to see, or a line of it, where the cursor then is; a new object for
 * each wish.
 */
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
  /** Takes these files for the reader's: the originals, or what a reset wiped. */
  replace: (files: Readonly<Record<string, string>>) => void;
  /** The files with the solution of an exercise, which the reader may look at. */
  solution?: Readonly<Record<string, string>> | undefined;
  /** Words for what runs; of tests where it is left out. */
  texts?: {run: string; keys: string};
  /** Takes a file away that is no original; without it there is no button. */
  remove?: (path: string) => void;
  /** Further buttons. */
  children?: ReactNode;
}

const manifest = 'Move.toml';

const ofTests = {
  run: translate({id: 'run.runTests', message: 'Run tests'}),
  keys: translate({
    id: 'run.keys',
    message: 'Ctrl+Enter or ⌘+Enter runs the tests. Escape, then Tab, leaves the editor. Changes stay in this tab.',
  }),
};

/** Sources first, then tests, then the manifest. */
const sorted = (paths: readonly string[]): string[] => [...paths].sort((a, b) => Number(a === manifest) - Number(b === manifest));

/** The files of a package or a program in an editor, with a button for each file. */
export function Editor({
  files,
  originals,
  place,
  diagnostics,
  change,
  run,
  replace,
  texts = ofTests,
  solution,
  remove,
  children,
}: EditorProps): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<CodeEditor>(undefined);
  // What a reset or the solution put away, until the reader goes on writing.
  const [wiped, setWiped] = useState<EditorProps['files']>();
  const [said, setSaid] = useState('');
  // A file that the reader turned to holds until another place is wanted.
  const [turned, setTurned] = useState({path: place.path, at: place});
  const path = turned.at === place ? turned.path : place.path;
  const tell = useEffectEvent((changed: string, text: string) => {
    setWiped(undefined);
    setSaid('');
    change(changed, text);
  });
  const start = useEffectEvent(() => {
    run();
  });
  useEffect(() => {
    if (!host.current) return undefined;
    const made = new CodeEditor(host.current, {
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
  const turn = (to: string, text: string | undefined): void => {
    setSaid('');
    setTurned({path: to, at: place});
    editor.current?.show(to, text ?? '');
  };
  const swap = (next: EditorProps['files'], putAway: EditorProps['files'] | undefined, words: string): void => {
    replace(next);
    editor.current?.replace(next);
    if (!(path in next)) turn(Object.keys(next)[0] ?? path, Object.values(next)[0]);
    setWiped(putAway);
    setSaid(words);
  };
  const copy = async (): Promise<void> => {
    try {
      await copyText(files[path] ?? '');
      setSaid(translate({id: 'run.fileCopied', message: '{path} is in the clipboard.'}, {path}));
    } catch {
      setSaid(translate({id: 'run.noClipboard', message: 'The browser keeps pages from the clipboard.'}));
    }
  };
  return (
    <>
      <div className="run-files" role="group" aria-label={translate({id: 'run.files', message: 'Files'})}>
        {sorted(Object.keys(files)).map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === path}
            onClick={() => {
              turn(each, files[each]);
            }}
          >
            {each}
            {isChanged(each) &&
              ` (${each in originals ? translate({id: 'run.changed', message: 'changed'}) : translate({id: 'run.new', message: 'new'})})`}
          </button>
        ))}
      </div>
      <div className="run-editor" ref={host} />
      <p className="run-about">
        {path === manifest && <Translate id="run.fixedManifest">The manifest is fixed here.</Translate>} {texts.keys}
      </p>
      <div className="run-tools">
        <button type="button" className="run-main" onClick={run}>
          {texts.run}
        </button>
        <button
          type="button"
          disabled={!wiped && !Object.keys(files).some(isChanged)}
          onClick={() => {
            if (wiped) swap(wiped, undefined, translate({id: 'run.codeIsBack', message: 'Your code is back.'}));
            else swap(originals, files, translate({id: 'run.resetDone', message: 'Every file is as it was at first.'}));
          }}
        >
          {wiped ? <Translate id="run.bringBack">Bring my code back</Translate> : <Translate id="run.reset">Reset</Translate>}
        </button>
        {solution && !wiped && (
          <button
            type="button"
            onClick={() => {
              swap(solution, files, translate({id: 'run.isSolution', message: 'This is the solution.'}));
              // The button is gone now.
              editor.current?.focus();
            }}
          >
            <Translate id="run.showSolution">Show the solution</Translate>
          </button>
        )}
        {'clipboard' in navigator && (
          <button
            type="button"
            onClick={() => {
              void copy();
            }}
          >
            <Translate id="run.copyFile">Copy file</Translate>
          </button>
        )}
        {remove && !(path in originals) && (
          <button
            type="button"
            onClick={() => {
              remove(path);
            }}
          >
            <Translate id="run.removeFile">Remove file</Translate>
          </button>
        )}
        {children}
        <span role="status" className="run-said">
          {said}
        </span>
      </div>
    </>
  );
}
