/** Design from the inflow of the well: pressures and volumes at the intake, then head, stages and motor. */
import { silent } from '@keelson/equations'
import { GAS_FELT, GAS_LOCKS } from '@keelson/physics/esp/gas.ts'
import * as intake from '@keelson/physics/esp/intake.ts'
import { linearIndexFromTest } from '@keelson/physics/inflow/linear.ts'
import { liquidGravity } from '@keelson/physics/multiphase/lift-deficit.ts'
import {
  barChart,
  type ChartDefinition,
  gives,
  inPractice,
  lineChart,
  type NotApplicable,
  notApplicable,
  notChecked,
} from '@keelson/workflow'
import { curve } from './charts.ts'
import { wellFigure } from './figures.ts'
import { besideGas, gasChecks, gasValues, isStable, ofGas, standingLeft } from './gas.ts'
import { headsAt, lift, liftAbove, liftFigures } from './heads.ts'
import { type Given, way } from './inputs.ts'
import * as at from './intake.ts'
import { ifGiven, motorChecks, rangeChecks, STAGE } from './motor.ts'
import {
  chartsOfDesign,
  designCharts,
  designValues,
  ofDesign,
  sizedBy,
  sizing,
  stageChecks,
  unsized,
} from './sizing.ts'
import { fluidWarnings, gasWarnings, intakeBelowZero } from './warnings.ts'

const oilfield = inPractice('oilfield').gives
const NOT_DRAWN = 'the intake pressure at the desired rate is not above 0, so the rate cannot be produced'

export const byInflow = way({
  takes: [
    ...lift,
    ...at.flowing,
    ...['reservoir_pressure', 'datum_depth', 'test_rate', 'test_flowing_pressure', 'water_specific_gravity'],
  ] as const,
  may: [...STAGE, ...sizedBy],
  values: {
    ...designValues,
    ...at.drawnValues,
    ...gasValues,
    productivity_index: oilfield(linearIndexFromTest, 'productivity_index', 'Liquid productivity index from the test.'),
    flowing_bottomhole_pressure: oilfield(
      intake.flowingPressureGauge,
      'well_pressure_gauge',
      'Flowing gauge pressure at the datum depth at the desired rate.',
      { signed: true },
    ),
    composite_specific_gravity: gives(liquidGravity, '-', 'Specific gravity of the stock-tank oil and water mixture.', {
      title: 'Composite specific gravity',
    }),
    solution_gas_oil_ratio_at_intake: oilfield(
      intake.intakeSolutionGor,
      'gas_oil_ratio',
      'Solution gas-oil ratio at the intake, never above the produced ratio.',
    ),
    oil_formation_volume_factor: oilfield(
      intake.intakeOilFactor,
      'formation_volume_factor',
      'Oil formation volume factor at the intake.',
    ),
    gas_formation_volume_factor: gives(
      intake.intakeGasFactor,
      'gas_formation_volume_factor',
      'Gas formation volume factor at the intake.',
      {
        unit: 'bbl/Mscf',
      },
    ),
    total_intake_volume: oilfield(
      intake.volumeAtIntake,
      'downhole_rate',
      'Volume rate of oil, water and free gas through the pump, before separation.',
      { title: 'Intake volume' },
    ),
  },
  checks: {
    ...rangeChecks({ q: intake.volumeAtIntake, least: { input: 'minimum_rate' }, most: { input: 'maximum_rate' } }),
    ...stageChecks,
    ...motorChecks,
    ...at.drawnChecks,
    ...gasChecks,
  },
  charts: {
    ...designCharts,
    intake_volumes: {
      title: 'Intake volumes',
      description: 'Volume rates of oil, water and free gas, before separation.',
    },
    intake_gas: {
      title: 'Free gas against intake pressure',
      description: 'Free gas before separation against the intake pressure, which depends on the pump setting depth.',
      apart: { 'gas effect': 'Free gas fraction above which pump performance begins to deteriorate.' },
    },
  },
  figures: liftFigures,
  calculate: (p, trace) => {
    const { gamma_o, ...fluid } = at.compositeFluid(p, trace)
    const p_ra = at.absolute(p.reservoir_pressure, 'p_r', 'Absolute reservoir pressure', trace)
    const J = at.indexOfTest(p, p_ra, trace)
    const { p_wf, p_i } = at.drawnAt(p, p.desired_rate, J, fluid, 'q_d', trace)
    at.tracedGauge(p_wf, trace)
    if (!(p_i > 0)) return notDrawn(p, p_i)
    const flow = at.intakeAt(p, p_i, gamma_o, trace)
    const { q, f_g, Phi } = flow
    const left = standingLeft(p)
    trace.section('Total dynamic head')
    const heads = headsAt(p, q, liftAbove(p, p_i, fluid, trace), fluid, trace)
    const { sized, ...rest } = sizing(p, q, heads, fluid, { f_g, left }, trace)
    return {
      values: { ...rest.values, gas_handling_stable: isStable(Phi) },
      checks: rest.checks,
      beside: { ...rest.beside, ...besideGas(Phi, f_g, 'before', left) },
      charts: () => ({ ...chartsOfDesign(p, q, heads, fluid, sized), ...intakeCharts(p, p_i, gamma_o, flow) }),
      figures: () => ({ well: wellFigure(p, { q, heads, p_i, ...sized }) }),
      warnings: [...fluidWarnings(p, flow), ...gasWarnings(f_g, 'before', '/gas_oil_ratio'), ...rest.warnings],
      detail: `${ofDesign(sized, heads)}; ${ofGas(Phi, f_g)}`,
    }
  },
})

