export {default} from '@site/src/light-docs/browser/MenuDialog';
