/**
 * Generates the reference pages: `npm run reference`. Where nothing has changed since the last run,
 * that is all it finds out. With `--check` it writes nothing and says what is stale.
 */
import '../build/failures/tell-uncaught';
import {isFresh, lastRun, markFresh} from './freshness';

const docsDir = 'docs';

async function generate(checking: boolean): Promise<number> {
  // The generators bring the TypeScript compiler, which takes longer to load than pages take to
  // compare.
  const [{references}, {changesFor, editedByHand, filesOf, writeReferences}] = await Promise.all([
    import('./references'),
    import('./write'),
  ]);
  const all = references();
  // Pages take seconds to be written out as Markdown, so it is done once.
  const files = filesOf(all, docsDir);
  const changes = changesFor(all, docsDir, files);
  const {written, removed} = changes;
  for (const line of editedByHand(all, docsDir, written, lastRun('.'))) console.warn(line);
  if (!checking) writeReferences(all, docsDir, files, changes);
  const pages = all.map((reference) => `${reference.name} ${reference.pages.length}`).join(', ');
  console.log(
    `Reference pages: ${pages}. ${checking ? 'Stale' : 'Written'}: ${written.length}, ${checking ? 'to remove' : 'removed'}: ${removed.length}.`,
  );
  if (checking) for (const file of [...written, ...removed]) console.log(`  ${file}`);
  else markFresh('.');
  return checking && written.length + removed.length > 0 ? 1 : 0;
}

async function main(): Promise<void> {
  const checking = process.argv.includes('--check');
  if (!checking && isFresh('.')) console.log('Reference pages: nothing has changed.');
  else process.exitCode = await generate(checking);
}

void main();
