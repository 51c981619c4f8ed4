import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';

/** What a `<CommandTable>` asks for, and the name of what it asks. */
export interface TableRequest {
  /**
   * `command`: all of a command; `commands`: the subcommands of a group; `options`: a set of shared
   * options.
   */
  kind: (typeof kinds)[number];
  name: string;
}

const kinds = ['command', 'commands', 'options'] as const;

const isKind = (name: string): name is TableRequest['kind'] => kinds.some((kind) => kind === name);

/**
 * Reads the attributes of a `<CommandTable>`.
 *
 * @returns the request, or a sentence that says what is wrong with it
 */
export function readRequest({attributes, children}: MdxJsxFlowElement | MdxJsxTextElement): TableRequest | string {
  const [attribute] = attributes;
  if (attribute === undefined || attributes.length > 1 || children.length > 0)
    return `a CommandTable has one attribute (${kinds.join(', ')}) and no content`;
  if (attribute.type !== 'mdxJsxAttribute' || !isKind(attribute.name)) {
    const name = attribute.type === 'mdxJsxAttribute' ? `"${attribute.name}"` : 'an expression';
    return `a CommandTable has no attribute ${name}; it has ${kinds.join(', ')}`;
  }
  if (typeof attribute.value !== 'string') return `${attribute.name} needs a text in quotes: ${attribute.name}="client publish"`;
  return {kind: attribute.name, name: attribute.value};
}
