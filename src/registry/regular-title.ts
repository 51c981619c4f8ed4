const ofModule = /^references\/(?:framework|packages)\/([^/]+)\/([^/]+)$/;
const ofGraphqlType = /\/reference\/types\/([a-z]+)s\/([^/]+)$/;

const pascalCase = (words: string): string => words.replace(/(?:^|-)(.)/g, (_match, first: string) => first.toUpperCase());

/**
 * The title that generated pages have as a rule: `sui::coin` of `references/framework/sui/coin`,
 * `BalanceChange (GraphQL object)` of `…/types/objects/balance-change`. A title that follows the
 * rule need not be sent to readers, who have the id.
 *
 * @returns undefined for an id of which there is no rule; a page may still have another title than
 *   its rule says
 */
export function regularTitle(id: string): string | undefined {
  const [, moveModulePackage, moveModule] = ofModule.exec(id) ?? [];
  if (moveModule !== undefined) return `${moveModulePackage}::${moveModule}`;
  const [, kind, name] = ofGraphqlType.exec(id) ?? [];
  return name === undefined ? undefined : `${pascalCase(name)} (GraphQL ${kind})`;
}

/**
 * Titles with those left empty that follow from their ids.
 *
 * @see titleOf for the way back
 */
export const shortenTitles = (titles: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(titles).map(([id, title]) => [id, title === regularTitle(id) ? '' : title]));

/** The title of an entry of shortened titles. */
export const titleOf = ([id, title]: readonly [string, string]): string => title || (regularTitle(id) ?? '');
