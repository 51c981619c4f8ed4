import {channel} from 'node:diagnostics_channel';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type * as Rspack from '@rspack/core';
import {problemChannel} from '../../lib/source-error';
import {bundlerProblems, type BundlerError} from './bundler-problems';

/** Earlier than Docusaurus's own plugin, which ends the process where there are errors. */
const stage = -100;

/**
 * Tells of errors in the modules of the site by file and line, in builds; `npm start` shows them in
 * the page.
 */
export default function tellBundlerProblems({siteDir}: LoadContext): Plugin {
  const teller: Rspack.RspackPluginInstance = {
    apply(compiler: Rspack.Compiler) {
      compiler.hooks.done.tap({name: 'bundler problems', stage}, (stats) => {
        if (!stats.hasErrors()) return;
        const errors: readonly BundlerError[] = stats.toJson({all: false, errors: true}).errors ?? [];
        const problems = bundlerProblems(errors, siteDir);
        if (problems.length > 0) channel(problemChannel).publish({problems, details: errors.map(({message}) => message)});
      });
    },
  };
  return {
    name: 'bundler-problems',
    configureWebpack(config) {
      if (config.mode !== 'production') return {};
      // Docusaurus's types are those of another bundler.
      const plugin: unknown = teller;
      return {plugins: [plugin as NonNullable<typeof config.plugins>[number]]};
    },
  };
}
