/**
 * `npm run routes`: writes down which routes readers may link to from now on, with a new entry of
 * the changelog.
 */
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {publicRoutes} from '../../lib/page-routes';
import {newestDay, published, publishedFile, publishedText} from '../../lib/published-routes';

const before = existsSync(publishedFile) ? published() : {day: '', routes: []};
const text = publishedText(newestDay(readFileSync('CHANGELOG.md', 'utf8')), before, publicRoutes());
writeFileSync(publishedFile, text);
console.log(`${publishedFile} has ${text.trim().split('\n').length - 1} routes.`);
