import type {LoadContext, Plugin} from '@docusaurus/types';
import {ShippedPackagesPlugin} from './shipped-packages-plugin';

/** Writes down, in builds for readers, of which packages the bundler has put something into the site. */
export default function thirdParty({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'third-party',
    configureWebpack(config, isServer) {
      if (isServer || config.mode !== 'production') return {};
      // Docusaurus's types are those of another bundler.
      const plugin: unknown = new ShippedPackagesPlugin(generatedFilesDir);
      return {plugins: [plugin as NonNullable<typeof config.plugins>[number]]};
    },
  };
}
