import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {writeFilesBelow} from '@site/src/lib/write-files';
import {lastChanges, readLog} from '@site/src/markdown-pages/last-changes';
import {linkMarkdown} from '@site/src/markdown-pages/link-markdown';
import {markdownFile} from '@site/src/markdown-pages/markdown-file';
import {scratchFolder} from '../../lib/scratch-folder';

const folder = scratchFolder();

test.each([
  ['/', 'index.md'],
  ['/guides', 'guides.md'],
  ['/guides/a', 'guides/a.md'],
])('the Markdown version of %s is %s', (route, file) => {
  expect(markdownFile(route)).toBe(file);
});

test('a page that has a Markdown version says so in its head, and another one does not', () => {
  const html = '<html><head><title>$&</title></head><body></head></body></html>';
  writeFilesBelow(folder, {'index.html': html, 'index.md': '', 'guides/a.html': html, 'guides/a.md': '', '404.html': html});
  expect(linkMarkdown(folder, '/base/')).toBe(2);
  const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
  expect(read('index.html')).toContain(
    '<title>$&</title><link rel="alternate" type="text/markdown" href="/base/index.md"></head><body></head>',
  );
  expect(read('guides/a.html')).toContain('href="/base/guides/a.md"');
  expect(read('404.html')).toBe(html);
});

test('the day of a page is that of the newest commit that names it', () => {
  const log = '\u00002026-11-23\n\ndocs/a.mdx\n\n\u00002026-11-20\n\ndocs/a.mdx\ndocs/b.mdx\n';
  expect([...readLog(log)]).toEqual([
    ['docs/a.mdx', '2026-11-23'],
    ['docs/b.mdx', '2026-11-20'],
  ]);
});

describe('in a repository', () => {
  const repository = path.join(folder, 'repository');
  const git = (cwd: string, ...args: string[]): string => execFileSync('git', args, {cwd, encoding: 'utf8'});

  beforeAll(() => {
    writeFilesBelow(repository, {'site/docs/a.mdx': 'a', 'site/docs/é b.mdx': 'b'});
    const identity = ['-c', 'user.name=A', '-c', 'user.email=a@example.org', '-c', 'commit.gpgsign=false'];
    git(repository, 'init', '-q');
    git(repository, 'add', '.');
    git(repository, ...identity, 'commit', '-qm', 'one');
    writeFilesBelow(repository, {'site/docs/a.mdx': 'a2'});
    git(repository, ...identity, 'commit', '-qam', 'two');
  });

  test('days are by path from the site’s top', () => {
    const day: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
    expect(Object.fromEntries(lastChanges(path.join(repository, 'site'), '1'))).toEqual({'docs/a.mdx': day, 'docs/é b.mdx': day});
  });

  test('none are known in a clone without its past', () => {
    const clone = path.join(folder, 'clone');
    git(folder, 'clone', '-q', '--depth', '1', `file://${repository}`, clone);
    expect(lastChanges(path.join(clone, 'site'), '').size).toBe(0);
  });

  describe('outside of a repository', () => {
    const lonely = scratchFolder({'docs/a.mdx': 'a', 'docs/guides/b.mdx': 'b', 'docs/references/generated.md': ''});

    test.each([undefined, ''])('none are known without a date (%j)', (date) => {
      expect(lastChanges(lonely, date).size).toBe(0);
    });

    test('a date of the sources is that of every page that somebody wrote', () => {
      expect(Object.fromEntries(lastChanges(lonely, '1795520000'))).toEqual({
        'docs/a.mdx': '2026-11-24',
        'docs/guides/b.mdx': '2026-11-24',
      });
    });

    test.each(['2026-11-24', '-1', '99999999999999'])('%s is no date of sources', (date) => {
      expect(() => lastChanges(lonely, date)).toThrow(`SOURCE_DATE_EPOCH is "${date}". Write seconds since 1970`);
    });
  });
});
