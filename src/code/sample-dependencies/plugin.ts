import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Ties pages to the sample files they quote: editing a sample rebuilds them, in `npm start` and in the bundler's cache. */
export default function sampleDependencies({siteDir}: LoadContext): Plugin {
  return {
    name: 'sample-dependencies',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.mdx?$/,
            include: path.join(siteDir, 'docs'),
            enforce: 'pre',
            use: [
              {
                loader: path.join(siteDir, 'src/code/sample-dependencies/loader.cjs'),
                options: {examplesDir: path.join(siteDir, 'examples')},
              },
            ],
          },
        ],
      },
    }),
  };
}
