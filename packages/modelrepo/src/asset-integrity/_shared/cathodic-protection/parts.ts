/** The surfaces of a structure and what each of them demands in each phase. */
import type { Trace } from '@keelson/equations'
import {
  type Category,
  finalCoatingBreakdown,
  meanCoatingBreakdown,
  meanOfEnds,
  readBreakdown,
  UNCOATED,
} from '@keelson/standards/dnv-rp-b401-2021/coating.ts'
import {
  BURIED_CURRENT_DENSITY,
  type Climate,
  currentDensity,
  heatedCurrentDensity,
  type Phase,
} from '@keelson/standards/dnv-rp-b401-2021/current-density.ts'
import { totalDemand, zoneDemand } from '@keelson/standards/dnv-rp-b401-2021/demand.ts'
import type { DesignEdition } from '@keelson/standards/dnv-rp-b401-2021/edition.ts'
import { toSI } from '@keelson/units'
import { capitalised } from '@keelson/workflow'
import { type ByPhase, MARK } from './inputs.ts'
import { BARE, type Exposure } from './inputs-zones.ts'
import type { Drain } from './wells.ts'

export interface Coating {
  /** By category of the edition's table, or a and b (1/s) directly. */
  readonly by: { readonly category: Category } | { readonly a: number; readonly b: number }
  /** What replaces a and a + b t. */
  readonly initial?: number
  readonly final?: number
}
export interface Surface {
  readonly zone: string
  readonly exposure: Exposure
  /** m2, m. */
  readonly area: number
  readonly depth: number
  /** K; none for a surface that is not heated. */
  readonly temperature?: number
  readonly coating: Coating | typeof BARE
}
export interface Site {
  readonly edition: DesignEdition
  readonly climate: Climate
  /** s. */
  readonly life: number
  /** What replaces the mean density of the table, A/m2. */
  readonly meanDensity?: number
  /** How much faster the coatings wear than they should, for the sensitivity. */
  readonly wear?: number
}

/** Breakdown over time, a + b t with b in 1/s, up to bare steel. */
export interface Line {
  readonly a: number
  readonly b: number
}
/** One surface with its densities (A/m2), factors and demands (A). */
export interface Part {
  readonly zone: string
  readonly exposure: string
  readonly coating: string
  readonly area: number
  readonly depth: number | null
  readonly density: ByPhase
  readonly factor: ByPhase
  readonly demand: ByPhase
  readonly line: Line
}
type Names = Readonly<Record<Phase, string>>

/** One number for each phase. */
export const byPhase = (of: (phase: Phase) => number): ByPhase => ({
  initial: of('initial'),
  mean: of('mean'),
  final: of('final'),
})

/** Densities of a surface, A/m2: of the table, of sediment, heated; 0 in air. */
export function densitiesOf(surface: Surface, site: Site, suffix: string, trace: Trace): ByPhase {
  if (surface.exposure === 'atmospheric') return byPhase(() => 0)
  const heated = surface.temperature !== undefined && surface.temperature > WARM
  if (surface.exposure === 'buried' && !heated) readBuried(trace)
  return byPhase((phase) => {
    const symbol = `i_${MARK[phase]}${suffix}`
    const tabled =
      surface.exposure === 'buried'
        ? BURIED_CURRENT_DENSITY.value
        : exposed(surface, site, phase, heated, suffix, trace)
    if (!heated || surface.temperature === undefined) return tabled
    const from = surface.exposure === 'buried' ? 'i_bur' : `i_${MARK[phase]}_0${suffix}`
    const printed = { as: symbol, rename: { i_0: from, T_m: `T_m${suffix}` } }
    return trace.apply(
      heatedCurrentDensity,
      { i_0: surface.exposure === 'buried' ? BURIED_CURRENT_DENSITY : tabled, T_m: surface.temperature },
      printed,
    )
  })
}
const WARM = toSI(25, 'degC')

const readBuried = (trace: Trace): number => {
  const { source, clause, value } = BURIED_CURRENT_DENSITY
  const title = 'Design current density, buried steel'
  return trace.lookup({ symbol: 'i_bur', title, unit: 'A/m2', source, clause, value, cell: 'all phases' })
}

function exposed(surface: Surface, site: Site, phase: Phase, heated: boolean, suffix: string, trace: Trace): number {
  if (phase === 'mean' && site.meanDensity !== undefined) return site.meanDensity
  const { edition, climate } = site
  const symbol = `i_${MARK[phase]}${heated ? '_0' : ''}${suffix}`
  return currentDensity({ edition, climate, depth: bandDepth(surface), phase }, symbol, trace)
}

/** The splash zone counts as submerged at 0-30 m. */
const bandDepth = ({ exposure, depth }: Surface): number => (exposure === 'splash' ? 0 : depth)

