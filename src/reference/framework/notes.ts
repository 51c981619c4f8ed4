import type {RootContent} from 'mdast';
import {code, link, paragraph} from '../build';
import {sourceCommit, type PackageInfo} from './packages';
import {inlineProse} from './prose';

/** A line that says that something is outdated, and what to use. */
export const deprecation = (instead: string): RootContent =>
  paragraph({type: 'strong', children: [{type: 'text', value: 'Deprecated.'}]}, ' ', ...inlineProse(instead));

/** The line at a page's end that says from what it is generated. */
export const sourceLine = ({generatedFrom, sourceFolder}: PackageInfo): RootContent[] => [
  {type: 'thematicBreak'},
  paragraph(
    `Generated from ${generatedFrom}. Parameter names follow the Move sources at commit ${sourceCommit.id} or are ours, as the texts are: they stand in `,
    code('src/reference/framework/overlay'),
    '. Code: ',
    link(sourceFolder, 'Move sources of the package'),
    '.',
  ),
];
