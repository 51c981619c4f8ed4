import Translate, {translate} from '@docusaurus/Translate';
import type {GraphQLSchema, VariableDefinitionNode} from 'graphql';
import {useId, type ReactNode} from 'react';
import {listed} from '../../../lib/interface-language';
import {problemsOf, valuesIn, variablesOf} from '../language/variables';

interface VariablesProps {
  schema: GraphQLSchema;
  query: string;
  /** The values as the reader typed them, in JSON. */
  text: string;
  change: (text: string) => void;
}

/** What is wrong with the values, in words; empty where nothing is. */
function problemIn(schema: GraphQLSchema, variables: readonly VariableDefinitionNode[], text: string): string {
  const values = valuesIn(text);
  if (values === undefined) return translate({id: 'run.query.noJson', message: 'This is no object in JSON.'});
  const {messages, unknown} = problemsOf(schema, variables, values);
  const [name] = unknown;
  if (messages.length > 0) return messages.join(' ');
  return name === undefined ? '' : translate({id: 'run.query.undeclared', message: 'The query declares no variable {name}.'}, {name});
}

/** A field for the values of a query's variables; nothing where it has none. */
export function Variables({schema, query, text, change}: VariablesProps): ReactNode {
  const id = useId();
  const variables = variablesOf(query) ?? [];
  if (variables.length === 0) return null;
  return (
    <div className="run-variables">
      <label htmlFor={id}>
        <Translate id="run.query.variables" values={{names: listed(variables.map(({variable}) => `$${variable.name.value}`))}}>
          {'Values of {names}, as JSON'}
        </Translate>
      </label>
      <textarea
        id={id}
        rows={3}
        spellCheck={false}
        aria-describedby={`${id}-problem`}
        value={text}
        onChange={({target}) => {
          change(target.value);
        }}
      />
      <p role="status" id={`${id}-problem`}>
        {problemIn(schema, variables, text)}
      </p>
    </div>
  );
}
