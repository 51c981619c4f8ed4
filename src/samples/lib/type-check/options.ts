import path from 'node:path';
import ts from 'typescript';

/** The compiler options that readers' projects have, strict among them. */
const projectFile = 'examples/tsconfig.json';

const textOf = (error: ts.Diagnostic): string => ts.flattenDiagnosticMessageText(error.messageText, '\n');

/**
 * The compiler's own function gives `any`; the compiler checks what is in it when the options are
 * converted.
 */
const readConfig: (file: string) => {config?: {compilerOptions?: unknown}; error?: ts.Diagnostic} = (file) =>
  ts.readConfigFile(file, (name) => ts.sys.readFile(name));

/**
 * Compiler options for samples: those of examples/tsconfig.json, and what a sample is held to
 * beyond them. Every sample is a module of its own, has no unused name, and JavaScript is checked
 * too.
 *
 * @throws {Error} where examples/tsconfig.json does not parse
 */
export function sampleOptions(root: string): ts.CompilerOptions {
  const file = path.join(root, projectFile);
  const {config, error} = readConfig(file);
  if (error) throw new Error(`${projectFile}: ${textOf(error)}`);
  const {options, errors} = ts.convertCompilerOptionsFromJson(config?.compilerOptions, path.dirname(file));
  if (errors[0]) throw new Error(`${projectFile}: ${textOf(errors[0])}`);
  return {
    ...options,
    noEmit: true,
    allowJs: true,
    checkJs: true,
    noUnusedLocals: true,
    moduleDetection: ts.ModuleDetectionKind.Force,
  };
}
