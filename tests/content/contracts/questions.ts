import type {Paragraph} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Page} from '../../lib/pages';
import {codeMark, flatText} from './prose';

/** The sentences of a paragraph. */
const sentencesOf = (text: string): string[] => text.replaceAll('\n', ' ').split(/(?<=[.!?][")”]?)\s+(?=\S)/);

/**
 * A question that readers are announced, such as "one question: is it final?", or one that somebody
 * is quoted with.
 */
const isMeant = (sentence: string): boolean => sentence.includes(': ') || /["“][^"”]*\?["”]/.test(sentence);

/**
 * Questions in the running text, which a reader cannot answer and the page should. A question may
 * be a heading, a cell, the bold label of a paragraph, the start of an item that answers it, or
 * stand behind a colon that introduces it.
 */
export function questionProblems(page: Page): string[] {
  const problems: string[] = [];
  visit(page.tree, 'paragraph', (node: Paragraph, index, parent) => {
    const running = node.children
      .map((child) => (child.type === 'strong' || child.type === 'link' ? codeMark : flatText([child])))
      .join('');
    const sentences = sentencesOf(running);
    const startsItem = parent?.type === 'listItem' && index === 0 && sentences.length > 1;
    for (const sentence of sentences.slice(startsItem ? 1 : 0))
      if (/\?[")”]?$/.test(sentence) && !isMeant(sentence))
        problems.push(`${page.file}:${node.position?.start.line ?? 1}: "${sentence}" asks the reader; state the answer`);
  });
  return problems;
}
