import type {PackageEntry} from '../move/model';

/** What a page of abort codes says of itself. */
export interface AbortCodesInfo {
  /** Last part of its route. */
  name: string;
  title: string;
  /** Name in the sidebar. */
  label: string;
  /** A sentence with `%` for the number of codes, 50 to 160 characters. */
  description: string;
  /** Markdown above the tables. */
  intro: string;
  /**
   * Whether the codes of a package are on this page; those of a package are on the first page that
   * takes them.
   */
  has: (info: PackageEntry['info']) => boolean;
}

/** The pages of abort codes. */
export const abortCodesInfos: readonly AbortCodesInfo[] = [
  {
    name: 'framework',
    title: 'Abort codes of std and sui',
    label: 'std and sui',
    description: 'The % abort codes of the Move standard library and the Sui framework: number, constant and when it happens, by module.',
    intro: `
You are right here if the message names the address \`0x1\` or \`0x2\`, with or without the zeros in front. Nearly every transaction calls these two packages, so an abort in them most often means that your own code, or the transaction, asked for something that cannot be: more than a balance holds, a field that is not there.

Find the module first and then the code, because each module numbers its codes by itself.
`,
    has: ({name}) => name === 'std' || name === 'sui',
  },
  {
    name: 'system',
    title: 'Abort codes of the Sui system and the bridge',
    label: 'System and bridge',
    description:
      'The % abort codes of sui_system and bridge, which stake, run validators and move assets: number, constant and when it happens.',
    intro: `
You are right here if the message names the address \`0x3\` or \`0xb\`. Aborts at \`0x3\` come from staking, from requests of validators, and from the change of epochs; those at \`0xb\` come from transfers through the Sui Bridge and from its committee.

If you only stake or withdraw, the codes of \`staking_pool\`, \`stake_subsidy\` and \`validator\` are those to look at first.
`,
    has: ({location}) => location === 'fixed',
  },
  {
    name: 'packages',
    title: 'Abort codes of DeepBook, SuiNS and other packages',
    label: 'DeepBook, SuiNS, others',
    description:
      'The % abort codes of DeepBookV3, DeepBook Margin, the Payment Kit, the kiosk rules and SuiNS: number, constant and when, by module.',
    intro: `
You are right here if the message names a long ID and a module such as \`balance_manager\` or \`registrar\`. The [package reference](/references/packages) lists the IDs of these packages by network, so that you can tell whether the abort is theirs. An upgrade gives a package a new ID, and the codes stay.

If the ID is none of those, the package is somebody else's: look in its source for the constant with that value.
`,
    has: () => true,
  },
];

/** The page that has the codes of a package. */
export const pageOfPackage = ({info}: PackageEntry): AbortCodesInfo | undefined => abortCodesInfos.find(({has}) => has(info));
