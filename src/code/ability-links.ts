import type {NameLinks} from './highlight/link-names';

/** Where the four abilities of types are defined. */
export const abilityAddress = '/sui-glossary#ability';

/** What abilities are called among the links of a block; no name of code looks like that. */
export const abilityKey = (name: string): string => `ability:${name}`;

/**
 * The abilities as links of a block that shows a type's header.
 *
 * @param baseUrl the path that the site stands at, with a slash at both ends
 */
export const abilityLinks = (baseUrl: string): NameLinks =>
  new Map(['copy', 'drop', 'key', 'store'].map((name) => [abilityKey(name), `${baseUrl}${abilityAddress.slice(1)}`]));

/** True for a link in code whose text is an ability. */
export const isAbilityLink = (link: HTMLAnchorElement | null): link is HTMLAnchorElement =>
  link?.getAttribute('href')?.endsWith(abilityAddress) === true;
