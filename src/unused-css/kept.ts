/** Elements that Markdown becomes, so that no source names them. A build says which one is missing here. */
export const elements: readonly string[] = [
  ...['html', 'body', 'main', 'header', 'footer', 'nav', 'article', 'aside', 'section', 'div', 'span'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'hr', 'blockquote', 'ul', 'ol', 'li', 'dl', 'dt', 'dd'],
  ...['table', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'caption', 'colgroup', 'col'],
  ...['a', 'abbr', 'b', 'code', 'del', 'em', 'i', 'ins', 'kbd', 'mark', 'pre', 's', 'samp', 'small', 'strong', 'sub', 'sup', 'u', 'var'],
  ...['img', 'svg', 'path', 'picture', 'video', 'audio', 'iframe', 'figure', 'figcaption', 'details', 'summary', 'dialog'],
  ...['button', 'input', 'label', 'select', 'option', 'textarea', 'fieldset', 'legend', 'form'],
];

/** Attributes that browsers, the theme's first script or React set, so that no source names them. */
export const attributes: readonly string[] = [
  ...['class', 'align', 'dir', 'disabled', 'href', 'hidden', 'lang', 'role', 'type'],
  ...['data-theme', 'data-theme-choice', 'data-collapsed', 'data-has-hydrated', 'data-code-wrap'],
];
