import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * Shows a page as paper has it: in its light colors, since text of the dark mode is nearly white
 * and browsers leave the dark ground out of what they print, and with its solutions open.
 *
 * @returns takes it back
 */
function putOnPaper(): () => void {
  const {dataset} = document.documentElement;
  const {theme} = dataset;
  const closed = document.querySelectorAll<HTMLDetailsElement>('[data-solution]:not([open])');
  dataset.theme = 'light';
  for (const solution of closed) solution.open = true;
  return () => {
    dataset.theme = theme;
    for (const solution of closed) solution.open = false;
  };
}

// Some browsers fire the event, others only let the media query match, and most do both.
if (ExecutionEnvironment.canUseDOM) {
  const paper = window.matchMedia('print');
  let takeBack: (() => void) | undefined;
  const print = (): void => {
    takeBack ??= putOnPaper();
  };
  const resume = (): void => {
    takeBack?.();
    takeBack = undefined;
  };
  addEventListener('beforeprint', print);
  addEventListener('afterprint', resume);
  paper.addEventListener('change', ({matches}) => {
    if (matches) print();
    else resume();
  });
}
