/** Routes of the mission that later issues write, as prefixes with the reason. An entry whose routes all exist fails. */
export const routesToCome: readonly {prefix: string; reason: string}[] = [
  {prefix: '/standards/', reason: 'standards issue'},
  {prefix: '/references/', reason: 'references issues'},
  {prefix: '/contribute-to-sui-repos', reason: 'authored references issue'},
  {prefix: '/localize-sui-docs', reason: 'authored references issue'},
  {prefix: '/code-of-conduct', reason: 'authored references issue'},
  {prefix: '/style-guide', reason: 'authored references issue'},
];
