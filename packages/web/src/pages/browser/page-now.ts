/** The page at this address as the service would send it now; undefined where it does not answer. */
export async function pageNow(): Promise<Document | undefined> {
  try {
    const response = await fetch(location.pathname, { headers: { accept: 'text/html' } })
    return response.ok ? new DOMParser().parseFromString(await response.text(), 'text/html') : undefined
  } catch {
    return undefined
  }
}
