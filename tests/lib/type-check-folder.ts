import {readdirSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Every module below a folder that is not of an installed package. */
const modulesIn = (folder: string): string[] =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('node_modules'))
    .map((file) => path.join(folder, file));

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  noUncheckedIndexedAccess: true,
  noEmit: true,
  skipLibCheck: true,
  types: ['node'],
};

/** Type-checks all modules below some folders in one program, with the options of the examples. */
export function typeCheck(folders: readonly string[], root: string): string[] {
  const program = ts.createProgram(folders.flatMap(modulesIn), {...options, typeRoots: [path.join(root, 'node_modules/@types')]});
  return ts.getPreEmitDiagnostics(program).map(({file, messageText}) => {
    const place = file === undefined ? '' : `${path.relative(root, file.fileName)}: `;
    return place + ts.flattenDiagnosticMessageText(messageText, ' ');
  });
}
