import type {Plugin} from '@docusaurus/types';
import type * as Rspack from '@rspack/core';
import type {Configuration as DevServerConfig, Middleware} from 'webpack-dev-server';

/**
 * Modules that wait until a browser asks for them. The theme and the home page are always needed.
 */
const page = /[\\/]docs[\\/].*\.mdx?$/;

/**
 * `npm start` compiles a page when it is first opened, by the bundler's lazy compilation
 * (https://rspack.rs/config/lazy-compilation), and says when all the rest is ready. Builds are not
 * touched.
 *
 * Docusaurus gives its development server one middleware of its own, which served sources to an
 * error overlay that Docusaurus no longer has. `setupMiddlewares` takes its place.
 */
export default function onDemand(): Plugin {
  return {
    name: 'on-demand',
    configureWebpack({mode}, _isServer, {currentBundler}) {
      if (mode === 'production') return {};
      const {lazyCompilationMiddleware} = currentBundler.instance as unknown as typeof Rspack;
      let middleware: Middleware | undefined;
      let isReady = false;
      const plugin: Rspack.RspackPluginInstance = {
        apply(compiler) {
          middleware = lazyCompilationMiddleware(compiler) as Middleware;
          compiler.hooks.done.tap('on-demand', () => {
            if (!isReady) console.log('The site is ready. A page is compiled when it is first opened.');
            isReady = true;
          });
        },
      };
      const devServer: DevServerConfig = {
        setupMiddlewares: (others) => (middleware ? [middleware, ...others] : others),
      };
      return {lazyCompilation: {entries: false, imports: true, test: page}, plugins: [plugin], devServer} as object;
    },
  };
}
