import {publishedPackages} from '../../facts/packages';

/** Where the pages stand, without the slash in front: also the id of the landing page. */
export const root = 'references/packages';

export type PackageName = keyof typeof publishedPackages;

export const packageNames = Object.keys(publishedPackages) as PackageName[];

export const isPackageName = (name: string): name is PackageName => Object.hasOwn(publishedPackages, name);

/** The first id of each package on Mainnet: what its types are found by. */
export const addresses = Object.fromEntries(packageNames.map((name) => [name, publishedPackages[name].mainnet.original])) as Record<
  PackageName,
  string
>;
