/** Vertical lift: pressures over rates, one way down, a gradient in place, or the fluid by itself. */
import type { Trace } from '@keelson/equations'
import { fromSI } from '@keelson/units'
import { given, type Outcome, type RunContext, shown, shownIn } from '@keelson/workflow'
import { fluidRows, gasAtPoint, oilAtBubblePoint, pressuresOf, type WarmOil, warmOil } from './calculate-fluid.ts'
import { type Lift, liftOf, lifts } from './calculate-lift.ts'
import { atPoint } from './calculate-local.ts'
import { fluidCharts, holdupDepth, liftCurves, NO_OIL, pressureDepth, pressureSplit, zFactors } from './charts.ts'
import type { contract } from './contract.ts'
import { pieceFigure, wellFigure } from './figures.ts'
import { CURVE, GAS, LOCAL, PVT, TRAVERSE } from './modes.ts'
import type { Params } from './params.ts'
import { correlationRows, NO_ANSWER, wayRows, wellheadRows } from './tables.ts'
import { gasRangeWarnings, liftWarnings, oilWarnings, pointWarnings } from './warnings.ts'

type Lifting = Outcome<typeof contract>

export function calculate(p: Params, { trace }: RunContext): Lifting {
  switch (p.analysis) {
    case CURVE:
    case TRAVERSE:
      return tubing(p, trace)
    case LOCAL:
      return point(p, trace)
    case PVT:
      return oil(p, trace)
    case GAS:
      return gas(p, trace)
  }
}

function tubing(p: Params, trace: Trace): Lifting {
  const lift = liftOf(p)
  const { shown: at, values, checks } = lifts(p, lift, trace)
  const warm = oilOf(p, lift)
  const highest = fromSI(
    Math.max(lift.well.wellheadPressure, ...lift.answered.map((one) => one.profile.last.p_2)),
    'psia',
  )
  const oils = warm ? [['oil in the tubing', warm] as const] : []
  const matched = 'matched_gravity_correction_factor' in values ? values.matched_gravity_correction_factor : undefined
  return {
    values: { ...values, pvt_table: warm ? fluidRows(warm, pressuresOf(warm, highest)) : NO_OIL },
    checks,
    tables: () => ({ correlations: correlationRows(lift), wellheads: wellheadRows(lift), ...wayRows(lift) }),
    charts: () => ({
      ...(at ? wayCharts(p, lift) : NO_WAY),
      lift_curves: liftCurves(lift, p.water_cut === 1),
      ...fluidCharts(oils, highest),
    }),
    figures: () => ({ well: at ? wellFigure(p, lift, at) : NO_ANSWER }),
    warnings: liftWarnings(p, lift, matched),
    ...sentence(lift),
  }
}

const wayCharts = (p: Params, lift: Lift) => ({
  pressure_depth: pressureDepth(lift, p.measured_flowing_bottomhole_pressure),
  holdup_depth: holdupDepth(lift),
  pressure_split: pressureSplit(lift),
})
const NO_WAY = { pressure_depth: NO_ANSWER, holdup_depth: NO_ANSWER, pressure_split: NO_ANSWER }

/** The oil at the bottomhole temperature; undefined where only water flows. */
function oilOf(p: Params, { well }: Lift): WarmOil | undefined {
  if (well.waterCut === 1) return undefined
  return warmOil({
    API: well.oilApiGravity,
    gamma_g: well.gasGravity,
    R: well.gasOilRatio,
    T: well.bottomholeTemperature,
    set: p.pvt_correlations,
    separator: well.separator,
  })
}

function sentence({ answered }: Lift) {
  const ends = answered.toSorted((a, b) => a.rate.lifted - b.rate.lifted)
  const [low, high] = [ends[0], ends.at(-1)]
  if (low === undefined || high === undefined)
    return { detail: 'No pressure is found: the flow chokes or the pressure leaves all bounds at every rate' }
  const at = ({ rate, profile }: typeof low) =>
    `${shownIn(profile.last.p_2, 'psia')} at ${shownIn(rate.lifted, 'stb/d')}`
  const both = low === high ? at(low) : `${at(low)} and ${at(high)}`
  return { detail: `The lift needs ${both} at the end of the tubing` }
}

function point(p: Params, trace: Trace): Lifting {
  const { gradient, values, checks } = atPoint(p, trace)
  return {
    values,
    checks,
    figures: () => ({ piece: pieceFigure(p, gradient) }),
    warnings: pointWarnings(p, gradient),
    detail: `The pressure falls by ${shownIn(gradient.G, 'psi/ft')} in the direction of flow, with a liquid holdup of ${shown(gradient.H_L, 3)}`,
  }
}

function oil(p: Params, trace: Trace): Lifting {
  const values = oilAtBubblePoint(p, trace)
  const g = given(p, 'oil_api_gravity', 'gas_specific_gravity', 'solution_gas_oil_ratio', 'temperature')
  const by = (set: 'standing_default' | 'vasquez_beggs' | 'glaso') =>
    warmOil({
      API: g.oil_api_gravity,
      gamma_g: g.gas_specific_gravity,
      R: g.solution_gas_oil_ratio,
      T: g.temperature,
      set,
    })
  const sets = { Standing: by('standing_default'), 'Vasquez-Beggs': by('vasquez_beggs'), Glaso: by('glaso') }
  const oils = Object.entries(sets).flatMap(([name, warm]) => (warm ? [[name, warm] as const] : []))
  const { Standing: usual } = sets
  return {
    values: { ...values, pvt_table: usual ? fluidRows(usual, pressuresOf(usual)) : NO_OIL },
    charts: () => fluidCharts(oils),
    warnings: oilWarnings(p),
    detail: `The oil bubbles at ${shownIn(values.bubble_point_pressure_standing, 'psia')} by Standing, and takes ${shown(values.oil_formation_volume_factor_standing, 4)} times its stock-tank volume there`,
  }
}

function gas(p: Params, trace: Trace): Lifting {
  const { inRange, values } = gasAtPoint(p, trace)
  return {
    values,
    charts: () => ({ gas_z_factor: zFactors(p) }),
    warnings: gasRangeWarnings(inRange),
    detail: `The gas has a compressibility factor of ${shown(values.z_factor, 4)} and a density of ${shownIn(values.gas_density, 'lb/ft3')}`,
  }
}
