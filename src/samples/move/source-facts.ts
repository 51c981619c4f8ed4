import {moduleNodes, parseMove, type MoveNode} from './syntax';

/** Something that stands on a line (1-based) of a file. */
export interface Named {
  name: string;
  line: number;
}

/** What the checker wants to know of a Move file without compiling it. */
export interface SourceFacts {
  modules: Named[];
  /** Unit tests, named `module::function`. */
  tests: Named[];
  /**
   * Lines of `#[expected_failure]` that name no reason: such a test also passes where an unknown
   * thing aborts.
   */
  bareExpectedFailures: number[];
}

const lineOf = (node: MoveNode): number => node.startPosition.row + 1;

/** The items of an annotation, `#[test, expected_failure(…)]`, each with its name. */
function annotationItems(annotation: MoveNode): {name: string; bare: boolean}[] {
  return annotation.namedChildren
    .filter(({type}) => type === 'annotation_item')
    .flatMap((item) => {
      const [inner] = item.namedChildren;
      const name = inner?.childForFieldName('name')?.text;
      return name === undefined ? [] : [{name, bare: inner?.type === 'annotation_expr'}];
    });
}

/** Functions with the annotations that stand before them. */
function annotatedFunctions(body: MoveNode): {fun: MoveNode; annotations: MoveNode[]}[] {
  const found: {fun: MoveNode; annotations: MoveNode[]}[] = [];
  let annotations: MoveNode[] = [];
  for (const item of body.namedChildren) {
    if (item.type === 'annotation') annotations.push(item);
    else if (item.type !== 'newline' && !item.type.endsWith('comment')) {
      if (item.type === 'function_definition') found.push({fun: item, annotations});
      annotations = [];
    }
  }
  return found;
}

function moduleFacts(module: MoveNode): SourceFacts {
  const identity = module.childForFieldName('module_identity');
  const moduleName = identity?.childForFieldName('module')?.text ?? '';
  const body = module.childForFieldName('module_body');
  const facts: SourceFacts = {modules: [{name: moduleName, line: lineOf(module)}], tests: [], bareExpectedFailures: []};
  for (const {fun, annotations} of body ? annotatedFunctions(body) : []) {
    const items = annotations.flatMap(annotationItems);
    const name = fun.childForFieldName('name')?.text ?? '';
    if (items.some((item) => item.name === 'test' || item.name === 'random_test'))
      facts.tests.push({name: `${moduleName}::${name}`, line: lineOf(fun)});
    const bare = annotations.filter((each) => annotationItems(each).some((item) => item.name === 'expected_failure' && item.bare));
    facts.bareExpectedFailures.push(...bare.map(lineOf));
  }
  return facts;
}

/** Reads the facts off the syntax tree. A file that does not parse may have fewer of them. */
export async function sourceFacts(text: string): Promise<SourceFacts> {
  const all = moduleNodes(await parseMove(text)).map(moduleFacts);
  return {
    modules: all.flatMap(({modules}) => modules),
    tests: all.flatMap(({tests}) => tests),
    bareExpectedFailures: all.flatMap(({bareExpectedFailures}) => bareExpectedFailures),
  };
}
