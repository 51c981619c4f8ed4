/** What the build writes under the title of a page that releases changed. */
export const releaseTexts = {
  'releases.changedIn': 'Changed in {releases}.',
  'releases.changesWith': 'On Mainnet it changes with {releases}.',
};
