import type {RootContent} from 'mdast';
import {exampleRoute, examplesRoute} from '../../examples/address';
import {byLabel} from '../../examples/kinds';
import type {Example} from '../../examples/model';
import {heading, link, list, paragraph, prose} from '../build';
import type {ReferencePage} from '../page';

const firstSentence = (summary: string): string => /^.*?\.(?=\s|$)/.exec(summary)?.[0] ?? summary;

const listOf = (examples: readonly Example[]): RootContent =>
  list(examples.map(({name, summary}) => [paragraph(link(exampleRoute(name), name), ': ', ...prose(firstSentence(summary)))]));

/** The page of all examples, by what they are. */
export const landingPage = (examples: readonly Example[]): ReferencePage => ({
  id: examplesRoute.slice(1),
  title: 'Examples',
  description:
    'All Move packages, apps, scripts, queries and configuration files that pages of this site quote, each whole and to download.',
  words: 'src/examples/kinds.ts',
  keywords: ['sample code', 'download', 'source code', 'zip', 'example project'],
  body: [
    paragraph(
      'The code on this site comes from complete examples. Pages quote the parts that matter for their subject; the page of an example has every file, the commands to build and test it, and an archive to download. Under each sample, the name of its file leads to the place in the whole example.',
    ),
    paragraph(
      'Every example is under the Apache License 2.0, and each archive carries a copy of it. The Move packages were compiled and tested here, TypeScript was type-checked against the SDKs that the manifests name, and queries were validated against the schema.',
    ),
    ...byLabel(examples).flatMap(({label, about, examples: own}) => [heading(2, [label]), paragraph(...prose(about)), listOf(own)]),
  ],
});
