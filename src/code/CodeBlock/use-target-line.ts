import {useLocation} from '@docusaurus/router';
import {useEffect} from 'react';

/** Also drawn by src/code/code.css for lines that authors mark. */
export const highlighted = 'theme-code-block-highlighted-line';

/**
 * Highlights the line that the address names. Browsers give `:target` only to where they have
 * scrolled themselves, and not to where a link of the site led.
 *
 * @param anchor what the anchors of the block's lines begin with; undefined where they have none
 */
export function useTargetLine(anchor: string | undefined): void {
  const {hash} = useLocation();
  useEffect(() => {
    if (anchor === undefined || !hash.startsWith(`#${anchor}-L`)) return undefined;
    const line = document.getElementById(hash.slice(1));
    line?.classList.add(highlighted);
    return () => line?.classList.remove(highlighted);
  }, [anchor, hash]);
}
