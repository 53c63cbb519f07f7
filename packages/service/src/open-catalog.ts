/** The catalog of a configuration: our workflows, and those of the other repos that it names. */
import { Catalog, OURS } from './catalog.ts'
import type { Config } from './config.ts'
import { type Manifests, readManifests } from './repos/manifest.ts'

export interface OpenedCatalog {
  readonly catalog: Catalog
  /** Manifests that are not used, and why. */
  readonly rejected: Manifests['rejected']
}

export function openCatalog({ repos }: Pick<Config, 'repos'>): OpenedCatalog {
  if (repos === undefined) return { catalog: new Catalog(OURS), rejected: [] }
  const own = OURS.map(({ repo }) => repo)
  const { workflows, rejected } = readManifests(repos, own)
  return { catalog: new Catalog(OURS, workflows), rejected }
}
