/**
 * `npm run new -- page|example|error|component …`: makes the files of something new, and says what
 * is left to fill in. What is not filled in stops the build, the samples or the references with a
 * line.
 */
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {format, resolveConfig} from 'prettier';
import ts from 'typescript';
import {UsageError} from '../lib/usage-error';
import {component, entry, moveFiles, page, readme, sidebarOf} from './new-texts';

/** What was made, and what its author does next. */
export interface Made {
  files: string[];
  next: string[];
}

const usage = `npm run new -- page guides/developer/coin/vaults "Keep coins in a vault"
npm run new -- example night_market "A market that opens at dusk and closes at dawn."
npm run new -- error cli-keys no-such-alias "Could not find an alias …"
npm run new -- component price-tag PriceTag "the price of a thing"`;

function need(pattern: RegExp, value: string | undefined, what: string): string {
  if (value === undefined || !pattern.test(value)) throw new UsageError(`Name ${what}. For example:\n${usage}`);
  return value;
}

/** Writes files that are not there yet; `files` has their texts by path below `root`. */
function write(root: string, files: Readonly<Record<string, string>>): string[] {
  const names = Object.keys(files);
  const there = names.find((name) => existsSync(path.join(root, name)));
  if (there !== undefined) throw new UsageError(`${there} is there already. Choose another name, or change that file.`);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), {recursive: true});
    writeFileSync(path.join(root, name), text);
  }
  return names;
}

/** Where in a module the literal of its first list or table stands that is exported. */
function literalIn(file: string, text: string): ts.ArrayLiteralExpression | ts.ObjectLiteralExpression {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement) || !statement.modifiers?.some(({kind}) => kind === ts.SyntaxKind.ExportKeyword)) continue;
    let value = statement.declarationList.declarations[0]?.initializer;
    while (value && (ts.isAsExpression(value) || ts.isSatisfiesExpression(value))) value = value.expression;
    if (value && (ts.isArrayLiteralExpression(value) || ts.isObjectLiteralExpression(value))) return value;
  }
  throw new UsageError(`${file}:1: the file exports no list and no table. Add the new entry by hand.`);
}

/**
 * Adds an entry to the list or table of a module: at its end, or before what follows its key in the
 * alphabet.
 */
async function insert(root: string, file: string, text: string, key?: string): Promise<void> {
  const whole = path.join(root, file);
  if (!existsSync(whole)) throw new UsageError(`There is no ${file}. Take the name of a file in ${path.dirname(file)}/.`);
  const before = readFileSync(whole, 'utf8');
  const literal = literalIn(file, before);
  const following =
    key !== undefined && ts.isObjectLiteralExpression(literal)
      ? literal.properties.find(({name}) => (name?.getText() ?? '') > key)
      : undefined;
  const at = following?.getStart() ?? literal.end - 1;
  const after = `${before.slice(0, at)}${text},\n${before.slice(at)}`;
  writeFileSync(whole, await format(after, {...(await resolveConfig(whole)), filepath: whole}));
}

const quoted = (text: string): string => `'${text.replace(/['\\]/g, '\\$&')}'`;

const makers: Readonly<Record<string, (root: string, names: readonly string[]) => Promise<Made> | Made>> = {
  page(root, [id, title]) {
    const route = need(/^[a-z\d-]+(?:\/[a-z\d-]+)+$/, id, 'the page by its path, and give it a title');
    const file = `docs/${route}.mdx`;
    return {
      files: write(root, {[file]: page(need(/\S/, title, 'the page by its path, and give it a title'))}),
      next: [
        `Write the description, 50 to 160 characters, and at least 350 words in ${file}.`,
        `Add "${path.posix.basename(route)}" to the list of ${path.posix.dirname(route)} in ${sidebarOf(route)}.`,
        `Lead to it from docs/${path.posix.dirname(route)}.mdx, and add searches that should find it to tests/search/queries.ts.`,
      ],
    };
  },
  async example(root, [name, summary]) {
    const folder = need(/^[a-z][a-z\d_]*$/, name, 'the package in small letters, and say in a sentence what it is');
    const sentence = need(/\S.*\.$/, summary, 'the package in small letters, and say in a sentence what it is');
    const files = write(root, moveFiles(folder));
    await insert(root, 'src/examples/overlay/move.ts', `${folder}: ${quoted(sentence)}`, folder);
    return {
      files: [...files, 'src/examples/overlay/move.ts'],
      next: [
        `Quote it: \`\`\`move file="examples/move/${folder}/sources/${folder}.move" region="open"`,
        '"npm run format:move" and "npm run samples" check it.',
      ],
    };
  },
  async error(root, [list, id, message]) {
    const file = `src/reference/errors/entries/${need(/^[a-z-]+$/, list, 'the file with the errors of its subject, an id and the message')}.ts`;
    const named = need(/^[a-z\d-]+$/, id, 'the file with the errors of its subject, an id and the message');
    const text = need(/\S/, message, 'the file with the errors of its subject, an id and the message');
    await insert(root, file, entry(quoted(named), quoted(text)));
    return {
      files: [file],
      next: [
        'Write what it means, its causes and its cure; "source" says in which file of which release you read it.',
        'In the message, put … for what varies. "npm run reference" says what is missing.',
      ],
    };
  },
  async component(root, [room, name, use]) {
    const what = 'the room in small letters, the component with a capital, and say what it shows';
    const folder = need(/^[a-z][a-z\d-]*$/, room, what);
    const element = need(/^[A-Z][A-Za-z\d]*$/, name, what);
    const shows = need(/\S/, use, what);
    const files = write(root, {
      [`src/${folder}/${element}.tsx`]: component(element, shows),
      [`src/${folder}/README.md`]: readme(folder, element, shows),
    });
    const list = 'src/allowed-mdx/elements.ts';
    await insert(root, list, `${element}: {from: '@site/src/${folder}/${element}', markdown: 'content', reason: ${quoted(shows)}}`);
    return {
      files: [...files, list],
      next: [
        `In ${list}, say what attributes it has, and what stands for it in Markdown.`,
        'Show it on docs/references/contribute/mdx-components.mdx, with a row in the table.',
        'Test in tests/browser/ what a reader does with it.',
      ],
    };
  },
};

/**
 * Makes something new.
 *
 * @param root the repository's top
 * @param args its kind, and its names
 * @throws {UsageError} where a name is missing, or a file is there already
 */
export async function makeNew(root: string, [kind = '', ...names]: readonly string[]): Promise<Made> {
  const make = Object.hasOwn(makers, kind) ? makers[kind] : undefined;
  if (make === undefined) throw new UsageError(`Say what to make: a page, an example, an error or a component. For example:\n${usage}`);
  return make(root, names);
}

async function main(): Promise<void> {
  try {
    const {files, next} = await makeNew('.', process.argv.slice(2));
    console.log(`Made or changed:\n${files.map((file) => `  ${file}`).join('\n')}\nNext:`);
    for (const [index, step] of next.entries()) console.log(`  ${index + 1}. ${step}`);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

if (require.main === module) void main();