function notDrawn(p: Parameters<typeof unsized>[0], p_i: number) {
  const [none, idle] = [notApplicable(NOT_DRAWN), notChecked('not_requested', NOT_DRAWN)]
  const { values, checks } = unsized(p, NOT_DRAWN)
  return {
    values: { ...values, gas_handling_stable: none, ...atIntake(none) },
    checks: {
      ...checks,
      gas_stability: idle,
      free_gas: idle,
      rate_above_minimum: ifGiven(p.minimum_rate, idle),
      rate_below_maximum: ifGiven(p.maximum_rate, idle),
    },
    beside: { intake_pressure: { failure: NOT_DRAWN } },
    charts: () => ({
      head_breakdown: none,
      system_curve: none,
      intake_volumes: none,
      intake_gas: none,
      ...(p.motor_rating !== undefined && { motor_load: none }),
    }),
    figures: () => ({ well: none }),
    warnings: [intakeBelowZero(p_i)],
    detail: 'The desired rate cannot be produced, because the intake pressure would not be above 0',
  }
}
/** Volumes and heads of a rate that cannot be drawn. */
const atIntake = (none: NotApplicable) => ({
  solution_gas_oil_ratio_at_intake: none,
  oil_formation_volume_factor: none,
  gas_formation_volume_factor: none,
  total_intake_volume: none,
  free_gas_percent_at_intake: none,
  turpin_number: none,
  net_lift: none,
  friction_head: none,
  wellhead_head: none,
  total_dynamic_head: none,
})

/** From and to which share of its own value the intake pressure is drawn. */
const VARIED = { from: 0.2, to: 2 } as const
type Flowing = Given<(typeof at.flowing)[number]>

const intakeCharts = (p: Flowing, p_i: number, gamma_o: number, flow: at.Intake) => ({
  intake_volumes: barChart({
    category: 'Fluid before separation',
    y: { title: 'Intake volume', unit: 'bbl/d' },
    bars: [
      { name: 'oil', value: flow.q_o },
      { name: 'water', value: flow.q_w },
      { name: 'free gas', value: flow.q_g },
    ],
  }),
  intake_gas: gasAlong(p, p_i, gamma_o, flow),
})

/** Free gas where the pump hangs higher or lower: against the pressure at its intake. */
function gasAlong(p: Flowing, p_i: number, gamma_o: number, { f_g }: at.Intake): ChartDefinition | NotApplicable {
  const points = curve(VARIED.from * p_i, VARIED.to * p_i, (x) => at.intakeAt(p, x, gamma_o, silent).f_g)
  if (points.every(([, share]) => share === 0)) return notApplicable('there is no free gas at these pressures')
  return lineChart({
    x: { title: 'Intake gauge pressure', unit: 'psi' },
    y: { title: 'Free gas fraction', unit: '%' },
    series: [{ name: 'before separation', points }],
    markers: [{ x: p_i, y: f_g, label: 'intake' }],
    limits: [
      { at: GAS_FELT.value, label: 'gas effect', along: 'x', written: true },
      { at: GAS_LOCKS.value, label: 'gas handler', along: 'x', written: true },
    ],
  })
}
