import {translate} from '@docusaurus/Translate';

/**
 * Where a reader can take a question about a page. Each takes its first message from the address;
 * nothing is loaded from there.
 */
const assistants = [
  {name: 'ChatGPT', start: 'https://chatgpt.com/?q='},
  {name: 'Claude', start: 'https://claude.ai/new?q='},
] as const;

/**
 * Links that open a conversation about a page.
 *
 * @param markdown the whole address of the page's Markdown
 */
export const assistantLinks = (markdown: string): {name: string; href: string}[] =>
  assistants.map(({name, start}) => ({
    name,
    href:
      start +
      encodeURIComponent(translate({id: 'page-tools.ask', message: 'Read {markdown} and help me with my questions about it.'}, {markdown})),
  }));
