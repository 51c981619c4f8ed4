import {hoverTooltip} from '@codemirror/view';
import type {Extension} from '@codemirror/state';
import type {GraphQLSchema} from 'graphql';
import {candidatesAt, type Candidate} from '../language/candidates';
import {placeAt} from '../language/place';

function element({name, type, text}: Candidate): HTMLElement {
  const box = document.createElement('div');
  box.className = 'cm-about';
  const signature = document.createElement('code');
  signature.textContent = type === '' ? name : `${name}: ${type}`;
  box.append(signature);
  if (text !== '') {
    const sentence = document.createElement('p');
    sentence.textContent = text;
    box.append(sentence);
  }
  return box;
}

/** What the schema says of the name at an offset of a query. */
export function aboutName(schema: GraphQLSchema, text: string, offset: number): (Candidate & {from: number; to: number}) | undefined {
  const before = /\$?\w*$/.exec(text.slice(0, offset))?.[0] ?? '';
  const behind = /^\w*/.exec(text.slice(offset))?.[0] ?? '';
  const from = offset - before.length;
  const name = before + behind;
  if (name === '') return undefined;
  // After dots comes the name of a fragment, or a condition; the condition's type is a place of its
  // own.
  const found = candidatesAt(schema, text, placeAt(schema, text, from)).find((each) => each.name === name);
  return found && {...found, from, to: offset + behind.length};
}

/** Shows type and sentence of the name under the pointer. */
export const aboutNames = (schema: GraphQLSchema): Extension =>
  hoverTooltip((view, offset) => {
    const found = aboutName(schema, view.state.doc.toString(), offset);
    if (!found || (found.type === '' && found.text === '')) return null;
    return {pos: found.from, end: found.to, above: true, create: () => ({dom: element(found)})};
  });
