import {readFileSync} from 'node:fs';
import {isBuiltin} from 'node:module';
import path from 'node:path';
import {z} from 'zod';

const dependencies = z.record(z.string(), z.string()).default({});
const packageJson = z.object({dependencies, devDependencies: dependencies});

/** Names of the packages that package.json of a folder pins. */
export function declaredPackages(root: string): ReadonlySet<string> {
  const pins = packageJson.parse(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')));
  return new Set([...Object.keys(pins.dependencies), ...Object.keys(pins.devDependencies)]);
}

/**
 * The package that an import names: `@mysten/sui/grpc` → `@mysten/sui`. None for relative paths and
 * modules of Node.js.
 */
export function packageOf(specifier: string): string | undefined {
  if (/^[./#]/.test(specifier) || isBuiltin(specifier)) return undefined;
  const parts = specifier.split('/');
  return parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
}
