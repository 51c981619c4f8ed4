import path from 'node:path';
import {createRequire} from 'node:module';
import type {LoadContext, Plugin} from '@docusaurus/types';

const compat = path.join(path.dirname(createRequire(__filename).resolve('preact/package.json')), 'compat');

/**
 * Gives browsers Preact in the place of React and React DOM, which would be a third of what a page downloads. Pages are
 * still rendered to HTML by React, and `npm start` runs React too, for its messages and for fast refresh.
 */
export default function preact({siteDir}: LoadContext): Plugin {
  return {
    name: 'preact',
    configureWebpack: ({mode}, isServer) =>
      isServer || mode !== 'production' ? {} : {resolve: {alias: {react: compat, 'react-dom': compat}}},
    getClientModules: () =>
      process.env.NODE_ENV === 'production' ? [path.join(siteDir, 'src/plugins/preact/client/foreign-events.ts')] : [],
  };
}
