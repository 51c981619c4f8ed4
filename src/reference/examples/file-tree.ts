import type {List, ListItem} from 'mdast';
import {fileAnchor} from '../../examples/address';
import type {ExampleFile} from '../../examples/model';
import {code, link, list, paragraph} from '../build';

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/**
 * Folders and files as a nested list, folders first; each file leads to where the page shows it.
 */
export function fileTree(files: readonly ExampleFile[], folder = ''): List {
  const inside = files.filter(({path}) => path.startsWith(folder));
  const isHere = ({path}: ExampleFile): boolean => !path.slice(folder.length).includes('/');
  const folders = [...new Set(inside.filter((file) => !isHere(file)).map(({path}) => path.slice(0, path.indexOf('/', folder.length) + 1)))];
  const items: ListItem['children'][] = [
    ...folders.map((each): ListItem['children'] => [paragraph(code(nameOf(each.slice(0, -1)))), fileTree(inside, each)]),
    ...inside.filter(isHere).map(({path}): ListItem['children'] => [paragraph(link(`#${fileAnchor(path)}`, code(nameOf(path))))]),
  ];
  return list(items);
}
