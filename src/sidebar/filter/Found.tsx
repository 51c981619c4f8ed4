import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {Match, Part} from './match';

interface FoundProps {
  matches: readonly Match[];
  /** Address of the page that is shown. */
  activePath: string;
  onOpen: () => void;
}

const Label = ({parts}: {parts: readonly Part[]}): ReactNode => (
  <span>{parts.map(({text, isMatch}, index) => (isMatch ? <mark key={index}>{text}</mark> : text))}</span>
);

/** The items of a sidebar that match, in their groups, which are open. */
export function Found({matches, activePath, onOpen}: FoundProps): ReactNode {
  return (
    <ul className="menu__list">
      {matches.map(({parts, href, items, isMatch}, index) => {
        const isCurrent = href === activePath;
        return (
          <li className="menu__list-item" key={index}>
            {href === undefined ? (
              <span className="menu__link">
                <Label parts={parts} />
              </span>
            ) : (
              <Link
                className={clsx('menu__link', isCurrent && 'menu__link--active')}
                to={href}
                aria-current={isCurrent ? 'page' : undefined}
                data-found={isMatch ? '' : undefined}
                onClick={onOpen}
              >
                <Label parts={parts} />
              </Link>
            )}
            {items.length > 0 && <Found matches={items} activePath={activePath} onOpen={onOpen} />}
          </li>
        );
      })}
    </ul>
  );
}
