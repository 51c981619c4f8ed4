import ts from 'typescript';
import {packageOf} from './declared-packages';

/**
 * Codes of an import whose module was not found: `import … from`, and `import '…'` for its effects.
 */
const moduleNotFound = new Set([2307, 2882]);

/** Codes of a name that a module does not export. */
const nameNotExported = new Set([2305, 2724]);

/**
 * The hint "Did you forget to use 'await'?". Others say where something is declared, which an
 * author does not need.
 */
const forgottenAwait = 2773;

const replacedPackages: Readonly<Record<string, string>> = {
  '@mysten/sui.js': 'the SDK is "@mysten/sui" since its version 1.0',
  '@mysten/dapp-kit': 'use "@mysten/dapp-kit-react"',
};

const replacedNames: Readonly<Record<string, string>> = {
  SuiClient: 'Version 2 of the SDK has SuiGrpcClient in "@mysten/sui/grpc" instead.',
  getFullnodeUrl: 'Version 2 of the SDK has no list of gRPC endpoints; write the URL.',
  TransactionBlock: 'It is called Transaction since version 1.0 of the SDK.',
};

/** The cure for an import that names a package which package.json does not pin. */
function packageCure(specifier: string, declared: ReadonlySet<string>): string {
  const name = packageOf(specifier);
  if (name === undefined || declared.has(name)) return '';
  const replacement = replacedPackages[name];
  return replacement === undefined
    ? `package.json does not pin "${name}": samples import only pinned packages, so add it (npm install -D -E ${name}) or do without.`
    : `The package "${name}" is not used here: ${replacement}.`;
}

/** The source text that a diagnostic points at. */
const textAt = ({file, start = 0, length = 0}: ts.Diagnostic): string => file?.text.slice(start, start + length) ?? '';

function cureOf(diagnostic: ts.Diagnostic, declared: ReadonlySet<string>): string {
  if (moduleNotFound.has(diagnostic.code)) return packageCure(textAt(diagnostic).slice(1, -1), declared);
  return nameNotExported.has(diagnostic.code) ? (replacedNames[textAt(diagnostic)] ?? '') : '';
}

const flat = (text: string | ts.DiagnosticMessageChain): string => ts.flattenDiagnosticMessageText(text, ' ').replaceAll(/\s+/g, ' ');

/**
 * A diagnostic's message as one line, with what to do about a forgotten `await`, old names and
 * packages that are not pinned.
 */
export function messageOf(diagnostic: ts.Diagnostic, declared: ReadonlySet<string>): string {
  const hints = (diagnostic.relatedInformation ?? []).filter(({code}) => code === forgottenAwait);
  return [flat(diagnostic.messageText), ...hints.map((hint) => flat(hint.messageText)), cureOf(diagnostic, declared)].join(' ').trim();
}
