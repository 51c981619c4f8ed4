import {after, inTheWay, rename, testMoments, written} from './kill-moments';

// One moment for each state in which readers may be left; kill-moments-all.test.ts has the others.
testMoments([
  ['the first page is written', 'both', written('index.html', 'SIGINT', 'group'), 'old'],
  ['between the two renames', 'the build', after(rename, inTheWay, 'SIGKILL'), 'none'],
  ['between the two renames', 'the build', after(rename, inTheWay, 'SIGTERM'), 'new'],
]);
