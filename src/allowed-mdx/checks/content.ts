import type {Nodes} from 'mdast';
import type {PageElement} from '../../lib/replace-elements';
import type {Content} from '../elements';

const isBlank = (node: Nodes): boolean =>
  (node.type === 'text' && node.value.trim() === '') || (node.type === 'mdxFlowExpression' && (node.data?.estree?.body.length ?? 0) === 0);

const isElement = (node: Nodes): node is PageElement => node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

const emptyLines = 'leave an empty line after the opening tag and before the closing one';

/** The value of an attribute that is text in quotes. */
export const textAttribute = (element: PageElement, name: string): string | undefined => {
  const found = element.attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name);
  return typeof found?.value === 'string' ? found.value : undefined;
};

function tabsProblem(children: readonly Nodes[]): string | undefined {
  const tabs = children.filter(isElement).filter(({name}) => name === 'TabItem');
  if (tabs.length < children.length)
    return 'inside <Tabs> stands something that is no <TabItem>. Move it outside of the tabs, or into one of them.';
  if (tabs.length < 2)
    return `<Tabs> has ${tabs.length === 0 ? 'no <TabItem>' : 'one <TabItem>, which leaves nothing to choose'}. Put at least two inside.`;
  const values = tabs.map((tab) => textAttribute(tab, 'value'));
  const twice = values.find((value, index) => value !== undefined && values.indexOf(value) < index);
  return twice === undefined ? undefined : `<Tabs> has two <TabItem value="${twice}">. Give each a value of its own.`;
}

const problems: Readonly<Record<Content, (children: readonly Nodes[], name: string) => string | undefined>> = {
  anything: (children, name) =>
    children.length === 0 ? `<${name}> is empty. Put what readers should see inside, or remove it.` : undefined,
  nothing: (children, name) => (children.length > 0 ? `<${name}> has content, which nobody would see. Write <${name} />.` : undefined),
  tabs: tabsProblem,
  'numbered list': (children) =>
    children.some((node) => (node.type === 'list' && node.ordered === true) || (node.type === 'heading' && node.depth === 3))
      ? undefined
      : `<Steps> has no numbered list and no heading of the third level. Put one inside, and ${emptyLines}.`,
  'nested list': (children) =>
    children.length === 1 && children[0]?.type === 'list' && children[0].ordered !== true
      ? undefined
      : `<FileTree> holds one nested list and nothing else. Write the names as a list with "-", and ${emptyLines}.`,
};

/** What is wrong with what stands inside an element; undefined where all is well. */
export const contentProblem = ({name, children}: PageElement, content: Content): string | undefined =>
  problems[content](
    (children as Nodes[])
      .flatMap((node) => (node.type === 'paragraph' && content !== 'anything' ? node.children : [node]))
      .filter((node) => !isBlank(node)),
    name ?? '',
  );
