import type {ImportDeclaration} from 'estree';
import {factModules} from '../../facts/provenance/facts';
import {didYouMean} from '../../lib/suggest';
import {isSnippet, type Check, type CheckedPage} from '../context';
import {allowedElements} from '../elements';
import {factsModule, isSnippetModule, namesIn, statementsOf, type ImportedName} from '../imported-names';

const list = 'Pages import the components that references/contribute/mdx-components lists, @site/src/facts/… and @site/docs/snippets/….';

const componentOf = (module: string): [string, string] | undefined => {
  const found = Object.entries(allowedElements).find(([, {from}]) => from?.module === module);
  return found?.[1].from === undefined ? undefined : [found[0], found[1].from.name];
};

const written = (element: string, name: string, module: string): string =>
  name === 'default' ? `import ${element} from '${module}';` : `import {${element}} from '${module}';`;

function componentProblem({local, imported, module}: ImportedName, [element, name]: [string, string]): string | undefined {
  if (imported === name && local === element) return undefined;
  return `the page imports ${imported === 'default' ? local : imported} from ${module} in a way that the build does not know. Write ${written(element, name, module)}`;
}

function snippetProblem({local, imported, module}: ImportedName, page: CheckedPage): string | undefined {
  if (isSnippet(page))
    return `a snippet imports another one, ${module}. Write its text here, or let pages import both: then no two import each other.`;
  if (imported !== 'default' || !/^[A-Z]/.test(local)) return `a snippet is used as an element. Write import Name from '${module}';`;
  if (local in allowedElements) return `${local} is the name of a component already. Choose another name for the snippet.`;
  return undefined;
}

function factProblem({imported, module}: ImportedName, name: string, {withFigures}: CheckedPage): string | undefined {
  if (imported === 'default' || imported === '*') return `figures are imported by name. Write import {name} from '${module}';`;
  const known = factModules[name];
  if (!withFigures || known === undefined || imported in known) return undefined;
  return `src/facts/${name}.ts has no figure "${imported}".${didYouMean(imported, Object.keys(known))} Import one that it has: ${Object.keys(known).join(', ')}.`;
}

function nameProblem(name: ImportedName, page: CheckedPage): string | undefined {
  const component = componentOf(name.module);
  if (component) return componentProblem(name, component);
  if (isSnippetModule(name.module)) return snippetProblem(name, page);
  const facts = factsModule(name.module);
  if (facts !== undefined && /^[a-z0-9-]+$/.test(facts)) return factProblem(name, facts, page);
  return `the page imports "${name.module}", which no page may. ${list}`;
}

const withoutNames = ({source}: ImportDeclaration): string =>
  `the import of "${String(source.value)}" brings no name, so it only runs code. Remove it. ${list}`;

/** Imports of anything but listed components, figures and snippets; exports; names that are imported twice. */
export const imports: Check = function* (page) {
  const seen = new Set<string>();
  for (const {node, statement} of statementsOf(page.tree)) {
    if (statement.type !== 'ImportDeclaration') {
      yield {node, message: 'a page exports nothing and declares nothing. Write figures in src/facts/ and import them.'};
      continue;
    }
    if (statement.specifiers.length === 0) yield {node, message: withoutNames(statement)};
    for (const name of namesIn(statement)) {
      const message = seen.has(name.local)
        ? `the page imports "${name.local}" twice. Remove one of the imports, or rename it.`
        : nameProblem(name, page);
      seen.add(name.local);
      if (message !== undefined) yield {node, message};
    }
  }
};
