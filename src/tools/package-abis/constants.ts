import type {AbortConstant} from '../../reference/move/constants';
import {childOf, type Item} from '../../samples/move/items';

/**
 * Whether a name is one of a constant that code aborts with, by the convention that Sui's own
 * packages follow.
 */
const isAbortName = (name: string): boolean => /^E[A-Z]\w*[a-z]/.test(name);

/** What the source says about a constant that code aborts with; nothing about others. */
export function abortConstantOf({node, name, annotations}: Item): AbortConstant | undefined {
  if (!isAbortName(name)) return undefined;
  const value = node.childForFieldName('expr') ?? node.namedChildren.at(-1);
  const message = childOf(node, 'byte_string_literal', 'string_literal')?.text ?? value?.text ?? '';
  const text = /^b?"(.*)"$/s.exec(message)?.[1];
  const marked = annotations.map((annotation) => /^#\[error(?:\(code\s*=\s*(\d+)\))?\]/.exec(annotation)).find((found) => found !== null);
  const code = marked === undefined ? Number(value?.text.replace(/u64$|_/g, '')) : marked[1] === undefined ? undefined : Number(marked[1]);
  if (Number.isNaN(code)) throw new Error(`${name}: "${value?.text ?? ''}" is no abort code`);
  return {...(code === undefined ? {} : {code}), ...(text === undefined ? {} : {message: text})};
}
