import {fontName} from './fonts';

/** What a picture says. */
export interface Card {
  title: string;
  /** Name of the section, such as "Guides"; absent for pages in none. */
  section?: string;
  /** What the page is within it. */
  kind?: string;
}

/** Pixels, as Open Graph's readers expect them. */
export const size = {width: 1200, height: 630} as const;

/** An element as satori takes it: React's form, without React. */
export interface Element {
  type: string;
  props: {style: Record<string, string | number>; children: readonly (Element | string)[]; [name: string]: unknown};
}

// Those of src/site/css/tokens.css and of the logo.
const colors = {ground: '#08324a', title: '#ffffff', soft: '#a9d4ea', mark: '#8fe0c8', logo: '#0f5f87'} as const;

const box = (style: Element['props']['style'], ...children: readonly (Element | string)[]): Element => ({
  type: 'div',
  props: {style: {display: 'flex', ...style}, children},
});

/** A bar of the logo: three lines of a page, of which the last has a dot. */
const bar = (width: number): Element => box({width, height: 7, borderRadius: 4, background: colors.title});

const logo = box(
  {
    boxSizing: 'border-box',
    width: 84,
    height: 84,
    borderRadius: 22,
    background: colors.logo,
    flexDirection: 'column',
    justifyContent: 'center',
    gap: 8,
    paddingLeft: 20,
  },
  bar(28),
  bar(44),
  box({alignItems: 'center', gap: 9}, bar(19), box({width: 14, height: 14, borderRadius: 7, background: colors.mark})),
);

/** Between text and edge, in pixels. */
const margin = 72;

/**
 * How wide a bold letter of Inter is on average, in its size; names of types are wider than prose,
 * so this is a bit more.
 */
const letterWidth = 0.62;

/**
 * The size of a title's letters in pixels: the longest title takes two lines, and the longest word
 * fits into one.
 */
function letters(title: string): number {
  const forTitle = title.length > 48 ? 64 : title.length > 24 ? 80 : 96;
  const longestWord = Math.max(...title.split(' ').map((word) => word.length));
  return Math.min(forTitle, Math.floor((size.width - 2 * margin) / (letterWidth * longestWord)));
}

/**
 * @param site the site's name
 * @returns the picture as satori takes it
 */
export const cardElement = ({title, section, kind}: Card, site: string): Element =>
  box(
    {
      ...size,
      boxSizing: 'border-box',
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: `64px ${margin}px`,
      background: colors.ground,
      borderBottom: `14px solid ${colors.mark}`,
      fontFamily: fontName,
    },
    box({fontSize: 36, color: colors.soft}, [section, kind].filter((part) => part !== undefined).join(' · ')),
    box({fontSize: letters(title), fontWeight: 700, lineHeight: 1.12, color: colors.title, letterSpacing: '-0.02em'}, title),
    box({alignItems: 'center', gap: 28, fontSize: 40, color: colors.title}, logo, site),
  );
