import Translate, {translate} from '@docusaurus/Translate';
import type {GraphQLSchema} from 'graphql';
import {useEffect, useEffectEvent, useRef, useState, type ReactNode} from 'react';
import {keepEdits, readEdits, withEdit} from '../../panel/edits';
import {QueryEditor, type QueryEvents} from '../editor/query-editor';
import {formatQuery} from '../language/format';
import {valuesIn} from '../language/variables';
import {QueryTools} from './QueryTools';
import {Variables} from './Variables';
import {QueryFindings} from './QueryFindings';

export {loadSchema} from './load-schema';

export interface QueryFieldProps {
  schema: GraphQLSchema;
  /** The query of the page. */
  original: string;
  /** What the reader clicked; a new object for each click. */
  asked: object;
}

/** Edits of all queries are kept together, by the text that the page has. */
const keptAs = 'graphql';
/** The values of their variables, too. */
const valuesKeptAs = 'graphql-variables';
const noValues = '{}';

/** A query in an editor, what is wrong with it, and what can be done with it. */
export function QueryField({schema, original, asked}: QueryFieldProps): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<QueryEditor>(undefined);
  const [text, setText] = useState(() => readEdits(keptAs)[original] ?? original);
  const [values, setValues] = useState(() => readEdits(valuesKeptAs)[original] ?? noValues);
  const [findings, setFindings] = useState<Parameters<QueryEvents['findings']>[0]>();
  const change = useEffectEvent((next: string) => {
    setText(next);
    keepEdits(keptAs, withEdit(readEdits(keptAs), {[original]: original}, original, next));
  });
  const changeValues = (next: string): void => {
    setValues(next);
    keepEdits(valuesKeptAs, withEdit(readEdits(valuesKeptAs), {[original]: noValues}, original, next));
  };
  const firstText = useEffectEvent(() => text);
  useEffect(() => {
    if (!host.current) return undefined;
    const made = new QueryEditor(host.current, schema, firstText(), {
      change: (next) => {
        change(next);
      },
      findings: setFindings,
    });
    editor.current = made;
    return () => {
      made.destroy();
    };
  }, [schema]);
  useEffect(() => {
    editor.current?.focus();
  }, [asked]);
  const parses = findings?.every(({isSyntax = false}) => !isSyntax) ?? true;
  return (
    <>
      <div className="run-editor" ref={host} />
      <p className="run-about">
        <Translate id="run.query.keys">
          Ctrl+Space completes a name, F8 goes to the next error. Escape, then Tab, leaves the editor. Changes stay in this tab.
        </Translate>
      </p>
      <QueryFindings
        findings={findings}
        show={(offset) => {
          editor.current?.show(offset);
        }}
      />
      <div className="run-tools" role="group" aria-label={translate({id: 'run.query.text', message: 'Text'})}>
        <button
          type="button"
          disabled={!parses}
          onClick={() => {
            editor.current?.replace(formatQuery(text));
          }}
        >
          <Translate id="run.query.format">Format</Translate>
        </button>
        <button
          type="button"
          disabled={text === original && values === noValues}
          onClick={() => {
            changeValues(noValues);
            editor.current?.replace(original);
          }}
        >
          <Translate id="run.reset">Reset</Translate>
        </button>
      </div>
      <Variables schema={schema} query={text} text={values} change={changeValues} />
      <QueryTools text={text} values={valuesIn(values) ?? {}} />
    </>
  );
}
