/** The routing address of a run. */
import type { Coordinate, RunRequest } from '@keelson/engine'
import { baseRef, type Warning } from '@keelson/workflow'
import type { Resolved } from './catalog.ts'

/** The address of a run: what was sent is stamped as sent, the rest is the workflow's first route that agrees. */
export function coordinateOf(
  request: RunRequest,
  { entry, requested, target }: Resolved,
): { coordinate: Coordinate; warnings: Warning[] } {
  const agrees = (sent: string | undefined, own: string) => sent === undefined || sent === own
  const route =
    entry.routes.find((r) => agrees(request.domain, r.domain) && agrees(request.subdomain, r.subdomain)) ??
    entry.routes.find((r) => agrees(request.domain, r.domain)) ??
    entry.routes[0]
  const domain = request.domain ?? route.domain
  const subdomain = request.subdomain ?? route.subdomain
  const listed = entry.routes.some((r) => r.domain === domain && r.subdomain === subdomain)
  const coordinate: Coordinate = {
    repo: entry.repo,
    domain,
    subdomain,
    workflow_id: entry.id,
    requested_version: requested,
    resolved_version: target?.version ?? null,
    version_status: target?.status ?? 'experimental',
  }
  if (listed) return { coordinate, warnings: [] }
  const routes = entry.routes.map((r) => `${r.domain}/${r.subdomain}`).join(', ')
  return {
    coordinate,
    warnings: [
      {
        code: 'not_listed_there',
        message: `${baseRef(entry)} is not listed under ${domain}/${subdomain}; it is listed under ${routes}`,
        path: request.domain !== undefined && route.domain !== domain ? '/domain' : '/subdomain',
      },
    ],
  }
}
