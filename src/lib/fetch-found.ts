/**
 * Fetches a file that has to be there.
 *
 * @throws where there is none, or no network
 */
export async function fetchFound(url: string, options?: RequestInit): Promise<Response> {
  const response = await fetch(url, options);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response;
}
