/** A command that sends a query with the values of its variables; a shell takes it as it stands. */
export function curlOf(url: string, query: string, values: Readonly<Record<string, unknown>> = {}): string {
  const body = JSON.stringify({query: query.trim(), ...(Object.keys(values).length > 0 && {variables: values})}).replaceAll(
    "'",
    String.raw`'\''`,
  );
  return `curl -s ${url} \\\n  -H 'Content-Type: application/json' \\\n  -d '${body}'`;
}
