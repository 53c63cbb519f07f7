/** A tubing string that lifts a black oil: bottomhole pressure of a rate, its profile, and one traced point of it. */
import type { Trace } from '@keelson/equations'
import { fromSI, toSI } from '@keelson/units'
import { fieldUnits } from '../field-units.ts'
import { type Fluid, type FluidData, fluidOf, type PvtSet, type WaterTension } from '../pvt/black-oil.ts'
import { trailOfZ } from '../pvt/gas-z-factor.ts'
import { relativeRoughness, trailOfFriction } from './friction.ts'
import { gradientOf, type LiftCorrelation, type LiftOptions, slopeOf } from './gradient.ts'
import type { Gradient, Pipe } from './gradient-parts.ts'
import { inSituWarm, type WarmFluid, warmFluid } from './in-situ-loop.ts'
import { flowArea, inSituAt, type SurfaceRates, waterRate } from './mixture.ts'
import { type MarchStep, march } from './traverse.ts'

/** A well, in SI. */
export interface LiftWell {
  /** Measured depth, m. */
  readonly depth: number
  /** Inside diameter, m. */
  readonly diameter: number
  /** Absolute roughness, m; less than half the diameter. */
  readonly roughness: number
  /** From the horizontal, rad; uphill flow positive. */
  readonly inclination: number
  /** Pa. */
  readonly wellheadPressure: number
  /** K; linear in depth between the two. */
  readonly wellheadTemperature: number
  readonly bottomholeTemperature: number
  /** Stock-tank oil gravity, degAPI. */
  readonly oilApiGravity: number
  /** Air = 1. */
  readonly gasGravity: number
  /** Water = 1. */
  readonly waterGravity: number
  /** Producing gas-oil ratio, m3/m3. */
  readonly gasOilRatio: number
  /** Water over liquid, 0 ... 1; at 1 the rates are of water. */
  readonly waterCut: number
  readonly correlation: LiftCorrelation
  readonly options: LiftOptions
  readonly pvt?: PvtSet
  readonly waterTension?: WaterTension
  readonly separator?: FluidData['separator']
}

/** A well ready for the correlations, in the units of one trace. */
interface Lift {
  readonly fluid: Fluid
  readonly pipe: Pipe
  readonly A_p: number
  readonly well: LiftWell
}

function liftOf(fluid: Fluid, well: LiftWell, d: number, epsilon: number, trace: Trace): Lift {
  const k_d = trace.apply(relativeRoughness, { epsilon, d })
  return { fluid, pipe: { d, epsilon, k_d, theta: well.inclination }, A_p: trace.apply(flowArea, { d }), well }
}
const fluidData = (well: LiftWell, R_p: number): FluidData => ({
  API: well.oilApiGravity,
  gamma_g: well.gasGravity,
  gamma_w: well.waterGravity,
  R_p,
  ...(well.pvt !== undefined && { set: well.pvt }),
  ...(well.waterTension !== undefined && { waterTension: well.waterTension }),
})

/** Oil and water of a rate: of the oil, or of the liquid where the water cut is 1. */
function ratesOf(rate: number, f_w: number, trace: Trace): SurfaceRates {
  if (f_w === 1) return { q_o: 0, q_w: rate, f_w }
  return { q_o: rate, q_w: trace.apply(waterRate, { q_o: rate, f_w }), f_w }
}

function gradientAt({ fluid, pipe, A_p, well }: Lift, rates: SurfaceRates, p: number, T: number, trace: Trace) {
  return gradientOf(well.correlation, inSituAt(fluid, rates, A_p, p, T, trace), pipe, well.options, trace)
}

/** Bottomhole pressures of a well for any rate, the fluid prepared once. */
export interface LiftCurve {
  /** Bottomhole pressure in Pa of a rate in m3/s; undefined where the correlation fails on the way down. */
  readonly pressureAt: (rate: number) => number | undefined
  /** Every step of the way down, in SI; where the correlation fails, the steps until then. */
  readonly profileAt: (rate: number) => readonly MarchStep[]
  /** What flows at a pressure and temperature, in SI. */
  readonly pointAt: (rate: number, p: number, T: number) => Gradient
}

