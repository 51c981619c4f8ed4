/**
 * First step of the npm scripts: stops with one line where Node.js is older than `engines` in
 * package.json asks for. Old releases have to read this file before they can be refused, so it
 * needs no package and keeps to old syntax.
 */
const {engines} = require('../../package.json');

/**
 * What is wrong with a version of Node.js.
 *
 * @param {string} version such as `18.20.8`
 * @param {string} range `engines.node`, in the form `>=20.19`
 * @returns {string | undefined} one line for the reader; undefined where the version is new enough
 * @throws where the range has another form
 */
function nodeProblem(version, range) {
  const minimum = /^>=(\d+)\.(\d+)$/.exec(range);
  if (!minimum) throw new Error(`package.json: engines.node is "${range}"; src/build/check-node.cjs reads the form ">=20.19" only.`);
  const [major, minor] = version.split('.').map(Number);
  const [wantedMajor, wantedMinor] = minimum.slice(1).map(Number);
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return undefined;
  return `This site needs Node.js ${wantedMajor}.${wantedMinor} or newer, and this is ${version}. Install a newer one (https://nodejs.org, or "nvm install"), then run "npm ci" again.`;
}

module.exports = {nodeProblem};

if (require.main === module) {
  const problem = nodeProblem(process.versions.node, engines.node);
  if (problem !== undefined) {
    console.error(problem);
    process.exitCode = 1;
  }
}
