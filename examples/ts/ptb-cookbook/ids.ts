/** The workshop package of examples/move/workshop, as if it were published. */
export const PACKAGE_ID =
  '0x1f77bf0a6a6cd2aef3d4a1f08e1c5d9e6b35a7c02d8f914be06a3c1d52e0b981';
