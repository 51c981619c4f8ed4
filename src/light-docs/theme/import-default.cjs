/**
 * The one helper of `tslib` that @docusaurus/utils-common uses: `plugin.ts` says why it is here.
 */
exports.__importDefault = (module) => (module?.__esModule ? module : {default: module});
