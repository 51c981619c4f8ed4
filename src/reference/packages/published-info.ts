import {loadAbiFile} from '../abi/load';
import type {PackageInfo} from '../move/package-info';
import path from 'node:path';
import {addresses, root, type PackageName} from './places';

/** A commit of a public repository, from which packages were read. */
export interface SourceCommit {
  repository: string;
  /** The whole hash. */
  commit: string;
  /** The day of the commit. */
  date: string;
}

/** A package that somebody published with a transaction. */
export interface PublishedInfo extends PackageInfo {
  name: PackageName;
  /** What it is for and how it is used, in a paragraph or two of Markdown with links. */
  about: string;
  source: SourceCommit;
  /**
   * Functions that are in the source and in no version that its repository records as published, as
   * `module::name`.
   */
  unpublished: readonly string[];
  /** The SDK whose calls `sdkPackages` lists: name and version. */
  sdk?: string;
  /** Other publications of parts of the source: what they are for, and their ids by network. */
  alsoPublished: readonly {of: string; mainnet: string; testnet: string}[];
}

/** What has to be said of a package by hand. */
export interface PackageWords extends Pick<PublishedInfo, 'name' | 'label' | 'summary' | 'about'> {
  /** Folder of the package in its repository; empty for the repository's top. */
  folder: string;
  unpublished?: readonly string[];
  sdk?: string;
  alsoPublished?: PublishedInfo['alsoPublished'];
}

/** The first digits of a hash, as pages show it. */
export const shortCommit = ({commit}: SourceCommit): string => commit.slice(0, 10);

/** Packages of one repository. */
export function publishedFrom(source: SourceCommit, packages: readonly PackageWords[]): PublishedInfo[] {
  const {repository, commit, date} = source;
  return packages.map(({folder, ...words}) => ({
    unpublished: [],
    alsoPublished: [],
    ...words,
    source,
    address: addresses[words.name],
    location: 'per network',
    root,
    dataFolder: 'src/reference/packages',
    generatedFrom: `the Move source at commit ${shortCommit(source)} (${date}) of ${repository}`,
    namesFrom: shortCommit(source),
    sourceFolder: `https://github.com/${[repository, 'tree', commit, folder, 'sources'].filter((part) => part !== '').join('/')}`,
    load: () => loadAbiFile(path.join(__dirname, 'abis', `${words.name}.json`)),
  }));
}
