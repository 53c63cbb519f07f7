/** Where a new workflow stands: as the catalog plans it, as the caller says, or as a person answers at a terminal. */
import { datarepo } from '@keelson/datarepo/catalog.ts'
import { modelrepo } from '@keelson/modelrepo/catalog.ts'
import { type Domain, domains } from '@keelson/workflow'
import type { Place } from './folder.ts'

export interface Told {
  readonly repo?: string | undefined
  readonly domain?: string | undefined
  readonly subdomain?: string | undefined
}
/** Puts a question to a person; undefined where none is there. */
export type Ask = ((question: string) => Promise<string>) | undefined

const catalogs = [modelrepo, datarepo]

/** Throws Error naming what is to be said where nobody says it. */
export async function placeOf(workflow: string, told: Told, ask?: Ask): Promise<Place> {
  for (const { repo, planned } of catalogs) {
    const route = planned.find(({ id }) => id === workflow)?.routes[0]
    if (route !== undefined) return { repo, route: { ...route, ...(told.subdomain && { subdomain: told.subdomain }) } }
  }
  const subdomain = told.subdomain ?? (await ask?.(`Subdomain of ${workflow} (${subdomains()}, or a new one): `))
  if (!subdomain)
    throw new Error(`${workflow} is not planned in the catalog: say --subdomain (${subdomains()}, or a new one)`)
  const domain = told.domain ?? domainOf(subdomain) ?? (await ask?.(`Domain of ${subdomain} (${domains.join(', ')}): `))
  if (!isDomain(domain)) throw new Error(`${subdomain} is a new subdomain: say --domain (${domains.join(', ')})`)
  return { repo: told.repo ?? 'modelrepo', route: { domain, subdomain } }
}

const isDomain = (name: string | undefined): name is Domain => domains.some((domain) => domain === name)

const routes = () => catalogs.flatMap(({ versions }) => versions.flatMap((version) => version.routes))
const subdomains = () => [...new Set(routes().map(({ subdomain }) => subdomain))].toSorted().join(', ')
const domainOf = (subdomain: string) => routes().find((route) => route.subdomain === subdomain)?.domain
