import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LaunchOptions} from 'playwright-core';
import {cacheDir} from './bundled-chromium';
import {browserEnv, launchOptions} from './launch-options';

/**
 * Fontconfig's settings with the font that comes with the bundled Chromium, and none that the
 * machine has.
 */
const fontConfig = `<?xml version="1.0"?>
<fontconfig>
  <dir>${path.join(cacheDir, 'fonts')}</dir>
  <cachedir>${path.join(cacheDir, 'own-fontconfig')}</cachedir>
</fontconfig>
`;

/**
 * How to start the bundled Chromium so that it draws the same pixels on every machine: one font, no
 * hinting, plain colors.
 *
 * @throws where there is no Chromium at all; elsewhere than on Linux with x64 it is not the bundled
 *   one
 */
export async function ownFontsOptions(): Promise<LaunchOptions> {
  const options = await launchOptions();
  const file = path.join(cacheDir, 'own-fonts.conf');
  mkdirSync(cacheDir, {recursive: true});
  writeFileSync(file, fontConfig);
  return {
    ...options,
    env: browserEnv(file),
    args: [...(options.args ?? []), '--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'],
  };
}
