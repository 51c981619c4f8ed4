import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useEffect, useState, type ReactNode} from 'react';
import type {NearPage} from '../decode/near-pages';

/** Milliseconds without another letter after which the site is searched. */
const pause = 400;

/**
 * The pages that the site's search finds for a text that no entry has; nothing where it finds none
 * or does not work.
 */
export function NearPages({text}: {text: string}): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const [pages, setPages] = useState<readonly NearPage[]>([]);
  useEffect(() => {
    let isAsked = true;
    const stopped = setTimeout(() => {
      import(/* webpackChunkName: "error-decoder-near-pages" */ '../decode/near-pages')
        .then(({nearPages}) => nearPages(baseUrl, text))
        .then(
          (found) => {
            if (isAsked) setPages(found);
          },
          () => undefined,
        );
    }, pause);
    return () => {
      isAsked = false;
      clearTimeout(stopped);
    };
  }, [baseUrl, text]);
  if (pages.length === 0) return null;
  return (
    <>
      <p>
        <Translate id="error-decoder.near">The site’s search finds these pages for it:</Translate>
      </p>
      <ul>
        {pages.map(({route, name, place}) => (
          <li key={route}>
            <Link to={route}>{name}</Link>, {place}
          </li>
        ))}
      </ul>
    </>
  );
}
