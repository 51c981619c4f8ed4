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
        if (!filePath.test(path)) setProblem('Give a path such as sources/coin.move or tests/coin_tests.move.');
        else if (taken.includes(path)) setProblem(`There is a file ${path} already.`);
        else {
          setProblem('');
          setPath('');
          add(path);
        }
      }}
    >
      <label htmlFor={field}>New file</label>
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
      <button type="submit">Add</button>
      <span role="alert">{problem}</span>
    </form>
  );
}
