import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {listFigures} from '@site/src/facts/provenance/list';
import {claims, isInPackage} from '@site/src/staleness/claims';
import {sinceClaims} from '@site/src/staleness/claims/since';
import {findLines} from '@site/src/staleness/pages/find';
import {readPages} from '@site/src/staleness/pages/read';

const pages = readPages();
const figures = listFigures().map(({path: figure}) => figure);

test('claims name figures, pages and files of packages that exist', () => {
  for (const claim of claims) {
    if ('figure' in claim) expect(figures).toContain(claim.figure);
    if (claim.kind === 'list') expect(existsSync(claim.page)).toBe(true);
    if (claim.kind === 'contradicted' && isInPackage(claim.file)) {
      const text = readFileSync(path.join('node_modules', claim.file), 'utf8');
      expect(claim.by.test(text)).toBe(true);
    }
  }
});

test('a list that is claimed is still read from its page', () => {
  for (const claim of claims)
    if (claim.kind === 'list')
      expect(
        findLines(
          pages.filter(({file}) => file === claim.page),
          claim.entry,
        ).length,
      ).toBeGreaterThan(2);
});

test('every figure that a checkout can check has a claim', () => {
  const checked = new Set(claims.flatMap((claim) => ('figure' in claim ? claim.figure : [])));
  const unclaimed = listFigures().filter(({path: figure, origin}) => origin.checkedBy === 'source' && !checked.has(figure));
  expect(unclaimed.map(({path: figure}) => figure)).toEqual(withoutClaim);
});

/**
 * Figures of the sources whose value is no single one of the configuration, and which people
 * compare until a claim can.
 */
const withoutClaim = [
  'gasless.mainnet',
  'gasless.leastUnits',
  'gasless.leastUnitsTestnet',
  'gasless.pureInputBytes',
  'gasless.unusedInputs',
  'consensus.power.faulty',
  'consensus.power.upgrade',
  'consensus.leaderTimeoutMs',
  'protocol.transaction.withdrawals',
  'protocol.next.version',
  'protocol.next.rebatePercent',
];

test('versions that pages give are read', () => {
  const stated = sinceClaims.filter(({says}) => says.some((pattern) => findLines(pages, pattern).length > 0));
  expect(stated.length).toBeGreaterThan(sinceClaims.length / 2);
});
