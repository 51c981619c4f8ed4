import type {ShippedPackage} from './packages';

export const noticesFile = 'third-party-notices.txt';

const introduction = `Parts of this site are made of the packages below, by their authors and under their licenses. The list is made by each build from
what the bundler has put into the files that browsers load.`;

const notice = ({name, version, license, text}: ShippedPackage): string => `${name} ${version}\nLicense: ${license}\n\n${text}`;

/** The names, licenses and their texts, each package once, by name. */
export function notices(packages: readonly ShippedPackage[]): string {
  const sorted = [...packages].sort((one, other) => (one.name < other.name ? -1 : one.name > other.name ? 1 : 0));
  const parts = new Set([introduction, ...sorted.map(notice)]);
  return `${[...parts].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}
