import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {concepts} from './src/site/sidebars/concepts';
import {developerGuides} from './src/site/sidebars/developer-guides';
import {operatorGuides} from './src/site/sidebars/operator-guides';
import {references} from './src/site/sidebars/references';
import {standards} from './src/site/sidebars/standards';

const sidebars: SidebarsConfig = {
  guidesSidebar: [{type: 'doc', id: 'guides', label: 'Overview'}, developerGuides, operatorGuides],
  conceptsSidebar: concepts,
  standardsSidebar: standards,
  referencesSidebar: references,
};

export default sidebars;
