import ts from 'typescript';
import {ReferenceSourceError} from '../page';

/** A generated TypeScript file of the SDK. */
export interface SourceFile {
  path: string;
  text: string;
}

/** A doc comment and where it stands. */
export interface Documented {
  /** Path and line, for messages. */
  place: string;
  comment: string;
  deprecated: boolean;
}

export interface DocumentedType extends Documented {
  /** The .proto file that the TypeScript file was made from. */
  file: string;
  /** Name of the TypeScript declaration. */
  tsName: string;
  /** Fields, enum values or methods by their protobuf name, with the number where they have one. */
  members: ReadonlyMap<string, Documented & {number?: number}>;
}

/** The doc comments of generated files, by full protobuf name. */
export interface Comments {
  messages: ReadonlyMap<string, DocumentedType>;
  enums: ReadonlyMap<string, DocumentedType>;
  services: ReadonlyMap<string, DocumentedType>;
}

type Kind = 'message' | 'enum' | 'service' | 'field' | 'enum value' | 'rpc';

/** What the tag `@generated from protobuf <kind> <text>` of a declaration says. */
function originOf(node: ts.Node, kind: Kind): string | undefined {
  const tag = ts.getJSDocTags(node).find((candidate) => candidate.tagName.text === 'generated');
  const text = ts.getTextOfJSDocComment(tag?.comment) ?? '';
  const lead = `from protobuf ${kind}`;
  if (!text.startsWith(lead)) return undefined;
  return text
    .slice(lead.length)
    .replace(/^:?\s+/, '')
    .replace(/;$/, '');
}

/** Linter directives that stand in the .proto file's comments are not for readers. */
const isDirective = (line: string): boolean => line.startsWith('buf:lint:');

function documented(node: ts.Node, source: ts.SourceFile): Documented {
  const doc = ts.getJSDocCommentsAndTags(node).find((part) => ts.isJSDoc(part));
  const text = ts.getTextOfJSDocComment(doc?.comment) ?? '';
  return {
    place: `${source.fileName}:${source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1}`,
    comment: text
      .split('\n')
      .filter((line) => !isDirective(line))
      .join('\n')
      .trim(),
    deprecated: ts.getJSDocTags(node).some((tag) => tag.tagName.text === 'deprecated'),
  };
}

const declaration = /^(?:(?:optional|repeated) )?(?:[\w.]+ |map<.*> )?(\w+) = (\d+)/;

/** Every declaration below a node with a tag of a kind, in the order of the file. */
function membersBelow(node: ts.Node, kind: 'field' | 'enum value' | 'rpc', source: ts.SourceFile): DocumentedType['members'] {
  const members = new Map<string, Documented & {number?: number}>();
  const visit = (child: ts.Node): void => {
    const origin = originOf(child, kind);
    if (origin !== undefined && kind === 'rpc') {
      members.set(origin.slice(0, origin.indexOf('(')), documented(child, source));
    } else if (origin !== undefined) {
      const [, name, number] = declaration.exec(origin) ?? [];
      const entry = documented(child, source);
      if (name === undefined) throw new ReferenceSourceError(`${entry.place}: "${origin}" does not read as a protobuf ${kind}`);
      members.set(name, {...entry, number: Number(number)});
    } else {
      ts.forEachChild(child, visit);
    }
  };
  ts.forEachChild(node, visit);
  return members;
}

/** The .proto file named in the head of a generated file. */
function protoFileOf({path, text}: SourceFile): string {
  const [, file] = /@generated from protobuf file "([^"]+)"/.exec(text) ?? [];
  if (file === undefined) throw new ReferenceSourceError(`${path}:1: the head does not say from which .proto file it is generated`);
  return file;
}

/**
 * Reads the doc comments of files that protobuf-ts generated.
 *
 * @throws where a file or a declaration does not say what it was generated from, or two have one
 *   name
 */
export function readComments(files: readonly SourceFile[]): Comments {
  const comments = {
    messages: new Map<string, DocumentedType>(),
    enums: new Map<string, DocumentedType>(),
    services: new Map<string, DocumentedType>(),
  };
  const add = (found: Map<string, DocumentedType>, name: string, entry: DocumentedType): void => {
    const twin = found.get(name);
    if (twin) throw new ReferenceSourceError(`${entry.place}: ${name} is declared in ${twin.place} already`);
    found.set(name, entry);
  };
  for (const sourceFile of files) {
    const file = protoFileOf(sourceFile);
    const source = ts.createSourceFile(sourceFile.path, sourceFile.text, ts.ScriptTarget.Latest, true);
    for (const node of source.statements) {
      if (ts.isInterfaceDeclaration(node)) {
        const entry = {...documented(node, source), file, tsName: node.name.text};
        const message = originOf(node, 'message');
        const service = originOf(node, 'service');
        if (message !== undefined) add(comments.messages, message, {...entry, members: membersBelow(node, 'field', source)});
        else if (service !== undefined) add(comments.services, service, {...entry, members: membersBelow(node, 'rpc', source)});
        else throw new ReferenceSourceError(`${entry.place}: interface ${entry.tsName} does not say what it is generated from`);
      } else if (ts.isEnumDeclaration(node)) {
        const entry = {...documented(node, source), file, tsName: node.name.text};
        const name = originOf(node, 'enum');
        if (name === undefined)
          throw new ReferenceSourceError(`${entry.place}: enum ${entry.tsName} does not say what it is generated from`);
        add(comments.enums, name, {...entry, members: membersBelow(node, 'enum value', source)});
      }
    }
  }
  return comments;
}
