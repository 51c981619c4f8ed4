/** Lists the rooms of src/, each with the first line of its README: `npm run rooms`. */
import {readdirSync, readFileSync} from 'node:fs';

const titleOf = (room: string): string => readFileSync(`src/${room}/README.md`, 'utf8').split('\n')[0] ?? '';
console.log(
  readdirSync('src')
    .map((room) => titleOf(room).replace('# ', 'src/'))
    .join('\n'),
);
