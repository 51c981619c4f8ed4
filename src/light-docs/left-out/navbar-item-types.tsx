import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import DocSidebarNavbarItem from '@theme/NavbarItem/DocSidebarNavbarItem';
import type {ComponentTypesObject} from '@theme/NavbarItem/ComponentTypes';

/** The types of entries that src/site/navbar.ts uses. Docusaurus refuses an entry of any other type by its name. */
const ComponentTypes: Partial<ComponentTypesObject> = {
  default: DefaultNavbarItem,
  docSidebar: DocSidebarNavbarItem,
};

export default ComponentTypes;