/** Prepares a well; the loops run in oilfield units. */
export function liftCurve(well: LiftWell): LiftCurve {
  const data = fluidData(well, fromSI(well.gasOilRatio, 'scf/stb'))
  const separator = well.separator && {
    p_sep: fromSI(well.separator.p_sep, 'psia'),
    T_sep: fromSI(well.separator.T_sep, 'degF'),
  }
  const fluid = fluidOf({ ...data, ...(separator && { separator }) }, fieldUnits)
  const lift = liftOf(fluid, well, fromSI(well.diameter, 'ft'), fromSI(well.roughness, 'ft'), fieldUnits)
  const way = {
    length: fromSI(well.depth, 'ft'),
    pressure: fromSI(well.wellheadPressure, 'psia'),
    temperatures: [fromSI(well.wellheadTemperature, 'degF'), fromSI(well.bottomholeTemperature, 'degF')] as const,
  }
  // Every traverse meets the same temperatures.
  const known: WarmFluid[] = []
  const warmAt = (T: number, halfSteps: number) => {
    known[halfSteps] ??= warmFluid(fluid, T)
    return known[halfSteps]
  }
  const { pipe, A_p } = lift
  const ratesAt = (rate: number) => ratesOf(fromSI(rate, 'stb/d'), well.waterCut, fieldUnits)
  return {
    pressureAt: (rate) => {
      const rates = ratesAt(rate)
      const factors = trailOfZ()
      const roots = trailOfFriction()
      const gradientAt = (p: number, T: number, halfSteps: number) => {
        const flow = inSituWarm(warmAt(T, halfSteps), rates, A_p, p, factors)
        return { G: slopeOf(well.correlation, flow, pipe, well.options, roots) }
      }
      const p = march({ ...way, gradientAt })
      return p === undefined ? undefined : toSI(p, 'psia')
    },
    profileAt: (rate) => {
      const rates = ratesAt(rate)
      const factors = trailOfZ()
      const gradientAt = (p: number, T: number, halfSteps: number) => {
        const flow = inSituWarm(warmAt(T, halfSteps), rates, A_p, p, factors)
        return gradientOf(well.correlation, flow, pipe, well.options, fieldUnits)
      }
      const steps: MarchStep[] = []
      march({ ...way, gradientAt }, (step) => steps.push(stepInSI(step)))
      return steps
    },
    pointAt: (rate, p, T) => {
      return gradientInSI(gradientAt(lift, ratesAt(rate), fromSI(p, 'psia'), fromSI(T, 'degF'), fieldUnits))
    },
  }
}

/**
 * The gradient of a rate at one pressure and temperature, traced in SI. `p` and `T` come from a step of the profile,
 * which was marched in oilfield units by the same equations.
 */
export function tracedGradient(well: LiftWell, rate: number, p: number, T: number, trace: Trace): Gradient {
  const data = fluidData(well, well.gasOilRatio)
  const fluid = fluidOf({ ...data, ...(well.separator && { separator: well.separator }) }, trace)
  const lift = liftOf(fluid, well, well.diameter, well.roughness, trace)
  return gradientAt(lift, ratesOf(rate, well.waterCut, trace), p, T, trace)
}

function stepInSI(s: MarchStep): MarchStep {
  return {
    top: toSI(s.top, 'ft'),
    p_1: toSI(s.p_1, 'psia'),
    T_1: toSI(s.T_1, 'degF'),
    atTop: gradientInSI(s.atTop),
    p: toSI(s.p, 'psia'),
    T: toSI(s.T, 'degF'),
    atMiddle: gradientInSI(s.atMiddle),
    bottom: toSI(s.bottom, 'ft'),
    p_2: toSI(s.p_2, 'psia'),
  }
}
/** The correlation's own numbers stay as they are: the dimensionless ones are all that a profile shows. */
const gradientInSI = (g: Gradient): Gradient => ({
  ...g,
  G: toSI(g.G, 'psi/ft'),
  G_g: toSI(g.G_g, 'psi/ft'),
  G_f: toSI(g.G_f, 'psi/ft'),
  G_a: toSI(g.G_a, 'psi/ft'),
  v_m: toSI(g.v_m, 'ft/s'),
  rho_n: toSI(g.rho_n, 'lb/ft3'),
  flow: {
    ...g.flow,
    v_sl: toSI(g.flow.v_sl, 'ft/s'),
    v_sg: toSI(g.flow.v_sg, 'ft/s'),
    rho_l: toSI(g.flow.rho_l, 'lb/ft3'),
    rho_g: toSI(g.flow.rho_g, 'lb/ft3'),
    mu_l: toSI(g.flow.mu_l, 'cP'),
    mu_g: toSI(g.flow.mu_g, 'cP'),
    sigma: toSI(g.flow.sigma, 'dyn/cm'),
    p: toSI(g.flow.p, 'psia'),
  },
})
