/** Galvanic anodes for one coated or bare surface, or for a ship's hull, in the order of the practice. */
import { silent, type Trace } from '@keelson/equations'
import { seawaterResistivity } from '@keelson/physics/seawater/resistivity.ts'
import { anodeLife } from '@keelson/standards/dnv-rp-b401-2021/demand.ts'
import { given, notApplicable, type Outcome, Refusal, type RunContext } from '@keelson/workflow'
import { type Draw, galvanicCharts } from '../_shared/cathodic-protection/charts.ts'
import { checksOf, sentence } from '../_shared/cathodic-protection/checks.ts'
import { type Design, designOf } from '../_shared/cathodic-protection/design.ts'
import type { EditionYear } from '../_shared/cathodic-protection/editions.ts'
import { anodeFigures } from '../_shared/cathodic-protection/figures-anode.ts'
import { markedParts, zonesFigure } from '../_shared/cathodic-protection/figures-zones.ts'
import { heldBy } from '../_shared/cathodic-protection/held.ts'
import { iccpOf, iccpValuesOf } from '../_shared/cathodic-protection/iccp.ts'
import type { DesignInputs } from '../_shared/cathodic-protection/inputs.ts'
import { oneSurfaceDemand, type SurfaceDemand } from '../_shared/cathodic-protection/one-surface.ts'
import type { Coating } from '../_shared/cathodic-protection/parts.ts'
import { editionRows, sensitivityRows, zoneRows } from '../_shared/cathodic-protection/tables.ts'
import { coatingValuesOf, valuesOf } from '../_shared/cathodic-protection/values.ts'
import { anodeWarnings, coatingWarnings } from '../_shared/cathodic-protection/warnings.ts'
import { plainDrain } from '../_shared/cathodic-protection/wells.ts'
import { hullDemandOf } from './calculate-hull.ts'
import type { contract } from './contract.ts'
import type { Params } from './inputs.ts'
import { rules } from './rules.ts'
import { ownWarnings } from './warnings.ts'

type Result = Outcome<typeof contract>
type Resolved = Params & DesignInputs

export function calculate(params: Params, { trace }: RunContext): Result {
  const p = resolved(params, trace)
  const surface = surfaceOf(p, trace)
  const design = designOf(p, surface.demand, trace)
  const held = heldBy(p, design, trace)
  const anode_life = lifeOf(p, design, trace)
  const iccp = iccpOf(p, design.demand.final, ownAnode(p), trace)
  const draw: Draw = { parts: surface.parts, drain: p.current_drain, life: p.design_life, scale: 1 }
  const redesign = (q: Resolved, wear?: number) => designOf(q, surfaceOf(q, silent, wear).demand, silent)
  return {
    values: {
      ...valuesOf(design, held),
      anode_life,
      ...coatingValuesOf(surface.factor),
      resistivity: p.seawater_resistivity,
      ...iccpValuesOf(iccp),
    },
    checks: checksOf(p, design, held),
    tables: () => ({
      demand_by_zone: zoneRows(surface.parts),
      sensitivity: sensitivityRows(p, redesign),
      editions: p.hull
        ? notApplicable('hull current demand is independent of the DNV-RP-B401 edition')
        : editionRows((edition) => redesign(ofEdition(p, edition))),
    }),
    charts: () => galvanicCharts(p, draw, design),
    figures: () => ({
      zones: zonesFigure(
        markedParts(surface.parts),
        plainDrain(p.current_drain),
        { N: design.N, given: p.number_of_anodes !== undefined },
        p.hull,
      ),
      ...anodeFigures(p, design),
    }),
    detail: sentence(p, design, held),
    warnings: [...anodeWarnings(p, design), ...coatingWarnings(surface.parts), ...ownWarnings(p, surface)],
  }
}

/** The inputs with the resistivity, and the edition that the anode tables are read by. */
function resolved(p: Params, trace: Trace): Resolved {
  const hull = p.total_area !== undefined
  const edition: EditionYear = hull ? '2021' : p.edition
  return { ...p, edition, hull, seawater_resistivity: p.seawater_resistivity ?? waterResistivity(p, trace) }
}

function waterResistivity(p: Params, trace: Trace): number {
  trace.section('Seawater')
  const { seawater_temperature: T, seawater_salinity: S } = given(p, 'seawater_temperature', 'seawater_salinity')
  return seawaterResistivity(T, S, trace)
}

function ofEdition(p: Resolved, edition: EditionYear): Resolved {
  const changed = { ...p, edition }
  const problems = rules(changed)
  if (problems.length > 0) throw new Refusal(problems)
  return changed
}

function surfaceOf(p: Resolved, trace: Trace, wear = 1): SurfaceDemand {
  if (p.hull) return hullDemandOf(p, trace, wear)
  const { climatic_region: climate, depth } = given(p, 'climatic_region', 'depth')
  return oneSurfaceDemand(
    {
      coated: p.coated_area,
      bare: p.bare_area,
      depth,
      climate,
      edition: p.edition,
      coating: coatingOf(p),
      ...(p.mean_current_density_bare !== undefined && { meanDensity: p.mean_current_density_bare }),
      drain: p.current_drain,
      life: p.design_life,
    },
    trace,
    wear,
  )
}

/** As tabled by category, or as given; undefined where no steel is coated. */
function coatingOf(p: Params): Coating | undefined {
  const { coating_a: a, coating_b: b, coating_category: category } = p
  const { initial_coating_breakdown_factor: initial, final_coating_breakdown_factor: final } = p
  const ends = { ...(initial !== undefined && { initial }), ...(final !== undefined && { final }) }
  if (a !== undefined && b !== undefined) return { by: { a, b }, ...ends }
  if (category !== undefined) return { by: { category }, ...ends }
  if (initial === undefined || final === undefined) return undefined
  return { by: { a: initial, b: (final - initial) / p.design_life }, ...ends }
}

function lifeOf(p: Params, { u, epsilon, demand }: Design, trace: Trace) {
  if (p.installed_net_mass === undefined) return undefined
  if (demand.mean === 0) return notApplicable('current demand is zero')
  const printed = { as: 't_in', rename: { M_i: 'M_in' }, title: 'Existing anode life' }
  return trace.apply(anodeLife, { M_i: p.installed_net_mass, u, epsilon, I_cm: demand.mean }, printed)
}

const ownAnode = (p: Params) => ({
  area: p.iccp_anode_area,
  resistance: p.iccp_anode_resistance,
  symbols: { area: 'A_1', resistance: 'R_1' },
})
