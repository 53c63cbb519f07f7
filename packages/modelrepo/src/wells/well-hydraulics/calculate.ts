/** Drilling hydraulics: the mud, then the analysis asked for. */
import type { Trace } from '@keelson/equations'
import { given, notApplicable, type Outcome, type RunContext } from '@keelson/workflow'
import { bitOf, isOptimised, optimumOf, parasiticOf } from './calculate-bit.ts'
import { circulate, gelOf, slowStretch } from './calculate-circulation.ts'
import { cleaningOf } from './calculate-cleaning.ts'
import type { Moving } from './calculate-flow.ts'
import { carryingLaw, mudOf } from './calculate-mud.ts'
import { singlePipe, twoAnnuli } from './calculate-single.ts'
import { CLINGING, type Trip, tripOf, tripRows } from './calculate-trip.ts'
import * as answers from './calculate-values.ts'
import { type Well, wellOf } from './calculate-well.ts'
import { bitCharts, circulationCharts, flowCharts, tripCharts } from './charts.ts'
import * as checks from './checks.ts'
import type { contract } from './contract.ts'
import * as detail from './detail.ts'
import { annulusFigures, bitFigures, circulationFigures, cleaningFigures, pipeFigures, tripFigures } from './figures.ts'
import * as modes from './modes.ts'
import type { Params } from './params.ts'
import * as warnings from './warnings.ts'

export type Hydraulics = Outcome<typeof contract>

export function calculate(p: Params, { trace }: RunContext): Hydraulics {
  if (p.analysis === modes.BIT) return bitAlone(p, trace)
  const moving: Moving = { model: mudOf(p, trace), rho: p.mud_weight, e: p.eccentricity ?? 0 }
  if (p.analysis === modes.PIPE) return pipeAlone(p, moving, trace)
  if (p.analysis === modes.ANNULUS) return annuliAlone(p, moving, trace)
  if (p.analysis === modes.CLEANING) return cleaningAlone(p, moving, trace)
  const well = wellOf(p)
  return p.analysis === modes.TRIPPING ? trippingAlone(p, moving, well, trace) : wholeWell(p, moving, well, trace)
}

function wholeWell(p: Params, moving: Moving, well: Well, trace: Trace): Hydraulics {
  const { flow_rate: q } = given(p, 'flow_rate')
  const found = circulate(p, moving, well, q, trace)
  const trip = p.tripping_speed === undefined ? undefined : tripOf(p, moving, well, trace)
  const gel = gelOf(p, well, trace)
  const best = isOptimised(p) ? optimumOf(p, q, parasiticOf(found, trace), trace) : undefined
  return {
    values: {
      ...answers.circulationValues(found),
      ...answers.mudValues(moving.model, found.law),
      ...answers.cleaningValues(p, found.cleaning),
      ...answers.tripValues(trip),
      ...answers.optimumValues(p, best),
      gel_breaking_pressure: gel,
    },
    checks: checks.made({
      equivalent_circulating_density: checks.circulatingCheck(p, moving, found),
      ...checks.tripChecks(p, moving, trip),
      pump_pressure: checks.standpipeCheck(p, moving, found),
      hole_cleaning: checks.cleaningCheck(found.cleaning, well),
      best_rate: isOptimised(p) ? checks.bestRateCheck(p, best) : undefined,
    }),
    tables: () => tripTable(trip),
    charts: () => circulationCharts(p, moving, well, found, trip),
    figures: () => circulationFigures(p, moving, well, found),
    warnings: [
      ...warnings.mudWarnings(p, indexOf(moving)),
      ...warnings.circulationWarnings(p, moving, well, found),
      ...warnings.tripWarnings(p, trip, well),
      ...warnings.optimumWarnings(p, best),
    ],
    assumed: taken(p, trip),
    detail: detail.ofCirculation(found, trip),
  }
}

/** Where the trip takes what was not given. */
function taken(p: Params, trip: Trip | undefined) {
  if (trip === undefined) return {}
  return {
    ...(p.tripping_speed_basis === undefined && { tripping_speed_basis: modes.PEAK }),
    ...(p.pipe_end === undefined && { pipe_end: modes.CLOSED }),
    ...(p.clinging_model === modes.CONSTANT && p.clinging_constant === undefined && { clinging_constant: CLINGING }),
  }
}

