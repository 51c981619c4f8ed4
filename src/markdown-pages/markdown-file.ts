/** `/concepts/object-model` → `concepts/object-model.md`; the home page is `index.md`. */
export const markdownFile = (route: string): string => `${route === '/' ? 'index' : route.slice(1)}.md`;
