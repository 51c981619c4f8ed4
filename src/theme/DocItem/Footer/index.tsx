export {PageTools as default} from '@site/src/page-tools/PageTools';