const tripTable = (trip: Trip | undefined) => ({
  trip: trip === undefined ? notApplicable('the pipe is not tripped') : tripRows(trip),
})

const indexOf = ({ model }: Moving) => (model.kind === 'bingham' ? undefined : model.n)

function trippingAlone(p: Params, moving: Moving, well: Well, trace: Trace): Hydraulics {
  const trip = tripOf(p, moving, well, trace)
  return {
    values: {
      ...answers.tripValues(trip),
      ...answers.mudValues(moving.model, undefined),
      gel_breaking_pressure: gelOf(p, well, trace),
    },
    checks: checks.made(checks.tripChecks(p, moving, trip)),
    tables: () => tripTable(trip),
    charts: () => tripCharts(p, moving, well, trip),
    figures: () => tripFigures(p, well, trip),
    warnings: [...warnings.mudWarnings(p, indexOf(moving)), ...warnings.tripWarnings(p, trip, well)],
    assumed: taken(p, trip),
    detail: detail.ofTrip(trip),
  }
}

function pipeAlone(p: Params, moving: Moving, trace: Trace): Hydraulics {
  const found = singlePipe(p, moving, trace)
  return {
    values: { ...answers.pipeValues(found), ...answers.mudValues(moving.model, undefined) },
    charts: () => flowCharts(p, moving),
    figures: () => pipeFigures(p, found),
    warnings: warnings.mudWarnings(p, indexOf(moving)),
    detail: detail.ofPipe(found),
  }
}

function annuliAlone(p: Params, moving: Moving, trace: Trace): Hydraulics {
  const found = twoAnnuli(p, moving, trace)
  const annuli = found.collar === undefined ? [found.pipe] : [found.pipe, found.collar]
  return {
    values: { ...answers.annuliValues(found), ...answers.mudValues(moving.model, undefined) },
    charts: () => flowCharts(p, moving),
    figures: () => annulusFigures(moving, annuli),
    warnings: [
      ...warnings.mudWarnings(p, indexOf(moving)),
      ...warnings.turbulenceWarnings(annuli),
      ...warnings.eccentricityWarnings(moving, annuli),
    ],
    detail: detail.ofAnnuli(found),
  }
}

function bitAlone(p: Params, trace: Trace): Hydraulics {
  const { flow_rate: q, bit_diameter: d_b } = given(p, 'flow_rate', 'bit_diameter', 'nozzle_sizes')
  const found = bitOf(p, q, d_b, trace)
  if (found === undefined) return { values: {} }
  const best = isOptimised(p)
    ? optimumOf(p, q, { value: given(p, 'parasitic_pressure_loss').parasitic_pressure_loss, name: 'p_ref' }, trace)
    : undefined
  return {
    values: { ...answers.bitValues(found), ...answers.optimumValues(p, best) },
    checks: checks.made({
      pump_pressure: checks.bitCheck(p, found.dP_b, trace),
      best_rate: isOptimised(p) ? checks.bestRateCheck(p, best) : undefined,
    }),
    charts: () => bitCharts(p, best),
    figures: () => bitFigures(p, found),
    warnings: [...warnings.bitWarnings(found), ...warnings.optimumWarnings(p, best)],
    detail: detail.ofBit(found, best),
  }
}

function cleaningAlone(p: Params, moving: Moving, trace: Trace): Hydraulics {
  const {
    flow_rate: q,
    hole_diameter: d_h,
    drill_pipe_outer_diameter: d_p,
  } = given(p, 'flow_rate', 'hole_diameter', 'drill_pipe_outer_diameter')
  const law = carryingLaw(p, moving.model, trace)
  const slow = slowStretch(q, d_h, d_p, trace)
  const cleaning = cleaningOf(p, law, slow, q, p.bit_diameter ?? d_h, trace)
  return {
    values: {
      annular_velocity: slow.v_c,
      ...answers.cleaningValues(p, cleaning),
      ...answers.mudValues(moving.model, law),
    },
    checks: checks.made({ hole_cleaning: checks.cleaningCheck(cleaning, undefined) }),
    charts: () => flowCharts(p, moving),
    figures: () => cleaningFigures(p, slow.v_c, cleaning),
    warnings: [...warnings.mudWarnings(p, indexOf(moving)), ...warnings.cleaningWarnings(p, cleaning)],
    detail: detail.ofCleaning(slow.v_c, cleaning),
  }
}
