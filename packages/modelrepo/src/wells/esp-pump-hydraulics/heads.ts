/** Heads of the well at a rate, as every analysis has them that lifts it. */
import { silent, type Trace } from '@keelson/equations'
import { FRESH_WATER, fluidHead, hazenWilliamsHead, netLift, totalDynamicHead } from '@keelson/physics/esp/heads.ts'
import { hydraulicPower } from '@keelson/physics/esp/pump.ts'
import { STANDARD_GRAVITY } from '@keelson/physics/waves/dispersion.ts'
import { barChart, type ChartDefinition, gives, inPractice } from '@keelson/workflow'
import { HEAD } from './charts.ts'
import type { Given } from './inputs.ts'

export const lift = [
  ...['pump_setting_depth', 'wellhead_pressure', 'tubing_inner_diameter', 'hazen_williams_c', 'frequency'],
] as const
export type Lift = Given<'pump_setting_depth' | 'wellhead_pressure' | 'tubing_inner_diameter' | 'hazen_williams_c'>

export const liftValues = {
  total_dynamic_head: gives(totalDynamicHead, 'pump_head', 'Total dynamic head, in metres of the produced fluid.', {
    signed: true,
  }),
  net_lift: gives(
    netLift,
    'pump_head',
    'Net lift, in metres of the produced fluid. Equal to the dynamic fluid level if one is entered.',
    {
      orInput: 'dynamic_fluid_level',
      signed: true,
    },
  ),
  friction_head: gives(hazenWilliamsHead, 'pump_head', 'Tubing friction head, in metres of the produced fluid.'),
  wellhead_head: gives(
    fluidHead,
    'pump_head',
    'Wellhead pressure expressed as a head, in metres of the produced fluid.',
    {
      title: 'Wellhead pressure head',
      symbol: 'H_wh',
    },
  ),
  hydraulic_power: inPractice('oilfield').gives(
    hydraulicPower,
    'power',
    'Hydraulic power at the pump rate and the total dynamic head.',
  ),
}
export const liftCharts = {
  head_breakdown: {
    title: 'Total dynamic head breakdown',
    description: 'Components of the total dynamic head in metres of the produced fluid.',
  },
  motor_load: {
    title: 'Motor load',
    description: 'Brake power divided by the motor rating.',
    needs: ['motor_rating'],
    apart: {
      rating: 'Motor loaded to its full rating.',
      'minimum preferred': 'Motor loaded to half its rating.',
    },
  },
}
export const liftFigures = {
  well: {
    title: 'Well and pump',
    description: 'Depths are to one scale. Widths, pump and motor are schematic.',
  },
}

/** Specific gravity and the symbol of the step or input that gives it. */
export interface Fluid {
  readonly gamma: number
  readonly symbol: 'gamma' | 'gamma_l'
}
export interface Heads {
  readonly H_n: number
  readonly H_f: number
  readonly H_wh: number
  readonly TDH: number
}

/** Head of a gauge pressure; `symbol` of the pressure, `as` of the head. */
function headOf(p: number, fluid: Fluid, symbol: string, as: string, title: string, trace: Trace): number {
  return trace.apply(
    fluidHead,
    { p, rho_w: FRESH_WATER, gamma: fluid.gamma, g: STANDARD_GRAVITY },
    { as, title, rename: { p: symbol, gamma: fluid.symbol } },
  )
}

/** Net lift above a pressure at the intake. */
export function liftAbove(
  { pump_setting_depth: L_p }: Given<'pump_setting_depth'>,
  p_i: number,
  fluid: Fluid,
  trace: Trace,
): number {
  const H_i = headOf(p_i, fluid, 'p_i', 'H_i', 'Intake pressure head', trace)
  return trace.apply(netLift, { L_p, H_i })
}

/** All heads at a rate through the pump; `symbol`: that of the net lift. */
export function headsAt(p: Lift, q: number, H_n: number, fluid: Fluid, trace: Trace, symbol = 'H_n'): Heads {
  const { pump_setting_depth: L_p, tubing_inner_diameter: d, hazen_williams_c: C_HW } = p
  const H_f = trace.apply(hazenWilliamsHead, { L_p, q, C_HW, d })
  const H_wh = headOf(p.wellhead_pressure, fluid, 'p_wh', 'H_wh', liftValues.wellhead_head.title, trace)
  const TDH = trace.apply(totalDynamicHead, { H_n, H_f, H_wh }, { rename: { H_n: symbol } })
  return { H_n, H_f, H_wh, TDH }
}

/** Total head at rates around the one of the run, for what is drawn. */
export const systemHead = (p: Lift, H_n: number, fluid: Fluid) => (q: number) => headsAt(p, q, H_n, fluid, silent).TDH

export const powerOf = (q: number, H: number, fluid: Fluid, trace: Trace, head = 'TDH'): number =>
  trace.apply(
    hydraulicPower,
    { rho_w: FRESH_WATER, gamma: fluid.gamma, g: STANDARD_GRAVITY, q, H },
    { rename: { H: head, gamma: fluid.symbol } },
  )

export const headBars = ({ H_n, H_f, H_wh, TDH }: Heads): ChartDefinition =>
  barChart({
    category: 'Head component',
    y: HEAD,
    bars: [
      { name: 'net lift', value: H_n },
      { name: 'friction', value: H_f },
      { name: 'wellhead', value: H_wh },
      { name: 'total', value: TDH },
    ],
  })
