import ts from 'typescript';

/** Parts of the site's configuration that only the build reads. */
const forTheBuild: ReadonlySet<string> = new Set([
  'presets',
  'plugins',
  'themes',
  'clientModules',
  'headTags',
  'scripts',
  'stylesheets',
  'staticDirectories',
]);

/** Docusaurus generated the module of the site's configuration in another shape. */
export class SiteConfigError extends Error {
  override name = 'SiteConfigError';
}

function defaultExport(file: ts.SourceFile): ts.ObjectLiteralExpression {
  const statement = file.statements.find(ts.isExportAssignment);
  if (!statement || !ts.isObjectLiteralExpression(statement.expression))
    throw new SiteConfigError('docusaurus.config.mjs: expected "export default {…}"');
  return statement.expression;
}

const nameOf = ({name}: ts.ObjectLiteralElementLike): string =>
  name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : '';

/**
 * The module by which every page has the site's configuration, with the parts emptied that only the build reads. Those
 * are of no use to readers, and name folders of the machine that built the site.
 *
 * @param source `docusaurus.config.mjs` as Docusaurus generates it
 * @throws {SiteConfigError} where that is something else
 */
export function siteConfigForReaders(source: string): string {
  const file = ts.createSourceFile('config.mjs', source, ts.ScriptTarget.Latest, false, ts.ScriptKind.JS);
  const kept = defaultExport(file).properties.map((property) =>
    forTheBuild.has(nameOf(property)) ? `${JSON.stringify(nameOf(property))}: []` : property.getText(file),
  );
  return `export default {\n${kept.join(',\n')}\n};\n`;
}
