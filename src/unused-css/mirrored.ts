import postcss from 'postcss';

const forRightToLeft = /^html\[dir=['"]?rtl['"]?\] /;

/**
 * A style sheet without the rules that a package has for languages written from right to left. Docusaurus mirrors the whole sheet for
 * these (rtlcss), and so would mirror such rules back; for other languages nothing needs them.
 */
export function withoutMirrored(css: string): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    if (rule.selectors.every((selector) => forRightToLeft.test(selector))) rule.remove();
  });
  return root.toString();
}
