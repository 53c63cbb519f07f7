/** A structure of one coated surface, with bare steel beside it at the same depth: general structures and hulls. */
import type { Trace } from '@keelson/equations'
import type { Climate } from '@keelson/standards/dnv-rp-b401-2021/current-density.ts'
import { type EditionYear, editionOf } from './editions.ts'
import type { ByPhase } from './inputs.ts'
import { BARE } from './inputs-zones.ts'
import {
  type Coating,
  densitiesOf,
  factorsOf,
  type Part,
  partOf,
  type Site,
  type Surface,
  type TotalOptions,
  totalsOf,
} from './parts.ts'
import { plainDrain } from './wells.ts'

export interface OneSurface {
  /** m2. */
  readonly coated: number
  readonly bare: number
  /** m. */
  readonly depth: number
  readonly climate: Climate
  readonly edition: EditionYear
  /** None where no steel is coated. */
  readonly coating: Coating | undefined
  /** What replaces the mean density of the table, A/m2. */
  readonly meanDensity?: number
  /** Further parts at the same site: heated ones with densities of their own. */
  readonly more?: readonly Surface[]
  /** Symbols of total demands that are calculated and then replaced. */
  readonly names?: TotalOptions['names']
  /** A. */
  readonly drain: number
  /** s. */
  readonly life: number
}
export interface SurfaceDemand {
  readonly parts: readonly Part[]
  readonly demand: ByPhase
  /** Breakdown factors of the coating; undefined where there is none. */
  readonly factor: ByPhase | undefined
}

/** Demands of the coated and the bare steel, A, traced in full. */
export function oneSurfaceDemand(s: OneSurface, trace: Trace, wear = 1): SurfaceDemand {
  const { climate, life, depth, meanDensity } = s
  const edition = editionOf(s.edition)
  const site: Site = { edition, climate, life, wear, ...(meanDensity !== undefined && { meanDensity }) }
  const surface = (zone: string, area: number, coating: Surface['coating']): Surface => ({
    ...{ zone, area, depth, coating },
    exposure: 'submerged',
  })
  const coated = surface('Coated steel', s.coated, s.coating ?? BARE)
  trace.section('Design current density')
  const density = densitiesOf(coated, site, '', trace)
  trace.section('Coating breakdown and current demand')
  const worked = (part: Surface, suffix: string) => partOf(part, site, density, trace, { suffix, shared: '' })
  const withCoating = s.coated > 0 ? worked(coated, '_c') : undefined
  const without = s.bare > 0 ? worked(surface('Bare steel', s.bare, BARE), '_b') : undefined
  const others = (s.more ?? []).map((part, i) => {
    const suffix = `_${i + 1}`
    if (part.temperature === undefined) return worked(part, suffix)
    trace.section(part.zone)
    return partOf(part, site, densitiesOf(part, site, suffix, trace), trace, { suffix })
  })
  const parts = [withCoating, without, ...others].filter((part) => part !== undefined)
  trace.section('Total current demand')
  const factor = s.coating && (withCoating?.factor ?? factorsOf(coated, site, '_c', trace).value)
  return { parts, demand: totalsOf(parts, plainDrain(s.drain), trace, { names: s.names ?? {} }), factor }
}
