import {useDoc, useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {sectionLabel} from '@site/src/registry/section-label';
import {sections} from '@site/src/registry/sections';
import Home from '@theme/DocBreadcrumbs/Items/Home';
import StructuredData from '@theme/DocBreadcrumbs/StructuredData';
import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';

type Trail = ComponentProps<typeof StructuredData>['breadcrumbs'];

/**
 * The section that a page is in, the categories of its sidebar, and the page itself, which its
 * title stands for where no sidebar lists it.
 */
function useTrail(): Trail {
  const {id, permalink, title} = useDoc().metadata;
  const listed = useSidebarBreadcrumbs() ?? [];
  const section = sections.find(({start}) => id === start || id.startsWith(`${start}/`));
  const start = useBaseUrl(`/${section?.start ?? ''}`);
  const page: Trail = listed.length > 0 ? listed : [{type: 'link', label: title, href: permalink}];
  return section === undefined
    ? page
    : [{type: 'link', label: sectionLabel(section.label), href: start}, ...(id === section.start ? [] : page)];
}

/**
 * The way to a page from the home page. The theme's own begins below the section, and is missing
 * where no sidebar lists the page.
 */
export default function Breadcrumbs(): ReactNode {
  const trail = useTrail();
  return (
    <>
      <StructuredData breadcrumbs={trail} />
      <nav className="theme-doc-breadcrumbs" aria-label={translate({id: 'theme.docs.breadcrumbs.navAriaLabel', message: 'Breadcrumbs'})}>
        <ul className="breadcrumbs">
          <Home />
          {trail.map(({label, href}, index) => {
            const isLast = index === trail.length - 1;
            return (
              <li key={index} className={clsx('breadcrumbs__item', isLast && 'breadcrumbs__item--active')}>
                {isLast || href === undefined ? (
                  <span className="breadcrumbs__link">{label}</span>
                ) : (
                  <Link className="breadcrumbs__link" href={href}>
                    {label}
                  </Link>
                )}
              </li>
            );
          })}
        </ul>
      </nav>
    </>
  );
}
