/** What the build writes in the place of `<CheckedAgainst>`. */
export const contractTexts = {
  'page-contract.checkedAgainst': 'Checked against {source} for {holds}; read on {day}.',
  'page-contract.pathsOf': '{paths} of {repository}',
  'page-contract.commit': '{repository} at {commit}',
  'page-contract.copyOf': '{repository} at {commit} (a public copy of {original})',
};
