import ts from 'typescript';
import {declaredPackages} from './declared-packages';
import type {ModuleFinding} from './finding';
import {createSampleHost, type VirtualModule} from './host';
import {messageOf} from './messages';
import type {NamedType} from './types/named-type';
import {typesIn} from './types/types-in';

/** Suggestions that are errors in a sample. */
const deprecatedName = 6385;
const deprecatedSignature = 6387;
const deprecations = new Set([deprecatedName, deprecatedSignature]);

/** Files that one program compiles. */
export interface Compilation {
  /** Files that the program starts from, virtual or on disk; what they import comes with them. */
  roots: readonly string[];
  /** Those of its files whose findings are wanted. */
  checked: readonly string[];
}

/** The TypeScript compiler, held open so that several programs share what they read. */
export interface TypeCheckService {
  /** Makes virtual modules known. A path is given once: its text stays. */
  add(modules: readonly VirtualModule[]): void;
  /** Compiles files as one program and gives what is wrong with the checked ones. */
  check(compilation: Compilation): readonly ModuleFinding[];
  /**
   * The types that a reader of a module does not see. The module is one that was checked last, and
   * nothing was found in it.
   */
  typesIn(file: string): readonly NamedType[];
}

/** What the documentation of the deprecated name at a position says to use instead. */
function deprecationNote(service: ts.LanguageService, file: string, position: number): string {
  const tags = service.getQuickInfoAtPosition(file, position)?.tags ?? [];
  const note = ts.displayPartsToString(tags.find((tag) => tag.name === 'deprecated')?.text);
  return note === '' ? '' : ` ${note.replaceAll(/\s+/g, ' ')}`;
}

/**
 * Deprecations of a file, one per place: a call of a deprecated class is both a deprecated name and
 * a deprecated signature.
 */
function deprecationsIn(service: ts.LanguageService, file: string): readonly ts.Diagnostic[] {
  const found = service.getSuggestionDiagnostics(file).filter(({code}) => deprecations.has(code));
  const named = new Set(found.filter(({code}) => code === deprecatedName).map(({start}) => start));
  return found.filter(({code, start}) => code === deprecatedName || !named.has(start));
}

function diagnosticsOf(service: ts.LanguageService, file: string): readonly ts.Diagnostic[] {
  const syntax = service.getSyntacticDiagnostics(file);
  // Types of a file that does not parse are guesses.
  if (syntax.length > 0) return syntax;
  return [...service.getSemanticDiagnostics(file), ...deprecationsIn(service, file)];
}

/**
 * Starts the compiler for samples of the repository at `root`.
 *
 * @throws {Error} from `check`, where the compiler options contradict each other
 */
export function createTypeCheckService(root: string): TypeCheckService {
  const host = createSampleHost(root);
  const service = ts.createLanguageService(host);
  const declared = declaredPackages(root);

  const findingOf = (file: string, diagnostic: ts.Diagnostic): ModuleFinding => {
    const start = diagnostic.start ?? 0;
    const {line, character} = diagnostic.file?.getLineAndCharacterOfPosition(start) ?? {line: 0, character: 0};
    const note = deprecations.has(diagnostic.code) ? deprecationNote(service, file, start) : '';
    return {file, line: line + 1, column: character + 1, code: `TS${diagnostic.code}`, message: messageOf(diagnostic, declared) + note};
  };

  return {
    add: (modules) => {
      host.add(modules);
    },
    check: ({roots, checked}) => {
      host.setRoots(roots);
      const [misuse] = service.getCompilerOptionsDiagnostics();
      if (misuse) throw new Error(`compiler options of samples: ${messageOf(misuse, declared)}`);
      return checked.flatMap((file) => diagnosticsOf(service, file).map((diagnostic) => findingOf(file, diagnostic)));
    },
    typesIn: (file) => {
      const program = service.getProgram();
      const module = program?.getSourceFile(file);
      if (!program || !module) throw new Error(`${file} is not among the modules that were checked`);
      return typesIn(program, module);
    },
  };
}
