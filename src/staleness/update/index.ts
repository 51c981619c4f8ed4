/** What needs no judgement: pins with the lock file, the generated references, and figures that the sources give. */
import {spawnSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Finding} from '../finding';
import {writeFigure} from './figures';

const aged = (findings: readonly Finding[], area: string): Finding[] =>
  findings.filter((found) => found.area === area && found.state === 'stale');

const run = (args: readonly string[]): boolean =>
  spawnSync('npm', args, {stdio: 'inherit', shell: process.platform === 'win32'}).status === 0;

/** The apps in examples/ name the same releases as package.json. */
function raiseInExamples(raised: readonly Finding[]): void {
  const manifests = readdirSync('examples', {recursive: true, encoding: 'utf8'}).filter(
    (file) => path.basename(file) === 'package.json' && !file.includes('node_modules'),
  );
  for (const file of manifests.map((name) => path.join('examples', name))) {
    const text = readFileSync(file, 'utf8');
    const changed = raised.reduce(
      (all, {subject, stated, found}) => all.replace(`"${subject}": "${stated}"`, `"${subject}": "${found}"`),
      text,
    );
    if (changed !== text) writeFileSync(file, changed);
  }
}

/** Raises the pins that are behind. */
function raisePins(findings: readonly Finding[]): string[] {
  const raised = aged(findings, 'pins');
  const packages = raised.map(({subject, found}) => `${subject}@${found}`);
  if (packages.length === 0) return [];
  if (!run(['install', '--save-exact', '--save-dev', ...packages]))
    return [`npm could not install ${packages.join(' ')}: pins are as before`];
  raiseInExamples(raised);
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

/** The version that the site documents is decided by people, for everything else has to be read for it first. */
const decidedByPeople = 'protocol.version';

/** Figures whose value at the documented version is another one, or which are a constant of the code. */
function writeFigures(findings: readonly Finding[]): {written: string[]; left: Finding[]} {
  const written: string[] = [];
  const left: Finding[] = [];
  const onNetwork = aged(findings, 'network');
  // What a network says holds for its own version of the protocol.
  const isOtherVersion = onNetwork.some(({subject}) => subject === decidedByPeople);
  for (const found of [...aged(findings, 'claims'), ...onNetwork]) {
    const isOpen = found.subject === decidedByPeople || (found.area === 'network' && isOtherVersion);
    const file = isOpen ? undefined : fileOf(found.subject);
    const text = file === undefined ? undefined : writeFigure(readFileSync(file, 'utf8'), found.subject, Number(found.found));
    if (file === undefined || text === undefined) left.push(found);
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
  const others = findings.filter(({area, state}) => state === 'stale' && !['pins', 'claims', 'network'].includes(area));
  const people = [...left, ...others].map(
    ({area, subject, found, places}) => `${area}: ${subject}: ${found} (${places.slice(0, 5).join(', ')})`,
  );
  const list = (title: string, lines: readonly string[]): string[] =>
    lines.length === 0 ? [] : [title, ...lines.map((line) => `- ${line}`)];
  return [...list('Done:', [...pins, ...written]), ...list('Left for people:', people)].join('\n') || 'There was nothing to update.';
}