interface Factors {
  readonly value: ByPhase
  readonly names: Names
  readonly line: Line
}

/** Breakdown factors of a surface in the three phases. */
export function factorsOf(surface: Surface, site: Site, suffix: string, trace: Trace): Factors {
  const { coating } = surface
  const { life: t_f, wear = 1 } = site
  if (coating === BARE) {
    return { value: byPhase(() => UNCOATED.value), names: named(() => 'f_b'), line: { a: UNCOATED.value, b: 0 } }
  }
  const names: Names = {
    initial: `${coating.initial === undefined ? 'a' : 'f_ci'}${suffix}`,
    mean: `f_cm${suffix}`,
    final: `f_cf${suffix}`,
  }
  if (coating.initial !== undefined && coating.final !== undefined) {
    return givenEnds(coating.initial, worn(coating.initial, coating.final, wear), t_f, names, trace)
  }
  const { a: tabled, b: yearly } =
    'category' in coating.by
      ? readBreakdown(site.edition, coating.by.category, bandDepth(surface), suffix, trace)
      : coating.by
  const a = coating.initial ?? tabled
  if (coating.final !== undefined) return givenEnds(a, worn(a, coating.final, wear), t_f, names, trace)
  const b = yearly * wear
  const args = { a, b, t_f }
  const rename = { a: names.initial, b: `b${suffix}` }
  const mean = trace.apply(meanCoatingBreakdown, args, { as: names.mean, rename })
  const final = trace.apply(finalCoatingBreakdown, args, { as: names.final, rename })
  return { value: { initial: a, mean, final }, names, line: { a, b } }
}
/** Final factor of a coating that wears faster, or slower, than given; bare steel at most. */
export const worn = (f_ci: number, f_cf: number, wear: number) =>
  wear === 1 ? f_cf : Math.min(UNCOATED.value, f_ci + (f_cf - f_ci) * wear)
const named = (of: (phase: Phase) => string): Names => ({
  initial: of('initial'),
  mean: of('mean'),
  final: of('final'),
})

function givenEnds(f_ci: number, f_cf: number, t_f: number, names: Names, trace: Trace): Factors {
  const printed = { as: names.mean, rename: { f_ci: names.initial, f_cf: names.final } }
  const mean = trace.apply(meanOfEnds, { f_ci, f_cf }, printed)
  return { value: { initial: f_ci, mean, final: f_cf }, names, line: { a: f_ci, b: (f_cf - f_ci) / t_f } }
}

/** What one surface demands. `suffix` marks the symbols of its own, `shared` those of its densities. */
export function partOf(
  surface: Surface,
  site: Site,
  density: ByPhase,
  trace: Trace,
  { suffix, shared = suffix }: { readonly suffix: string; readonly shared?: string },
): Part {
  const factors = factorsOf(surface, site, suffix, trace)
  const demand = byPhase((phase) => {
    if (surface.exposure === 'atmospheric') return 0
    const mark = MARK[phase]
    const i_c = density[phase]
    const tabledBuried = surface.exposure === 'buried' && i_c === BURIED_CURRENT_DENSITY.value
    return trace.apply(
      zoneDemand,
      {
        A_c: surface.area,
        i_c: tabledBuried ? BURIED_CURRENT_DENSITY : i_c,
        f_c: surface.coating === BARE ? UNCOATED : factors.value[phase],
      },
      {
        as: `I_${mark}${suffix}`,
        rename: {
          A_c: `A${suffix}`,
          i_c: tabledBuried ? 'i_bur' : `i_${mark}${shared}`,
          f_c: factors.names[phase],
        },
        title: `${surface.zone}: ${phase} current demand`,
      },
    )
  })
  const { zone, exposure, area, depth, coating } = surface
  return {
    ...{ zone, exposure, area, depth, density, demand },
    coating: coating === BARE ? BARE : 'category' in coating.by ? coating.by.category : 'constants a and b as entered',
    factor: factors.value,
    line: factors.line,
  }
}

/** A standard's own sum, and symbols for sums that something else stands for. */
export interface TotalOptions {
  readonly total?: typeof totalDemand
  readonly names?: Partial<Names>
}

/** Demands of all parts with the drain, A. */
export const totalsOf = (
  parts: readonly Pick<Part, 'demand'>[],
  drain: Drain,
  trace: Trace,
  { total = totalDemand, names = {} }: TotalOptions = {},
): ByPhase =>
  byPhase((phase) =>
    trace.apply(
      total,
      { I_z: parts.map((part) => part.demand[phase]), I_d: drain.current },
      {
        as: names[phase] ?? `I_${MARK[phase]}`,
        rename: { I_z: `I_${MARK[phase]}_z`, I_d: drain.symbol },
        title: `${capitalised(phase)} current demand`,
      },
    ),
  )
