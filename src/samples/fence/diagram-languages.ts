/**
 * Languages of fences that the build draws as pictures (src/diagrams). They are no samples: drawing one is its check, as a
 * source that cannot be drawn stops the build.
 */
export const diagramLanguages = ['dot', 'sequence'] as const;

export type DiagramLanguage = (typeof diagramLanguages)[number];

export const isDiagramLanguage = (language: string | null | undefined): language is DiagramLanguage =>
  (diagramLanguages as readonly unknown[]).includes(language);
