import Translate, {translate} from '@docusaurus/Translate';
import {useId, useState, type ReactNode} from 'react';
import {filePath} from './link';

/** A field for the path of a new file; it says which paths there cannot be. */
export function AddFile({taken, add}: {taken: readonly string[]; add: (path: string) => void}): ReactNode {
  const [path, setPath] = useState('');
  const [problem, setProblem] = useState('');
  const field = useId();
  return (
    <form
      className="run-tools"
      onSubmit={(event) => {
        event.preventDefault();
        if (!filePath.test(path))
          setProblem(translate({id: 'run.pathLike', message: 'Give a path such as sources/coin.move or tests/coin_tests.move.'}));
        else if (taken.includes(path)) setProblem(translate({id: 'run.fileThere', message: 'There is a file {path} already.'}, {path}));
        else {
          setProblem('');
          setPath('');
          add(path);
        }
      }}
    >
      <label htmlFor={field}>
        <Translate id="run.newFile">New file</Translate>
      </label>
      <input
        id={field}
        value={path}
        placeholder="sources/name.move"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={({target}) => {
          setPath(target.value);
        }}
      />
      <button type="submit">
        <Translate id="run.add">Add</Translate>
      </button>
      <span role="alert">{problem}</span>
    </form>
  );
}
