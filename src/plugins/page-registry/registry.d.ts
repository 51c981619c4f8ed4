declare module '@generated/page-registry/default/registry.json' {
  import type {PageRegistry} from '@site/src/plugins/page-registry/types';

  const registry: PageRegistry;
  export default registry;
}
