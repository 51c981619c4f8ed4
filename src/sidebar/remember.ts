import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {categoryKey, rememberCollapsed} from './choices';

const categorySelector = '.theme-doc-sidebar-item-category';
const rowSelector = '.menu__list-item-collapsible';

/**
 * After a click in the sidebar that may have opened or closed a category: records its state once
 * React has drawn it.
 */
function recordChoice(event: MouseEvent): void {
  const row = event.target instanceof Element ? event.target.closest(rowSelector) : null;
  const category = row?.closest(categorySelector);
  const link = row?.querySelector('a');
  if (!category || !link) return;
  const href = link.getAttribute('href') ?? undefined;
  requestAnimationFrame(() => {
    rememberCollapsed(
      categoryKey(href === '#' ? undefined : href, link.textContent),
      category.classList.contains('menu__list-item--collapsed'),
    );
  });
}

if (ExecutionEnvironment.canUseDOM) document.addEventListener('click', recordChoice);
