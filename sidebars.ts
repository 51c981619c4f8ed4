import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {concepts} from './src/config/sidebars/concepts';
import {developerGuides} from './src/config/sidebars/developer-guides';
import {operatorGuides} from './src/config/sidebars/operator-guides';
import {references} from './src/config/sidebars/references';
import {standards} from './src/config/sidebars/standards';

const sidebars: SidebarsConfig = {
  guidesSidebar: [{type: 'doc', id: 'guides', label: 'Overview'}, developerGuides, operatorGuides],
  conceptsSidebar: concepts,
  standardsSidebar: standards,
  referencesSidebar: references,
};

export default sidebars;
