import {existsSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Where the bundled Chromium is unpacked. */
export const cacheDir = path.resolve('node_modules/.cache/chromium');
const marker = path.join(cacheDir, 'complete');

/** Fontconfig's settings for the bundled Chromium: its own font, and those that the machine has. */
export const fontConfigFile = path.join(cacheDir, 'fonts.conf');
const fontConfig = `<?xml version="1.0"?>
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${path.join(cacheDir, 'fonts')}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${path.join(cacheDir, 'fontconfig')}</cachedir>
</fontconfig>
`;

/** True where `npm ci` installs a Chromium that runs on this machine. */
export const hasBundledChromium = process.platform === 'linux' && process.arch === 'x64';

/** The shared libraries that a bare machine lacks. */
export const librariesDir = path.join(cacheDir, 'al2023/lib');

/**
 * Unpacks the Chromium of `@sparticuz/chromium` once and returns its path. The package takes its
 * folder from TMPDIR and unpacks the shared libraries only if it seems to run on AWS Lambda, so
 * both variables are set before it is loaded. In a test of jest, whose variables are a copy that
 * the package does not see, it has to be unpacked already.
 */
export async function bundledChromium(): Promise<string> {
  if (existsSync(marker)) return path.join(cacheDir, 'chromium');
  rmSync(cacheDir, {recursive: true, force: true});
  mkdirSync(cacheDir, {recursive: true});
  const {TMPDIR} = process.env;
  process.env.TMPDIR = cacheDir;
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs22.x';
  try {
    const {default: chromium} = await import('@sparticuz/chromium');
    const executable = await chromium.executablePath();
    writeFileSync(fontConfigFile, fontConfig);
    writeFileSync(marker, '');
    return executable;
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
}
