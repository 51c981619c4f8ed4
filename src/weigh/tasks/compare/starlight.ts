import {mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {sections, syntheticFiles} from '../../synthetic/page';
import {installPackages} from '../../tools/install';
import {runTool} from '../../tools/run-tool';
import type {Contestant} from './contestant';
import {writeFilesBelow} from '../../../lib/write-files';

/** The newest versions that run on Node 20: Starlight 0.38 asks for Astro 6, which asks for Node 22. */
const packages = {astro: '5.18.2', '@astrojs/starlight': '0.37.7', pagefind: '1.6.0', sharp: '0.34.5'};

/** Starlight has one sidebar, so the four sections are its groups. */
const config = `
import {defineConfig} from 'astro/config';
import starlight from '@astrojs/starlight';

export default defineConfig({
  site: 'http://localhost:3000',
  integrations: [
    starlight({
      title: 'Sui Docs',
      sidebar: ${JSON.stringify(sections.map((section) => ({label: section, collapsed: true, autogenerate: {directory: section, collapsed: true}})))},
    }),
  ],
});
`;

const collections = `
import {defineCollection} from 'astro:content';
import {docsLoader} from '@astrojs/starlight/loaders';
import {docsSchema} from '@astrojs/starlight/schema';

export const collections = {docs: defineCollection({loader: docsLoader(), schema: docsSchema()})};
`;

/** Starlight as its template has it, with the Pagefind that it brings. */
export const starlight: Contestant = {
  name: `Starlight ${packages['@astrojs/starlight']}, Pagefind ${packages.pagefind}`,
  make: (size) => {
    const directory = mkdtempSync(path.join(tmpdir(), `starlight-${size}-`));
    installPackages(directory, packages);
    writeFilesBelow(directory, {
      'astro.config.mjs': config,
      'src/content.config.ts': collections,
      ...syntheticFiles('src/content/docs', size),
    });
    runTool(directory, 'astro/astro.js', ['build'], {ASTRO_TELEMETRY_DISABLED: '1', NODE_OPTIONS: '--max-old-space-size=6144'});
    return {directory, build: path.join(directory, 'dist')};
  },
};
