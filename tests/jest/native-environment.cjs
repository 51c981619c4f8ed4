const {TestEnvironment} = require('jest-environment-node');

/**
 * The realm's own errors, as code in a test file throws them, and Node's, as packages throw them.
 */
const errorNames = ['Error', 'EvalError', 'RangeError', 'ReferenceError', 'SyntaxError', 'TypeError', 'URIError', 'AggregateError'];

/**
 * Jest's environment of Node, whose tests share the packages that this worker has loaded (see
 * `native-packages.cjs`).
 *
 * Packages live in Node's own realm and tests in one of their own, so that `error instanceof Error`
 * would say no to what a package throws. Here it says yes to the errors of both.
 */
module.exports = class NativeEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.requireNatively = require;
    const ordinary = Function.prototype[Symbol.hasInstance];
    for (const name of errorNames) {
      const own = this.global[name];
      const native = globalThis[name];
      Object.defineProperty(own, Symbol.hasInstance, {
        value(error) {
          return ordinary.call(this, error) || (this === own && ordinary.call(native, error));
        },
      });
    }
  }
};
