/** The hosts of an offshore field as requests name them, as sentences do, and as figures draw them. */
import type { HostSign } from '@keelson/figures/things/field-host.ts'
import { DEPTH_WINDOWS, type DepthWindow, type ScreenedHost } from '@keelson/physics/field-concepts/hosts.ts'
import type { OfferedHost, StandaloneHost } from '@keelson/physics/field-cost/capex-benchmark.ts'
import { idsOf, type Labelled, midSentence } from '@keelson/workflow'

export const TIEBACK = 'Subsea_Tieback'
export type Host = OfferedHost
export const HOST_NAMES: Labelled<Host> = {
  TLP: 'TLP',
  Spar: 'Spar',
  Semi: 'Semisubmersible',
  FPSO: 'FPSO',
  [TIEBACK]: 'Subsea tieback',
  Dry_Tree_Unit: 'Dry-tree unit',
}
export const HOSTS = idsOf(HOST_NAMES)

/** A host as a sentence names it. */
export const hostInWords = (host: Host): string => midSentence(HOST_NAMES[host])
/** 'a TLP', 'an FPSO'. */
export const aHost = (host: Host): string => `${host === 'FPSO' ? 'an' : 'a'} ${hostInWords(host)}`

export const SIGNS: Readonly<Record<StandaloneHost, HostSign>> = {
  TLP: 'tension-leg',
  Spar: 'spar',
  Semi: 'semi',
  FPSO: 'ship',
  Dry_Tree_Unit: 'dry-tree',
}

/** The depths between which a host is considered; of a dry-tree unit none are known. */
export const windowOf = (host: Host): DepthWindow | undefined =>
  host in DEPTH_WINDOWS ? DEPTH_WINDOWS[host as ScreenedHost] : undefined
