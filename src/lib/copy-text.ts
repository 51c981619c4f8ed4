/**
 * Puts a text on the clipboard, in browsers also where an address is not secure.
 *
 * @throws where the browser refuses
 */
export async function copyText(text: string): Promise<void> {
  if ('clipboard' in navigator) return navigator.clipboard.writeText(text);
  // Browsers have this clipboard on secure addresses only.
  const {default: copy} = await import('copy-text-to-clipboard');
  copy(text);
}
