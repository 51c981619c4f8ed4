/** Generates the reference pages: `npm run reference`. With `--check` it writes nothing and says what is stale. */
import {references} from './references';
import {changesFor, writeReferences} from './write';

const docsDir = 'docs';

function main(): number {
  const all = references();
  const checking = process.argv.includes('--check');
  const {written, removed} = checking ? changesFor(all, docsDir) : writeReferences(all, docsDir);
  const pages = all.map((reference) => `${reference.name} ${reference.pages.length}`).join(', ');
  console.log(
    `Reference pages: ${pages}. ${checking ? 'Stale' : 'Written'}: ${written.length}, ${checking ? 'to remove' : 'removed'}: ${removed.length}.`,
  );
  if (checking) for (const file of [...written, ...removed]) console.log(`  ${file}`);
  return checking && written.length + removed.length > 0 ? 1 : 0;
}

process.exitCode = main();
