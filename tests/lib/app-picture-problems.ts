import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {fileOf, pictureWidth, picturesFolder, type Mode, type Picture} from '../../src/app-pictures/pictures';
import {sourcesOf} from '../../src/app-pictures/sources';
import type {App} from '../../src/app-pictures/app';
import {pngSize} from './png-size';

const again = 'Run "npm run app-pictures", and look at the pictures.';

/** The most bytes that a picture may have. */
const most = 40_000;

function fileProblems(folder: string, file: string, {width, height}: Picture): string[] {
  const place = path.join(folder, file);
  if (!existsSync(place)) return [`${file} does not exist. ${again}`];
  const bytes = readFileSync(place);
  const size = pngSize(bytes);
  const wanted = {width: pictureWidth, height: Math.round((height * pictureWidth) / width)};
  return [
    ...(bytes.length > most
      ? [`${file} has ${bytes.length} bytes, more than ${most}. Make the app's window in src/app-pictures/apps/ smaller.`]
      : []),
    ...(size?.width === wanted.width && size.height === wanted.height
      ? []
      : [`${file} is no PNG of ${wanted.width} × ${wanted.height} pixels. ${again}`]),
  ];
}

/**
 * What is wrong with the pictures of example apps: one that is missing, left over, too heavy, or
 * older than its app.
 *
 * @param root of the repository, or of a copy
 * @returns a line for each problem, with what to do
 */
export function appPictureProblems(
  root: string,
  apps: Readonly<Record<string, App>>,
  pictures: Readonly<Record<string, Picture | undefined>>,
): string[] {
  const folder = path.join(root, 'static', picturesFolder);
  const known = new Set(
    Object.entries(pictures).flatMap(([name, picture]) => (picture?.modes ?? []).map((mode: Mode) => fileOf(name, mode))),
  );
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return [
    ...Object.entries(apps).flatMap(([name, app]) => {
      const picture = pictures[name];
      if (!picture) return [`${app.folder} has no picture "${name}". ${again}`];
      const isOld = picture.sources !== sourcesOf(root, app);
      return [
        ...(isOld ? [`${app.folder} has changed since the picture "${name}" was taken. ${again}`] : []),
        ...picture.modes.flatMap((mode) => fileProblems(folder, fileOf(name, mode), picture)),
      ];
    }),
    ...Object.keys(pictures).flatMap((name) => (Object.hasOwn(apps, name) ? [] : [`the picture "${name}" is of no app. ${again}`])),
    ...files.filter((file) => !known.has(file)).map((file) => `static/${picturesFolder}/${file} is no picture of an app. ${again}`),
  ];
}
