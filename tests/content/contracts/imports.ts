import type {Page} from '../../lib/pages';

const allowed = [
  /^@site\/src\/registry\/(PageCards|PageFinder|RelatedPages)$/,
  /^@site\/src\/(error-decoder\/ErrorDecoder|offline\/ReadOffline|run\/Playground)$/,
  /^@site\/src\/(steps\/Steps|file-tree\/FileTree|walkthrough\/Walkthrough|tutorial\/(TutorialProgress|Solution))$/,
  /^@theme\/(Tabs|TabItem)$/,
  /^@site\/src\/facts\/[\w-]+$/,
  /^@site\/docs\/snippets\/[\w-]+\.mdx$/,
];

/** The modules that a page imports, with their lines. */
export function importsOf(page: Page): {source: string; line: number}[] {
  return page.tree.children.flatMap((node) => {
    if (node.type !== 'mdxjsEsm') return [];
    return (node.data?.estree?.body ?? []).flatMap((statement) =>
      statement.type === 'ImportDeclaration' ? [{source: String(statement.source.value), line: node.position?.start.line ?? 1}] : [],
    );
  });
}

/** Imports of anything but the components that references/contribute/mdx-components lists, facts and snippets. */
export function importProblems(page: Page): string[] {
  return importsOf(page)
    .filter(({source}) => !allowed.some((pattern) => pattern.test(source)))
    .map(
      ({source, line}) =>
        `${page.file}:${line}: imports "${source}"; a page imports PageCards, PageFinder and RelatedPages from @site/src/registry, Steps, FileTree, Walkthrough, TutorialProgress and Solution from their rooms, ErrorDecoder, Playground and ReadOffline from theirs, Tabs and TabItem from @theme, @site/src/facts/… and @site/docs/snippets/… only`,
    );
}
