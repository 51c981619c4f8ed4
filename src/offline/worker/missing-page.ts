/**
 * A page in the place of one that the copy does not have. It has no scripts and is in no file, so
 * nothing of it can be missing.
 */
export function missingPage(base: string): Response {
  const text = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Not in your offline copy</title>
<style>body{font:1rem/1.6 system-ui;margin:3rem auto;max-width:40rem;padding:0 1rem}</style>
<main>
<h1>This page is not in your offline copy</h1>
<p>You are offline, and this page belongs to a section that you have not saved. Once you are online again, <a href="">try again</a>, or save more on <a href="${base}references/read-offline">Read offline</a>.</p>
<p><a href="${base}">Go to the start page</a></p>
</main>`;
  const headers = {'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'"};
  return new Response(text, {status: 503, headers});
}
