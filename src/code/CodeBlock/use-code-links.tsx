import {useHistory} from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {
  lazy,
  Suspense,
  useCallback,
  useRef,
  useState,
  type ComponentType,
  type HTMLAttributes,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import {isAbilityLink} from '../ability-links';
import type {AbilityHintProps} from './AbilityHint';

/**
 * Loaded with the first ability that a reader points at. Where it cannot be loaded, the ability is
 * still a link.
 */
const AbilityHint = lazy<ComponentType<AbilityHintProps>>(() =>
  import(/* webpackChunkName: "ability-hint" */ './AbilityHint').catch(() => ({default: () => null})),
);

const linkOf = ({target}: SyntheticEvent): HTMLAnchorElement | null => (target as Element).closest('a');

/** What the element with the code listens to, and what stands beside it. */
interface CodeLinks {
  listeners: Pick<HTMLAttributes<HTMLElement>, 'onClick' | 'onFocus' | 'onPointerOver'>;
  hint: ReactNode;
}

/**
 * Makes the links in code like all others of the site: the build checks where they lead, and a
 * click opens the page without loading the site anew; the Enter key on a link is a click, too.
 * Pointing at an ability of a type, focusing it or tapping it says what it means.
 *
 * @param html the code, made by src/code/highlight/highlight.ts
 */
export function useCodeLinks(html: string): CodeLinks {
  const {collectLink} = useBrokenLinks();
  const history = useHistory();
  const [ability, setAbility] = useState<HTMLAnchorElement>();
  const pointer = useRef('');
  const close = useCallback(() => {
    setAbility(undefined);
  }, []);
  for (const [, href = ''] of html.matchAll(/ href="([^"]+)"/g)) collectLink(href);
  const explain = (event: SyntheticEvent): void => {
    const link = linkOf(event);
    if (pointer.current !== 'touch' && isAbilityLink(link)) setAbility(link);
  };
  return {
    listeners: {
      onFocus: explain,
      onPointerOver: (event) => {
        pointer.current = event.pointerType;
        explain(event);
      },
      onClick: (event) => {
        const link = linkOf(event);
        const href = link?.getAttribute('href');
        if (!href || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        // The first tap explains, the second follows.
        if (pointer.current === 'touch' && isAbilityLink(link) && link !== ability) setAbility(link);
        else history.push(href);
      },
    },
    hint: ability && (
      <Suspense>
        <AbilityHint link={ability} onClose={close} />
      </Suspense>
    ),
  };
}
