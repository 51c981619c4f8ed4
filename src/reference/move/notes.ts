import type {RootContent} from 'mdast';
import {code, link, paragraph} from '../build';
import type {PackageInfo} from './package-info';
import {inlineProse} from './prose';

/** A line that says that something is outdated, and what to use. */
export const deprecation = (instead: string): RootContent =>
  paragraph({type: 'strong', children: [{type: 'text', value: 'Deprecated.'}]}, ' ', ...inlineProse(instead));

/** The line at a page's end that says from what it is generated. */
export const sourceLine = ({generatedFrom, namesFrom, dataFolder, sourceFolder}: PackageInfo): RootContent[] => [
  {type: 'thematicBreak'},
  paragraph(
    `Generated from ${generatedFrom}. Parameter names follow the Move sources at commit ${namesFrom} or are ours, as the texts are: they stand in `,
    code(`${dataFolder}/overlay`),
    '. Code: ',
    link(sourceFolder, 'Move sources of the package'),
    '.',
  ),
];
