/** What jsdom lacks: an observer of sizes. It has no layout, so nothing ever has another size. */
globalThis.ResizeObserver = class {
  observe = (): undefined => undefined;
  unobserve = this.observe;
  disconnect = this.observe;
};
