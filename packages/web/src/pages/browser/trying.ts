/** Seeks the limits of a case by asking the service. */
import type { Tries } from '@keelson/studies/tries/found.ts'
import type { Trier } from './tries.ts'

export const trying: Trier = async ({ shown, params, system }, atOnce, signal) => {
  const response = await fetch(`/api/preview/tries?units=${system}&at_once=${atOnce}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ref: shown.ref, params }),
    signal,
  })
  return response.ok ? ((await response.json()) as Tries) : undefined
}
