import type {Page} from '../../lib/pages';
import {lineAt, proseOf} from './prose';

interface Rule {
  pattern: RegExp;
  use: string;
}

/** Filler, praise and announcements, which say nothing. */
const empty: readonly Rule[] = [
  {pattern: /\b(?:simply|just|easily|effortless(?:ly)?|obviously|basically|actually|of course)\b/i, use: 'leave it out'},
  {pattern: /\b(?:powerful|seamless(?:ly)?|robust|cutting-edge|world-class|blazing)\b/i, use: 'a fact'},
  {pattern: /\b(?:next-generation|state-of-the-art|best-in-class|game-changing|revolutionary|supercharges?)\b/i, use: 'a fact'},
  {pattern: /\b(?:leverag(?:e|es|ed|ing)|utili[sz](?:e|es|ed|ing))\b/i, use: '"use"'},
  {pattern: /\b(?:dive|delve)s? (?:deep )?into\b/i, use: 'leave it out'},
  {pattern: /\bin this (?:guide|tutorial|section|page)\b/i, use: 'state the result'},
  {pattern: /\b(?:coming soon|lorem ipsum|TODO|TBD)\b/i, use: 'write it or leave it out'},
  {pattern: /\bin order to\b/i, use: '"to"'},
  {pattern: /(?:^|[.:;] )(?:Please |(?:Please )?note that|It is (?:important|worth))\b/i, use: 'the statement itself'},
  {pattern: /\bas (?:mentioned|explained|noted|discussed) (?:above|before|earlier|previously)\b/i, use: 'a link, or leave it out'},
  {pattern: /\b(?:e\.g\.|i\.e\.|etc\.)/i, use: '"for example", "that is", or the whole list'},
  {pattern: /\bclick (?:here|this link|on the link)\b/i, use: 'a link whose text says where it leads'},
];

/** Terms that the site writes in one way. */
const terms: readonly Rule[] = [
  {pattern: /\b(?:on|off)-chain\b/i, use: '"onchain", "offchain"'},
  {pattern: /\bfullnodes?\b/i, use: '"full node"'},
  {pattern: /\bFull Nodes?\b/, use: '"full node"'},
  {pattern: /\b(?:mainnet|testnet|devnet)\b/, use: 'a capital: Mainnet, Testnet, Devnet'},
  {pattern: /\b(?:Dapp|DApp|dapp|DAPP|d-app)s?\b/, use: '"dApp"'},
  {pattern: /\b(?:move|MOVE)\.toml\b|\bMove\.TOML\b|\bpublished\.toml\b/, use: '"Move.toml", "Published.toml"'},
  {pattern: /\bprogrammable transactions?\b(?! blocks?\b)/i, use: '"programmable transaction block"'},
  {pattern: /\bProgrammable Transaction\b|\bprogrammable Transaction\b|\bPTB blocks?\b/, use: '"programmable transaction block" or "PTB"'},
  {pattern: /(?<![\d.])\d(?:[\d,._]*\d)? Sui\b(?! (?:[a-z]|[A-Z][a-z]))|\bSui (?:tokens?|coins?)\b/, use: '"SUI" for the token'},
  {pattern: /\bSUI (?:blockchain|network|Foundation|Move|CLI|framework|validators?|full nodes?|wallets?)\b/, use: '"Sui" for the network'},
  {pattern: /\b(?:Mist|mist)s?\b|\bMISTs\b/, use: '"MIST"'},
  {pattern: /\bSui accounts?\b|\baccounts? on Sui\b|\bonchain accounts?\b/i, use: '"address"'},
  {pattern: /\b(?:Sui|Move|onchain|smart) programs?\b/i, use: '"package" or "smart contract"'},
  {pattern: /\bobject ids?\b|\b(?:package|client|chain) ids?\b/, use: '"ID"'},
  {pattern: /\bJSON RPC\b|\bJsonRPC\b/, use: '"JSON-RPC"'},
  {pattern: /\b(?:ZkLogin|zklogin|ZKLogin|zkLogIn|zk-login)\b/, use: '"zkLogin"'},
  {pattern: /\b(?:GRPC|Grpc)\b/, use: '"gRPC"'},
  {pattern: /\b(?:Graphql|GraphQl)\b/, use: '"GraphQL"'},
  {pattern: /\b(?:Deepbook|Deep Book|DeepBook (?:V|v)3|DeepBookv3)\b/, use: '"DeepBook", "DeepBookV3"'},
  {pattern: /\b(?:Github|Typescript|Javascript|NodeJS|Nodejs|NPM|MacOS|Mac OS|PostgreSql|Postgresql)\b/, use: "the name's own spelling"},
  {pattern: /\bmulti-sigs?\b/i, use: '"multisig"'},
  {pattern: /\bstable[- ]coins?\b/i, use: '"stablecoin"'},
  {pattern: /\blook-ups?\b/i, use: '"lookup"'},
  {pattern: /\bset-ups?\b/i, use: '"setup"'},
  {pattern: /\btime-outs?\b/i, use: '"timeout"'},
  {pattern: /\bback-ups?\b/i, use: '"backup"'},
  {pattern: /\blog-ins?\b/i, use: '"login"'},
  {pattern: /\bback[ -]ends?\b/i, use: '"backend"'},
  {pattern: /\b(?:docs|documentation)\.sui\.io\b/i, use: 'a primary source'},
];

/**
 * Turns that are grammatical and that nobody says: most are another language's words in English.
 */
const turns: readonly Rule[] = [
  {pattern: /\bof somebody(?: else)?\b(?! who\b| else\b|['’]s)/i, use: '"somebody\'s"'},
  {pattern: /\bstands? (?:in(?! for)|on|under|below|beside|there|behind|before)\b/i, use: '"is in", "comes before" or another verb'},
  {pattern: /\bdear(?:er|est)?\b/i, use: '"expensive"'},
  {pattern: /\bthe own\b/i, use: '"its own", "their own"'},
  {pattern: /\bis no record that\b|\bthat is the moment to\b/i, use: 'what happens, and what to do then'},
  {pattern: /\b(?<!(?:any|no|every) ?)one who\b/i, use: '"whoever", "a reader who"'},
  {pattern: /(?<!anyone )\bwho has it [a-z]/i, use: '"whoever has it", "anyone who has it"'},
  {pattern: /\bthus\b/i, use: '"so"'},
  {pattern: /\bbe it an?\b/i, use: '"either", "whether it is"'},
  {pattern: /\bin the place of\b/i, use: '"instead of"'},
  {pattern: /(?:^|[.:;] )Back to [^.]{0,80}\bleads\b/i, use: 'the subject first: "X leads back to Y"'},
];

const marks: readonly Rule[] = [{pattern: /[\p{L}\d)"”'’·]!(?=[\s"”')]|$)/u, use: 'a period'}];

const rules = [...empty, ...terms, ...turns, ...marks];

/** Wrong words in what a page's readers read, one line each; code and addresses are not prose. */
export function wordProblems(page: Page): string[] {
  return proseOf(page).flatMap((prose) =>
    rules.flatMap(({pattern, use}) => {
      const found = pattern.exec(prose.text.replaceAll('\n', ' '));
      if (!found) return [];
      const where = prose.kind === 'paragraph' ? '' : ` in ${prose.kind === 'front matter' ? 'the front matter' : `a ${prose.kind}`}`;
      return [`${page.file}:${lineAt(prose, found.index)}: "${found[0].trim()}"${where}: use ${use}`];
    }),
  );
}
