import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * Prints a page in its light colors. In dark mode the text is nearly white, and browsers leave the dark ground out of what they print. It is
 * done for the moment of printing, because style rules would have to take back every rule of the dark mode.
 */
if (ExecutionEnvironment.canUseDOM) {
  const {dataset} = document.documentElement;
  addEventListener('beforeprint', () => {
    const {theme} = dataset;
    dataset.theme = 'light';
    addEventListener('afterprint', () => (dataset.theme = theme), {once: true});
  });
}
