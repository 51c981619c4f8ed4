/**
 * Languages of fences that the build draws as pictures (src/diagrams). They are not samples:
 * drawing one checks it, because a source that cannot be drawn stops the build.
 */
export const diagramLanguages = ['dot', 'sequence'] as const;

export type DiagramLanguage = (typeof diagramLanguages)[number];

export const isDiagramLanguage = (language: string | null | undefined): language is DiagramLanguage =>
  (diagramLanguages as readonly unknown[]).includes(language);
