import type {Transfer} from '../lib/serve-compressed';

export const kinds = ['html', 'css', 'javascript', 'fonts', 'other'] as const;
export type Kind = (typeof kinds)[number];

/**
 * What one visit transferred, in bytes of compressed bodies; prefetches are in `prefetch` alone.
 */
export type Weight = Readonly<Record<Kind, number>> & {
  readonly requests: number;
  readonly total: number;
  readonly prefetch: number;
};

const kindOfType: Readonly<Record<string, Kind>> = {
  'text/html': 'html',
  'text/css': 'css',
  'text/javascript': 'javascript',
  'application/javascript': 'javascript',
};

/** The column of the table that an answer belongs to. */
export const kindOf = ({mediaType}: Pick<Transfer, 'mediaType'>): Kind =>
  mediaType.startsWith('font/') ? 'fonts' : (kindOfType[mediaType] ?? 'other');

const bytesOf = (transfers: readonly Transfer[]): number => transfers.reduce((sum, {bytes}) => sum + bytes, 0);

/** Adds up what a visit transferred. */
export function weightOf(transfers: readonly Transfer[]): Weight {
  const needed = transfers.filter(({prefetch}) => !prefetch);
  const byKind = (kind: Kind): number => bytesOf(needed.filter((transfer) => kindOf(transfer) === kind));
  return {
    requests: needed.length,
    html: byKind('html'),
    css: byKind('css'),
    javascript: byKind('javascript'),
    fonts: byKind('fonts'),
    other: byKind('other'),
    total: bytesOf(needed),
    prefetch: bytesOf(transfers.filter(({prefetch}) => prefetch)),
  };
}
