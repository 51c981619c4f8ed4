const none = (): string => '';

/** In the place of the package's templates for its list, which is not drawn. */
export {none as SuggestionTemplate, none as EmptyTemplate};
