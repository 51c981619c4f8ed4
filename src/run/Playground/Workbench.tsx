import Translate, {translate} from '@docusaurus/Translate';
import catalog from '@generated/run/default/catalog.json';
import {packages} from '@generated/run/default/files.js';
import {useCallback, useEffect, useId, useState, type ReactNode} from 'react';
import {versions} from '../../facts/versions';
import {adoptStyles} from '../../lib/adopt-styles';
import type {RunnablePackage} from '../data';
import {Editor, type PlaceToShow} from '../editor/Editor';
import {editsOf, keepEdits, readEdits, withEdit, type Edits} from '../panel/edits';
import {loadPackage} from '../panel/load-package';
import {Outcome} from '../panel/Outcome';
import {panelStyles} from '../panel/styles';
import {TakeAway} from '../panel/TakeAway';
import {useRun} from '../panel/use-run';
import {AddFile} from './AddFile';
import {exampleIn, readLink, withExample} from './link';

/** The package that a reader begins with; it is an example like the others. */
const empty = 'playground';

/** Edits of the playground are kept apart from those under samples. */
const keptAs = (name: string): string => `playground/${name}`;

/** What is open: a package, what differs from it, and the file to show. */
interface Opened {
  files: RunnablePackage;
  edits: Edits;
  place: PlaceToShow;
}

const firstFile = ({files}: RunnablePackage): string => Object.keys(files).find((path) => path.startsWith('sources/')) ?? 'Move.toml';

async function openPackage(name: string, edits = readEdits(keptAs(name))): Promise<Opened> {
  const files = await loadPackage(name);
  return {files, edits, place: {path: firstFile(files)}};
}

/** The parts of the playground, once they are loaded. */
export function Workbench(): ReactNode {
  const [opened, setOpened] = useState<Opened>();
  const [said, setSaid] = useState('');
  const {state, marks, run, stop, forget, fail} = useRun();
  const choice = useId();
  adoptStyles(panelStyles);

  const choose = useCallback(
    (name: string, edits?: Edits) => {
      forget();
      openPackage(name, edits).then(setOpened, fail);
    },
    [forget, fail],
  );
  useEffect(() => {
    const follow = (): void => {
      readLink(location.hash).then(
        (shared) => {
          const known = shared !== undefined && shared.base in packages ? shared : undefined;
          const asked = exampleIn(location.search);
          choose(known?.base ?? (asked in packages ? asked : empty), known?.edits);
        },
        () => {
          setSaid(translate({id: 'run.damagedLink', message: 'The link is damaged, so its code could not be read.'}));
          choose(empty);
        },
      );
    };
    follow();
    addEventListener('hashchange', follow);
    return () => {
      removeEventListener('hashchange', follow);
    };
  }, [choose]);

  if (opened === undefined)
    return (
      <p role="status">
        {state.phase === 'hindered'
          ? translate({id: 'run.exampleNotLoaded', message: 'The example could not be loaded. Reload the page to try again.'})
          : ''}
      </p>
    );
  const {files, edits, place} = opened;
  const all = {...files.files, ...edits};
  const setEdits = (next: Edits, shown = place): void => {
    setOpened({files, edits: next, place: shown});
    keepEdits(keptAs(files.name), next);
  };
  const start = (agreed = false): void => {
    run({package: files, files: all, isEdited: Object.keys(edits).length > 0}, agreed);
  };
  return (
    <section className="run-panel run-playground" aria-label={translate({id: 'run.playground', message: 'Playground'})}>
      <div className="run-tools">
        <label htmlFor={choice}>
          <Translate id="run.startFrom">Start from</Translate>
        </label>
        <select
          id={choice}
          value={files.name}
          onChange={({target}) => {
            setSaid('');
            history.replaceState(history.state, '', withExample(location.pathname, target.value === empty ? '' : target.value));
            choose(target.value);
          }}
        >
          <option value={empty}>
            <Translate id="run.smallPackage">A small package</Translate>
          </option>
          {Object.entries(catalog).map(([subject, examples]) => (
            <optgroup key={subject} label={subject}>
              {Object.entries(examples).map(
                ([name, summary]) =>
                  name !== empty && (
                    <option key={name} value={name}>
                      {`${name}: ${summary}`}
                    </option>
                  ),
              )}
            </optgroup>
          ))}
        </select>
      </div>
      <Editor
        key={files.name}
        files={all}
        originals={files.files}
        place={place}
        diagnostics={marks}
        change={(path, text) => {
          setEdits(withEdit(edits, files.files, path, text));
        }}
        run={start}
        replace={(next) => {
          setEdits(editsOf(next, files.files));
        }}
        remove={(path) => {
          setEdits(Object.fromEntries(Object.entries(edits).filter(([each]) => each !== path)), {path: firstFile(files)});
        }}
      >
        <TakeAway files={files} edits={edits} isPlayground />
      </Editor>
      <AddFile
        taken={Object.keys(all)}
        add={(path) => {
          const module = path
            .replace(/^.*\//, '')
            .replace(/\.move$/, '')
            .replaceAll('-', '_');
          setEdits({...edits, [path]: `module ${files.name}::${module};\n`}, {path, line: 1});
        }}
      />
      <p role="status">{said}</p>
      <Outcome
        state={state}
        stop={stop}
        open={(path, line) => {
          setOpened({files, edits, place: {path, line}});
        }}
        agree={() => {
          start(true);
        }}
      />
      <p className="run-about">
        <Translate
          id="run.aboutPlayground"
          values={{compiler: versions.moveCompiler, cli: versions.suiCli, address: <code>{files.name}</code>}}
        >
          {'Sui Move {compiler} in your browser; the documented CLI is {cli}. Modules stand at the address {address}.'}
        </Translate>
      </p>
    </section>
  );
}
