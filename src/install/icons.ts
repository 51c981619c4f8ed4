/** An icon in the built site. */
export interface Icon {
  file: string;
  /** Its width and height, in pixels. */
  size: number;
  /** True for one without transparent corners, of which a device cuts its own shape. */
  isMaskable?: boolean;
}

/** The sizes that browsers ask for before they offer to install, and the one that devices cut. */
export const icons = {
  small: {file: 'img/icon-192.png', size: 192},
  large: {file: 'img/icon-512.png', size: 512},
  maskable: {file: 'img/icon-maskable.png', size: 512, isMaskable: true},
} as const satisfies Readonly<Record<string, Icon>>;
