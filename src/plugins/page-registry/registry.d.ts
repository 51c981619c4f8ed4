declare module '@generated/page-registry/default/doors.json' {
  import type {PageEntry} from '@site/src/plugins/page-registry/types';

  const doors: readonly PageEntry[];
  export default doors;
}
