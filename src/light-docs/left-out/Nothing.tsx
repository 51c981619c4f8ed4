import type {ReactNode} from 'react';

/** Stands for a part of the theme that this site never shows. `refuse.ts` stops a build that would need one. */
export default function Nothing(): ReactNode {
  return null;
}
