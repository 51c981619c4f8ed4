import {withoutMirrored} from '@site/src/unused-css/mirrored';

test.each(['html[dir=rtl] .a{left:0}', `html[dir="rtl"] .a, html[dir='rtl'] .b{left:0}`])('%s is left out', (css) => {
  expect(withoutMirrored(`.a{right:0}${css}`)).toBe('.a{right:0}');
});

test.each(['html[dir=ltr] .a{left:0}', 'html[dir=rtl] .a,.b{left:0}', 'html[data-theme=dark] .a{left:0}'])('%s stays', (css) => {
  expect(withoutMirrored(css)).toBe(css);
});
