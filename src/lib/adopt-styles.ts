/**
 * Adds a style sheet to the document, once. Every page downloads the site's one style sheet; what
 * is only seen after a reader turned to something comes with the scripts that draw it.
 */
export function adoptStyles(sheet: {css: string; isAdopted?: boolean}): void {
  if (sheet.isAdopted === true || typeof document === 'undefined' || !('adoptedStyleSheets' in document)) return;
  sheet.isAdopted = true;
  const adopted = new CSSStyleSheet();
  adopted.replaceSync(sheet.css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, adopted];
}
