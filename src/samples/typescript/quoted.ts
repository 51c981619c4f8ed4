import {readFileSync} from 'node:fs';
import path from 'node:path';
import {digest} from '../lib/digest';
import {cutWithPlaces, withoutRegionMarks} from '../../lib/regions';
import type {Finding} from '../lib/report';
import type {Problem, Sample} from '../sample';
import {typesKey} from '../types/key';
import type {View} from '../types/view';
import type {Project} from './projects';
import {checkerName, type Subject} from './subject';

/**
 * Whether a sample shows a line (1-based) of the file that it quotes. Its region was read before,
 * so that the marks are right.
 */
function shows(sample: Sample, lines: readonly string[], line: number): boolean {
  const {region} = sample.meta;
  if (region === undefined) return true;
  const markedAt = (mark: string): number => lines.findIndex((text) => text.trim().endsWith(`#${mark} ${region}`)) + 1;
  return markedAt('region') < line && line < markedAt('endregion');
}

/**
 * The whole file and each region of it, as pages show them: those that no page quotes today cost
 * nothing.
 */
function viewsOf(file: string, text: string): View[] {
  const language = path.extname(file).slice(1);
  return [undefined, ...Object.keys(withoutRegionMarks(text).regions)].map((region) => {
    const {lines, indent} = cutWithPlaces(text, region);
    const meta = {file, ...(region !== undefined && {region}), fragment: false, output: false};
    const key = typesKey({language, code: '', meta, fileText: text});
    return {owner: file, key, lines: lines.map((line, index) => ({line, shown: index + 1})), indent};
  });
}

/**
 * A file of examples/ that samples quote. What is found in it is reported at the fences that show
 * the line, or at the first fence where none does; the message names the line of the file.
 *
 * @param samples the samples that quote the file, at least one
 * @param content digest of all examples, whose files import one another
 */
export function quotedSubject(
  root: string,
  file: string,
  samples: readonly [Sample, ...Sample[]],
  project: Project,
  content: string,
): Subject {
  const absolute = path.join(root, file);
  const text = readFileSync(absolute, 'utf8');
  const lines = text.split('\n');
  const problemsOf = (finding: Finding): readonly Problem[] => {
    const showing = samples.filter((sample) => shows(sample, lines, finding.line));
    return (showing.length > 0 ? showing : [samples[0]]).map(({page, line}) => ({
      page,
      line,
      checker: checkerName,
      code: finding.code,
      message: `${file}:${finding.line}: ${finding.message}`,
    }));
  };
  return {
    key: digest(file, content),
    file: absolute,
    group: project.group,
    neighbors: project.files,
    problems: (findings) => findings.flatMap(problemsOf),
    views: () => viewsOf(file, text),
  };
}
