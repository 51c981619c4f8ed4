import type {Completion, CompletionContext, CompletionResult} from '@codemirror/autocomplete';
import type {GraphQLSchema} from 'graphql';
import {candidatesAt} from '../language/candidates';
import {placeAt} from '../language/place';

/** What the reader is offered at the cursor: while a name is typed, and anywhere by Ctrl+Space. */
export const completionFrom =
  (schema: GraphQLSchema) =>
  (context: CompletionContext): CompletionResult | null => {
    const word = context.matchBefore(/\$?\w*/);
    const from = word?.from ?? context.pos;
    if (from === context.pos && !context.explicit) return null;
    const text = context.state.doc.toString();
    const options = candidatesAt(schema, text, placeAt(schema, text, from)).map(
      ({name, type, text: about, isDeprecated = false}): Completion => ({
        label: name,
        detail: type,
        ...(about !== '' && {info: about}),
        ...(isDeprecated && {type: 'deprecated', boost: -50}),
      }),
    );
    return options.length === 0 ? null : {from, options, validFor: /^\$?\w*$/};
  };
