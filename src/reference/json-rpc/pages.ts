import {heading, paragraph} from '../build';
import type {ReferencePage} from '../page';
import {groupPage, methodsIndexPage, typesIndexPage} from './group-page';
import {groups} from './groups';
import {landingPage} from './landing';
import {createLinks, type Links} from './links';
import {methodPageOf, origin, since} from './method-page';
import type {JsonRpcModel} from './model';
import {checkOverlays} from './overlays';
import {landingRoute, typesFolder} from './routes';
import {typeGroups, type TypeGroup} from './type-groups';
import {typeSection} from './type-sections';

const typePage = (model: JsonRpcModel, group: TypeGroup, links: Links): ReferencePage => ({
  id: `${typesFolder}/${group.slug}`,
  title: group.title,
  sidebarLabel: group.label,
  description: group.description,
  status: {
    status: 'removed',
    since,
    use: 'the messages of [gRPC](/references/fullnode-protocol/types) or the types of [GraphQL](/references/sui-graphql)',
  },
  keywords: group.types,
  body: [
    paragraph(
      'Types of JSON as the removed ',
      {type: 'link', url: landingRoute, children: [{type: 'text', value: 'JSON-RPC interface'}]},
      ' sent them, for programs that still read stored answers. 64-bit numbers are texts.',
    ),
    heading(2, ['Types']),
    ...group.types.flatMap((name) => {
      const type = model.types.get(name);
      return type ? typeSection(type, links, links.types.usersOf(name)) : [];
    }),
    origin('src/jsonRpc/types'),
  ],
});

/**
 * All pages of the reference.
 *
 * @param graphqlRoutes routes of the GraphQL reference, to link replacements to
 */
export function jsonRpcPages(model: JsonRpcModel, graphqlRoutes: ReadonlySet<string>): ReferencePage[] {
  checkOverlays(model);
  const links = createLinks(model, graphqlRoutes);
  const methods = groups.flatMap((group) =>
    group.methods.flatMap((name) =>
      model.methods.filter((method) => method.name === name).map((method) => methodPageOf(model, method, group.label, links)),
    ),
  );
  return [
    landingPage(model, links),
    methodsIndexPage(links),
    ...groups.map((group) => groupPage(group, links)),
    ...methods,
    typesIndexPage(),
    ...typeGroups.map((group) => typePage(model, group, links)),
  ];
}
