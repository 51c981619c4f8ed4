/** Draws how the rooms of src/ import each other, for `npm run picture`. */
import path from 'node:path';
import {instance} from '@viz-js/viz';
import {writeFileBelow} from '../../src/lib/write-files';
import {cruiseImports} from './cruise';
import {dotOfRooms} from './picture-dot';
import {importsOfRooms} from './rooms';

const folder = 'build-reports';
const file = 'rooms.svg';

async function main(): Promise<void> {
  const {imports, violations} = cruiseImports(process.cwd());
  const viz = await instance();
  writeFileBelow(folder, file, viz.renderString(dotOfRooms(importsOfRooms(imports)), {format: 'svg'}));
  console.log(`${path.join(folder, file)}: how the rooms of src/ import each other.`);
  for (const {rule, from, to} of violations) console.log(`not allowed (${rule}): ${from} imports ${to}`);
}

void main();
