/**
 * The one helper of `tslib` that @docusaurus/utils-common uses in the browser; as that package is CommonJS, the bundler
 * would ship all of tslib for it.
 */
exports.__importDefault = (module) => (module?.__esModule ? module : {default: module});
