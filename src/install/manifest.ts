import {icons, type Icon} from './icons';

/** At the top of the site, or of a language of it. */
export const manifestFile = 'site.webmanifest';

/**
 * The bar around an installed site, and the screen before its first page: `--ifm-color-primary` and
 * the ground of a page.
 */
const colors = {theme_color: '#0b5f86', background_color: '#ffffff'} as const;

/** What a device is told of the site. */
export interface InstalledSite {
  title: string;
  tagline: string;
  /** The language of the pages, as they name it. */
  language: string;
  /** Where the pages are on their host, with a slash at the end. */
  base: string;
}

const iconEntry = (base: string, {file, size, isMaskable = false}: Icon): object => ({
  src: base + file,
  sizes: `${size}x${size}`,
  type: 'image/png',
  ...(isMaskable ? {purpose: 'maskable'} : {}),
});

/** The text of the manifest, with the members of https://www.w3.org/TR/appmanifest/. */
export const manifestText = ({title, tagline, language, base}: InstalledSite): string =>
  JSON.stringify({
    name: title,
    short_name: title,
    description: tagline,
    lang: language,
    id: base,
    start_url: base,
    scope: base,
    display: 'standalone',
    ...colors,
    icons: Object.values(icons).map((icon) => iconEntry(base, icon)),
  });
