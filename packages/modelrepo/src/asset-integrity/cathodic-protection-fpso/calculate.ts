/** Galvanic anodes or impressed current for the hull of an FPSO, in the order of the practice. */
import { silent, type Trace } from '@keelson/equations'
import { WARM_WATER, warmWaterCapacity } from '@keelson/standards/abs-cp-offshore-2018/capacity.ts'
import { toSI } from '@keelson/units'
import { type Outcome, openIf, outOf, Refusal, type RunContext } from '@keelson/workflow'
import type { OwnCapacity } from '../_shared/cathodic-protection/alloy.ts'
import { type Draw, galvanicCharts } from '../_shared/cathodic-protection/charts.ts'
import { checksOf, sentence } from '../_shared/cathodic-protection/checks.ts'
import { type Design, designOf } from '../_shared/cathodic-protection/design.ts'
import type { EditionYear } from '../_shared/cathodic-protection/editions.ts'
import { anodeFigures } from '../_shared/cathodic-protection/figures-anode.ts'
import { markedParts, zonesFigure } from '../_shared/cathodic-protection/figures-zones.ts'
import { heldBy } from '../_shared/cathodic-protection/held.ts'
import { iccpValuesOf } from '../_shared/cathodic-protection/iccp.ts'
import type { ByPhase, DesignInputs } from '../_shared/cathodic-protection/inputs.ts'
import { editionRows, sensitivityRows, zoneRows } from '../_shared/cathodic-protection/tables.ts'
import { coatingValuesOf, valuesOf } from '../_shared/cathodic-protection/values.ts'
import { anodeWarnings, coatingWarnings } from '../_shared/cathodic-protection/warnings.ts'
import { plainDrain } from '../_shared/cathodic-protection/wells.ts'
import { areasOf, hullDemandOf, silentDemandOf } from './calculate-hull.ts'
import { impressedOf } from './calculate-impressed.ts'
import { galvanicOrImpressed } from './charts.ts'
import type { contract } from './contract.ts'
import { blockFigure, discFigure } from './figures.ts'
import type { Params } from './inputs.ts'
import { rules } from './rules.ts'
import { hullWarnings } from './warnings.ts'

type Hull = Params & DesignInputs
/** In the first row of the anode table, whatever the season: warm water is counted by a rule of its own. */
const OPEN_SEA = toSI(30, 'degC')

export function calculate(params: Params, { trace }: RunContext): Outcome<typeof contract> {
  const p: Hull = { ...params, anode_environment: 'seawater', anode_surface_temperature: OPEN_SEA }
  const areas = areasOf(p, trace)
  const surface = hullDemandOf(p, areas, trace)
  const design = anodesFor(p, surface.demand, trace)
  const held = heldBy(p, design, trace)
  const impressed = impressedOf(p, design.demand.final, trace)
  const scale = surface.demand.mean / surface.calculated.mean
  const draw: Draw = { parts: surface.parts, drain: p.current_drain, life: p.design_life, scale }
  const redesign = (q: Hull, wear?: number) => anodesFor(q, silentDemandOf(q, wear), silent)
  return {
    values: {
      ...valuesOf(design, held),
      anode_capacity: design.epsilon,
      ...coatingValuesOf(surface.factor),
      wetted_area: areas.hull,
      chain_area: areas.chain,
      ...iccpValuesOf(impressed.iccp),
      iccp_rated_power: impressed.ratedPower,
      disc_anode_resistance: impressed.discResistance,
      dielectric_shield_radius: impressed.shield,
    },
    checks: inWarmWater(p, checksOf(p, design, held)),
    tables: () => ({
      demand_by_zone: zoneRows(surface.parts),
      sensitivity: sensitivityRows(p, redesign),
      editions: editionRows((edition) => redesign(ofEdition(p, edition))),
    }),
    charts: () => ({
      ...galvanicCharts(p, draw, design),
      galvanic_or_impressed: galvanicOrImpressed(draw, design, p.iccp_rated_voltage),
    }),
    figures: () => ({
      zones: zonesFigure(
        markedParts(surface.parts),
        plainDrain(p.current_drain),
        { N: design.N, given: p.number_of_anodes !== undefined },
        true,
      ),
      ...anodeFigures(p, design),
      block: blockFigure(p, areas),
      disc: discFigure(p, impressed),
    }),
    detail: sentence(p, design, held),
    warnings: [
      ...anodeWarnings(p, design),
      ...coatingWarnings(surface.parts),
      ...hullWarnings(p, surface.calculated),
      ...impressed.warnings,
    ],
  }
}

const anodesFor = (p: Hull, demand: ByPhase, trace: Trace): Design => designOf(p, demand, trace, warmWater(p))

/** The charge of the alloy rests on its capacity, which is not given for water warmer than the table. */
function inWarmWater(p: Hull, checks: ReturnType<typeof checksOf>) {
  const tabled = p.anode_capacity === undefined && p.anode_material === 'Al-Zn-In'
  const T = p.seawater_max_temperature
  const left = tabled && T !== undefined ? outOf(WARM_WATER, T) : undefined
  return { ...checks, anode_charge: openIf('out_of_reach', left, checks.anode_charge) }
}

/** Aluminium in warm water holds less than the table has; undefined leaves the table. */
function warmWater({ anode_material, seawater_max_temperature: T }: Hull): OwnCapacity | undefined {
  if (anode_material !== 'Al-Zn-In' || T === undefined) return undefined
  return (_, trace) => trace.apply(warmWaterCapacity, { T }, { rename: { T: 'T_w' } })
}

function ofEdition(p: Hull, edition: EditionYear): Hull {
  const changed = { ...p, edition }
  const problems = rules(changed)
  if (problems.length > 0) throw new Refusal(problems)
  return changed
}
