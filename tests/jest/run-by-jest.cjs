/**
 * Packages that jest runs itself, anew for each test file, each with the reason. Node loads all
 * others once for each worker.
 *
 * @type {readonly {name: string, reason: string}[]}
 */
module.exports = [
  {name: 'prismjs', reason: 'its grammars are scripts that look for a Prism among the globals of the test'},
  {name: 'prism-react-renderer', reason: 'its Prism is changed by those grammars and by ours'},
  {name: 'web-tree-sitter', reason: 'it can be started only once'},
];
