import Layout from '@theme-original/Admonition/Layout';
import type {Props} from '@theme/Admonition/Layout';
import {cloneElement, isValidElement, type ReactNode, type SVGProps} from 'react';

/** The frame of an admonition, whose icon has a size in the HTML, as `Home.tsx` says. */
export default function LayoutWithSizedIcon({icon, ...props}: Props): ReactNode {
  return <Layout {...props} icon={isValidElement<SVGProps<SVGSVGElement>>(icon) ? cloneElement(icon, {width: 22, height: 22}) : icon} />;
}
