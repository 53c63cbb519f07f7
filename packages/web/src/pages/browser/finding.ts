/** The search for workflows, as the head of a page and the form of a project ask it. */
import type { Found } from '../case/found.ts'

/** undefined where the service is away. */
export async function findWorkflows(query: string, signal: AbortSignal): Promise<Found | undefined> {
  const response = await fetch(`/api/find?${new URLSearchParams({ q: query, limit: '6' })}`, { signal })
  return response.ok ? { ...((await response.json()) as Found), query } : undefined
}
