const {createHash} = require('node:crypto');

/**
 * In a test file, a package is what Node's own `require` answers, which `native-environment.cjs`
 * puts into the globals. Jest compiles its global setup through the same transform, but outside of
 * any environment: there the file runs as it is.
 */
const code = `if (typeof requireNatively === 'function') module.exports = requireNatively(__filename);
else module._compile(require('node:fs').readFileSync(__filename, 'utf8'), __filename);`;

/**
 * Hands files of node_modules over to Node.
 *
 * Jest by itself compiles, wraps and runs every file of every package again for each test file;
 * Node loads a package once in the life of a worker, and it reads ES modules as well as CommonJS.
 *
 * @type {import('@jest/transform').SyncTransformer}
 */
module.exports = {
  process: () => ({code}),
  getCacheKey: (_text, file) => createHash('sha256').update(`${code}\0${file}`).digest('hex'),
};
