import packageJson from '../../../package.json';

const known: Readonly<Record<string, string>> = {...packageJson.devDependencies, ...packageJson.dependencies};

/**
 * The package.json of the server's own package.
 *
 * @param imported names of the npm packages that it imports
 * @throws where this project does not pin one of them
 */
export function manifest(imported: readonly string[]): object {
  const dependencies = imported.map((name) => {
    const version = known[name];
    if (version === undefined) throw new Error(`${name} is imported by src/mcp, and package.json does not pin it: add it there.`);
    return [name, version] as const;
  });
  return {
    name: 'sui-docs-mcp',
    version: packageJson.version,
    description: 'Searches and reads a documentation site of the Sui blockchain, for coding agents, and checks Move code',
    license: packageJson.license,
    engines: packageJson.engines,
    bin: {'sui-docs-mcp': 'server.cjs'},
    files: ['server.cjs', 'compiler.cjs', 'models.json', 'LICENSE', 'README.md'],
    dependencies: Object.fromEntries(dependencies),
  };
}
