import {translate} from '@docusaurus/Translate';
import {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import Layout from '@theme-original/Navbar/MobileSidebar/Layout';
import type {Props} from '@theme/Navbar/MobileSidebar/Layout';
import {useEffect, useRef, type ReactNode} from 'react';

/**
 * The menu of narrow windows, as a dialog: the rest of the page is out of reach while it is open,
 * Escape closes it, and the focus goes back to the button. In the original, keys go on working on
 * the page behind it. Its look is in src/site/css/frame.css.
 */
export default function MenuDialog(props: Props): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const {shown: showsSection} = useNavbarSecondaryMenu();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (shown) dialog.current?.showModal();
    else dialog.current?.close();
  }, [shown]);

  // The list of the section and that of all sections take turns, and the one that is out of sight
  // has no focus to keep.
  useEffect(() => {
    if (shown)
      dialog.current?.querySelector<HTMLElement>('.navbar-sidebar__item:not([inert]) :is(a, button)')?.focus({preventScroll: true});
  }, [shown, showsSection]);

  return (
    <dialog
      ref={dialog}
      className="menu-dialog"
      aria-label={translate({id: 'light-docs.menu', message: 'Menu'})}
      onClick={({target}) => {
        // Beside the menu there is nothing but the dialog.
        if (target === dialog.current) toggle();
      }}
      onClose={() => {
        if (shown) toggle();
      }}
    >
      <Layout {...props} />
    </dialog>
  );
}
