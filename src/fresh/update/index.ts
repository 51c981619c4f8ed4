/** What needs no judgement: pins with the lock file, the generated references, and figures that the sources give. */
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Finding} from '../finding';
import {writeFigure} from './figures';

const aged = (findings: readonly Finding[], area: string): Finding[] =>
  findings.filter((found) => found.area === area && found.state === 'aged');

const run = (args: readonly string[]): boolean =>
  spawnSync('npm', args, {stdio: 'inherit', shell: process.platform === 'win32'}).status === 0;

/** Raises the pins that are behind. The apps in examples/ name the same releases, and a test says where they differ. */
function raisePins(findings: readonly Finding[]): string[] {
  const packages = aged(findings, 'pins').map(({subject, found}) => `${subject}@${found}`);
  if (packages.length === 0) return [];
  if (!run(['install', '--save-exact', '--save-dev', ...packages]))
    return [`npm could not install ${packages.join(' ')}: pins are as before`];
  const generated = run(['run', '--silent', 'reference'])
    ? 'the references are generated anew'
    : 'the references stop where the source changed';
  return [`raised ${packages.join(', ')}; ${generated}`];
}

/** The file of src/facts that has a figure: `protocol.object.bytes` is in protocol.ts. */
function fileOf(figure: string): string | undefined {
  const name = figure.split('.')[0] ?? '';
  const file = path.join('src/facts', `${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`);
  return existsSync(file) ? file : undefined;
}

/** Figures whose value at the documented version is another one, or which are a constant of the code. */
function writeFigures(findings: readonly Finding[]): {written: string[]; left: Finding[]} {
  const written: string[] = [];
  const left: Finding[] = [];
  for (const found of [...aged(findings, 'claims'), ...aged(findings, 'network')]) {
    const file = fileOf(found.subject);
    const text = file === undefined ? undefined : writeFigure(readFileSync(file, 'utf8'), found.subject, Number(found.found));
    // The version that the site documents is decided by people: everything else has to be read for it first.
    if (file === undefined || text === undefined || found.subject === 'protocol.version') left.push(found);
    else {
      writeFileSync(file, text);
      written.push(`${found.subject} is ${found.found} now (${found.source}); say so in src/facts/provenance`);
    }
  }
  return {written, left};
}

/** Does the mechanical part, and says what was done and what is left for people. */
export function update(findings: readonly Finding[]): string {
  const pins = raisePins(findings);
  const {written, left} = writeFigures(findings);
  const others = findings.filter(({area, state}) => state === 'aged' && !['pins', 'claims', 'network'].includes(area));
  const people = [...left, ...others].map(
    ({area, subject, found, places}) => `${area}: ${subject}: ${found} (${places.slice(0, 5).join(', ')})`,
  );
  const list = (title: string, lines: readonly string[]): string[] =>
    lines.length === 0 ? [] : [title, ...lines.map((line) => `- ${line}`)];
  return [...list('Done:', [...pins, ...written]), ...list('Left for people:', people)].join('\n') || 'There was nothing to update.';
}
