export {default} from '@site/src/sidebar/filter/SidebarItems';
