/** Coiled-tubing hydraulics: the whole circulation, or one section of pipe. */
import type { Trace } from '@keelson/equations'
import { NEWTONIAN_LIMIT } from '@keelson/physics/rheology/bingham.ts'
import { velocityInPipe } from '@keelson/physics/rheology/newtonian.ts'
import { given, notApplicable, type Outcome, type RunContext } from '@keelson/workflow'
import { type Circulation, circulationOf } from './calculate-circulation.ts'
import {
  type Coiled,
  coiledPassing,
  liquidOf,
  type Passing,
  type Straight,
  straightPassing,
} from './calculate-liquid.ts'
import { layerRows } from './calculate-reel.ts'
import { circulationCharts, sectionCharts } from './charts.ts'
import { checksOf } from './checks.ts'
import type { contract } from './contract.ts'
import { ofCirculation, ofSection } from './detail.ts'
import { circulationFigures, sectionFigures } from './figures.ts'
import { COILED, FULL, POWER_LAW } from './modes.ts'
import type { Params } from './params.ts'
import { circulationWarnings, sectionWarnings } from './warnings.ts'

export type CoiledTubing = Outcome<typeof contract>

const AT_REST = notApplicable('nothing flows')

export function calculate(p: Params, { trace }: RunContext): CoiledTubing {
  return p.analysis === FULL ? wholeCirculation(p, circulationOf(p, trace)) : oneSection(p, trace)
}

function wholeCirculation(p: Params, found: Circulation): CoiledTubing {
  return {
    values: circulationValues(p, found),
    checks: checksOf(p, found),
    tables: () => ({
      layers: found.reel.layers.length > 0 ? layerRows(found.reel) : notApplicable('no reel is calculated'),
    }),
    charts: () => circulationCharts(p, found),
    figures: () => circulationFigures(p, found),
    warnings: circulationWarnings(p, found),
    detail: ofCirculation(found),
  }
}

function circulationValues(p: Params, found: Circulation) {
  const { inside, outside, reel, d_t, v_t, v_a, dP_t, dP_a, p_p, p_bh, ECD, P_p } = found
  return {
    pump_pressure: p_p,
    reel_pressure_loss: reel.dP_r,
    tubing_pressure_loss: dP_t,
    annular_pressure_loss: dP_a,
    bottomhole_pressure: p_bh,
    equivalent_circulating_density: ECD,
    pump_power: P_p,
    tubing_velocity: v_t,
    annular_velocity: v_a,
    flow_regime: inside.regime as string,
    tubing_inner_diameter: d_t,
    tubing_reynolds_number: inside.N,
    tubing_friction_factor_fanning: inside.f ?? AT_REST,
    annular_reynolds_number: outside.N,
    ...(p.rheology_model === POWER_LAW && { generalised_reynolds_number: inside.N }),
    reel_layers: reel.wound?.layers,
    reel_outer_diameter: reel.wound?.diameter,
  }
}

function oneSection(p: Params, trace: Trace): CoiledTubing {
  trace.section('Section')
  const { tubing_inner_diameter: d, length: L } = given(p, 'tubing_inner_diameter', 'length')
  const v = trace.apply(velocityInPipe, { q: p.flow_rate, d })
  const passing = { liquid: liquidOf(p), bore: { d, epsilon: p.pipe_roughness }, v, rho: p.fluid_density, L }
  const coiled =
    p.analysis === COILED ? coiledPassing(passing, given(p, 'coil_diameter').coil_diameter, trace) : undefined
  const straight = coiled === undefined ? straightSection(passing, trace) : undefined
  return {
    values: { tubing_velocity: v, ...sectionValues(p, (coiled ?? straight) as Coiled | Straight) },
    charts: () => sectionCharts(p, passing),
    figures: () => sectionFigures(p, v),
    warnings: sectionWarnings(coiled, straight),
    detail: ofSection((coiled ?? straight) as Coiled | Straight),
  }
}

/** With the critical Reynolds number, which of a Newtonian liquid no formula gives. */
function straightSection(passing: Passing, trace: Trace): Straight {
  const found = straightPassing(passing, trace)
  if (passing.liquid.kind === 'newtonian') {
    const { unit, source, clause, value } = NEWTONIAN_LIMIT
    trace.lookup({ symbol: 'N_cr', title: 'Critical Reynolds number', unit, source, clause, value, cell: 'Newtonian' })
  }
  return found
}

function sectionValues(p: Params, found: Coiled | Straight) {
  const coil = 'De' in found ? found : undefined
  const straight = 'De' in found ? found.straight : found
  return {
    flow_regime: found.regime as string,
    reynolds_number: found.N,
    ...(p.rheology_model === POWER_LAW && { generalised_reynolds_number: found.N }),
    critical_reynolds_number: found.N_cr,
    friction_factor_fanning: found.f ?? AT_REST,
    straight_friction_factor_fanning: straight.f ?? AT_REST,
    pressure_loss: found.dP,
    straight_pressure_loss: coil === undefined ? found.dP : coil.straightLoss,
    ...(coil && { dean_number: coil.De }),
  }
}
