import type {List, RootContent} from 'mdast';
import {link, list, paragraph} from '../../../reference/build';
import type {KnownPage, MarkdownSite} from '../../site';
import {refuse, type ElementRule, type ElementToRender} from '../rendering';

/** Links to pages with what each is about. */
export const pageList = (pages: readonly KnownPage[], site: MarkdownSite): List =>
  list(pages.map((page) => [paragraph(link(site.address(page.route, page), page.title), `: ${page.description}`)]));

function pagesOf({node, at, texts}: ElementToRender): KnownPage[] {
  const ids = [...texts('id'), ...texts('ids')];
  const named = ids.map((id) => at.site.pages.get(id) ?? refuse(node, `there is no page with the id "${id}".`, at));
  return [...named, ...texts('prefix').flatMap((prefix) => at.site.below(prefix))];
}

const cards: ElementRule = {kind: 'blocks', write: (element) => [pageList(pagesOf(element), element.at.site)]};

/** Which part of its tutorial a page is. */
function progress({node, at}: ElementToRender): RootContent[] {
  const tutorial = at.site.tutorialOf(at.page);
  if (!tutorial)
    return refuse(node, `<TutorialProgress> stands on ${at.page.route}, which is no page right below a category of a sidebar.`, at);
  const {title, parts} = tutorial;
  const place = parts.findIndex(({route}) => route === at.page.route);
  const [before, next] = [parts[place - 1], parts[place + 1]];
  return [
    paragraph(
      `Part ${place + 1} of ${parts.length} of “${title}”.`,
      ...(before ? [' Previous part: ', link(at.site.address(before.route, at.page), before.title), '.'] : []),
      ...(next ? [' Next part: ', link(at.site.address(next.route, at.page), next.title), '.'] : []),
    ),
  ];
}

/** Elements that lead to other pages. */
export const pageElements: Readonly<Record<string, ElementRule>> = {
  PageCard: cards,
  PageCards: cards,
  RelatedPages: {
    kind: 'blocks',
    write: (element) => [paragraph('Related pages:'), pageList(pagesOf(element), element.at.site)],
  },
  TutorialProgress: {kind: 'blocks', write: progress},
};
