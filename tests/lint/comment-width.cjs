/** Columns that a line of a comment may take. Code is broken by Prettier, which leaves comments. */
const widest = 100;

/** Words for tools, and addresses: they cannot be broken. */
const unbreakable = /eslint-|@ts-|prettier-ignore|https?:\/\//;

/** ESLint's configuration for comments. */
module.exports = {
  plugins: {
    comments: {
      rules: {
        width: {
          create: ({sourceCode, report}) => ({
            Program() {
              for (const {loc} of sourceCode.getAllComments())
                for (let {line} = loc.start; line <= loc.end.line; line += 1) {
                  const text = sourceCode.lines[line - 1];
                  if (/^\s*(?:\/?\*|\/\/)/.test(text) && text.length > widest && !unbreakable.test(text))
                    report({
                      loc: {line, column: widest},
                      message: `The comment has ${text.length} columns, and ${widest} fit: break the line.`,
                    });
                }
            },
          }),
        },
      },
    },
  },
  rules: {'comments/width': 'error'},
};
