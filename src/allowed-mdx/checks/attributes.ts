import type {Expression} from 'estree';
import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';
import type {PageElement} from '../../lib/replace-elements';
import {didYouMean} from '../../lib/suggest';
import type {AllowedElement, AttributeKind} from '../elements';

const isText = (expression: Expression | null | {type: 'SpreadElement'}): boolean =>
  expression?.type === 'Literal' && typeof (expression as {value?: unknown}).value === 'string';

/** True for `{['a', 'b']}` with at least one text. */
function isTexts({value}: MdxJsxAttribute): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const [statement] = value.data?.estree?.body ?? [];
  if (statement?.type !== 'ExpressionStatement' || statement.expression.type !== 'ArrayExpression') return false;
  const {elements} = statement.expression;
  return elements.length > 0 && elements.every(isText);
}

const fits: Readonly<Record<AttributeKind, (attribute: MdxJsxAttribute) => boolean>> = {
  text: ({value}) => typeof value === 'string' && value.trim() !== '',
  texts: isTexts,
  flag: ({value}) => value === null || value === undefined,
};

const example = (name: string, kind: AttributeKind): string => ({text: `${name}="…"`, texts: `${name}={['…', '…']}`, flag: name})[kind];

/** Attributes that run code or bring markup, whatever the element. */
const dangers: readonly {name: RegExp; message: string}[] = [
  {name: /^on[A-Za-z]/, message: 'runs code in the reader’s browser. Remove it; a component under src/ does what readers need.'},
  {name: /^dangerouslySetInnerHTML$/, message: 'brings markup that nobody checks. Write Markdown.'},
  {name: /^style$/, message: 'is a style of its own, which the site’s policy blocks. Remove it; styles are in src/site/css/.'},
];

function unknownAttribute(element: string, name: string, {attributes}: AllowedElement): string {
  const danger = dangers.find((one) => one.name.test(name));
  if (danger) return `${name} on <${element}> ${danger.message}`;
  const known = Object.keys(attributes);
  const has = known.length === 0 ? 'it has none' : `it has ${known.join(', ')}`;
  return `<${element}> has no attribute "${name}".${didYouMean(name, known)} Remove it: ${has}.`;
}

/** What is wrong with an element's attributes; undefined where all is well. */
export function attributesProblem(element: PageElement, allowed: AllowedElement): string | undefined {
  const name = element.name ?? '';
  const seen = new Set<string>();
  for (const attribute of element.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') return `<${name} {…}> takes attributes from an expression. Write them out.`;
    const kind = Object.hasOwn(allowed.attributes, attribute.name) ? allowed.attributes[attribute.name] : undefined;
    if (kind === undefined) return unknownAttribute(name, attribute.name, allowed);
    if (seen.has(attribute.name)) return `<${name}> has "${attribute.name}" twice. Remove one.`;
    seen.add(attribute.name);
    if (!fits[kind](attribute))
      return `<${name}> needs "${attribute.name}" written out, never empty and no variable. Write ${example(attribute.name, kind)}.`;
  }
  const {oneOf} = allowed;
  if (oneOf === undefined) return undefined;
  const given = oneOf.filter((one) => seen.has(one));
  if (given.length === 1) return undefined;
  const forms = oneOf.map((one) => `<${name} ${example(one, allowed.attributes[one] ?? 'text')}>`).join(' or ');
  return given.length === 0
    ? `<${name}> lacks ${oneOf.join(' or ')}. Write ${forms}.`
    : `<${name}> has ${given.join(' and ')}, and takes one of them. Write ${forms}.`;
}
