/** A tubing string that lifts a black oil: bottomhole pressure of a rate, its profile, and one traced point of it. */
import type { Trace } from '@keelson/equations'
import { fromSI, toSI } from '@keelson/units'
import { fieldUnits } from '../field-units.ts'
import { trailOfZ } from '../pvt/gas-z-factor.ts'
import type { WellPath } from '../wellbore/minimum-curvature.ts'
import { trailOfFriction } from './friction.ts'
import { gradientOf, type LiftCorrelation, type LiftOptions, slopeOf } from './gradient.ts'
import type { Correction, Gradient, Pipe } from './gradient-parts.ts'
import { inSituWarm, type WarmFluid, warmFluid } from './in-situ-loop.ts'
import { type Contents, contentsOf, flowing, type LiftFluid, ratesOf, wallOf } from './lift-contents.ts'
import { type InSitu, type SurfaceRates, waterInSitu } from './mixture.ts'
import { OF_WATER, singlePhaseGradient } from './single-phase.ts'
import { type MarchStep, march, stepCount } from './traverse.ts'
import { alongPath, uniform, type Way } from './way.ts'

/** A tubing, or a pipe that goes on from it, and what flows in it; all but the pressure at its top. SI. */
export interface Tubing extends LiftFluid {
  /** Measured depth, m. */
  readonly depth: number
  /** Inside diameter, m. */
  readonly diameter: number
  /** Absolute roughness, m; less than half the diameter. */
  readonly roughness: number
  /** From the horizontal, rad; uphill flow positive. Of a tubing without a path. */
  readonly inclination: number
  /** Path from the wellhead, at measured depth 0, to the end of the tubing or beyond it. */
  readonly path?: WellPath
  /** K; linear in measured depth between the two. */
  readonly wellheadTemperature: number
  readonly bottomholeTemperature: number
  readonly correlation: LiftCorrelation
  readonly options: LiftOptions
  /** Factors matched to a measured pressure. */
  readonly correction?: Correction
}
/** A well whose wellhead pressure is known, in SI. */
export interface LiftWell extends Tubing {
  /** Pa. */
  readonly wellheadPressure: number
}

/** A step of the way down, in SI. */
export interface LiftStep extends MarchStep {
  /** Inclination at the middle of the step, from the horizontal, rad; with a path the mean over the step. */
  readonly theta: number
  /** True vertical depth of top and bottom below the wellhead, m. */
  readonly verticalTop: number
  readonly verticalBottom: number
}

/** Pressures at the end of a tubing for any rate and any pressure at its top, the fluid prepared once. */
export interface TubingCurve {
  /** Pressure in Pa at the end, of a rate in m3/s; undefined where the correlation fails on the way. */
  readonly pressureFrom: (rate: number, top: number) => number | undefined
  /** Every step of the way, in SI; where the correlation fails, the steps until then. */
  readonly profileFrom: (rate: number, top: number) => readonly LiftStep[]
  /** What flows at a pressure and temperature at the end of the tubing, in SI. */
  readonly pointAt: (rate: number, p: number, T: number) => Gradient
}

/** Prepares a tubing; the loops run in oilfield units. */
export function tubingCurve(tubing: Tubing): TubingCurve {
  const contents = contentsOf(inFieldUnits(tubing), fieldUnits)
  const { A_p, pipe } = wallOf(fromSI(tubing.diameter, 'ft'), fromSI(tubing.roughness, 'ft'), fieldUnits)
  const length = fromSI(tubing.depth, 'ft')
  const steps = stepCount.evaluate({ L: length })
  const way = tubing.path ? alongPath(tubing.path, tubing.depth, steps) : uniform(tubing.inclination)
  const { correction, correlation, options } = tubing
  const pipeAt = pipesOf(way, { ...pipe, ...(correction && { correction }) })
  const flowOf = flows(contents, A_p)
  const temperatures = [
    fromSI(tubing.wellheadTemperature, 'degF'),
    fromSI(tubing.bottomholeTemperature, 'degF'),
  ] as const
  const ratesAt = (rate: number) => ratesOf(fromSI(rate, 'stb/d'), tubing.waterCut, fieldUnits)
  return {
    pressureFrom: (rate, top) => {
      const flowAt = flowOf(ratesAt(rate))
      const roots = trailOfFriction()
      const gradientAt = (p: number, T: number, k: number) => ({
        G: slopeOf(correlation, flowAt(p, T, k), pipeAt(k), options, roots),
      })
      const p = march({ length, temperatures, pressure: fromSI(top, 'psia'), gradientAt })
      return p === undefined ? undefined : toSI(p, 'psia')
    },
    profileFrom: (rate, top) => {
      const flowAt = flowOf(ratesAt(rate))
      const gradientAt = (p: number, T: number, k: number) =>
        gradientOf(correlation, flowAt(p, T, k), pipeAt(k), options, fieldUnits)
      const found: LiftStep[] = []
      march({ length, temperatures, pressure: fromSI(top, 'psia'), gradientAt }, (step) =>
        found.push(stepInSI(step, way, found.length)),
      )
      return found
    },
    pointAt: (rate, p, T) => {
      const flow = flowing(contents, ratesAt(rate), A_p, fromSI(p, 'psia'), fromSI(T, 'degF'), fieldUnits)
      return gradientInSI(gradientOf(correlation, flow, pipeAt(2 * steps), options, fieldUnits))
    },
  }
}

/** Bottomhole pressures of a well for any rate. */
export interface LiftCurve {
  /** Bottomhole pressure in Pa of a rate in m3/s; undefined where the correlation fails on the way down. */
  readonly pressureAt: (rate: number) => number | undefined
  readonly profileAt: (rate: number) => readonly LiftStep[]
  readonly pointAt: TubingCurve['pointAt']
}

export function liftCurve(well: LiftWell): LiftCurve {
  const { pressureFrom, profileFrom, pointAt } = tubingCurve(well)
  const top = well.wellheadPressure
  return { pressureAt: (rate) => pressureFrom(rate, top), profileAt: (rate) => profileFrom(rate, top), pointAt }
}

/**
 * The gradient of a rate at one pressure, temperature and inclination, traced in SI; they come from a step of the
 * profile, which was marched in oilfield units by the same equations.
 */
export function tracedGradient(
  tubing: Tubing,
  rate: number,
  at: { readonly p: number; readonly T: number; readonly theta?: number },
  trace: Trace,
): Gradient {
  const { correlation, options, correction } = tubing
  const { p, T, theta = tubing.inclination } = at
  const contents = contentsOf(tubing, trace)
  const { A_p, pipe } = wallOf(tubing.diameter, tubing.roughness, trace)
  const rates = ratesOf(rate, tubing.waterCut, trace)
  const inclined: Pipe = { ...pipe, theta, ...(correction && { correction }) }
  if (contents.fluid) {
    const flow = flowing(contents, rates, A_p, p, T, trace)
    return gradientOf(correlation, flow, inclined, options, trace)
  }
  return singlePhaseGradient(waterInSitu(contents.water, rate, A_p, p, T, trace), inclined, trace, OF_WATER)
}

/** The same tubing with what its fluid is made of in the units of field-units.ts. */
function inFieldUnits(tubing: Tubing): Tubing {
  const { gasOilRatio, separator } = tubing
  return {
    ...tubing,
    gasOilRatio: fromSI(gasOilRatio, 'scf/stb'),
    ...(separator && {
      separator: { p_sep: fromSI(separator.p_sep, 'psia'), T_sep: fromSI(separator.T_sep, 'degF') },
    }),
  }
}

/** The pipe so many half steps from the top; made once. */
function pipesOf({ thetaAt }: Way, pipe: Omit<Pipe, 'theta'>): (halfSteps: number) => Pipe {
  const known: Pipe[] = []
  return (k) => {
    known[k] ??= { ...pipe, theta: thetaAt(k) }
    return known[k]
  }
}

/** What flows of some rates, so many half steps from the top: every traverse meets the same temperatures there. */
function flows({ fluid, water }: Contents, A_p: number) {
  const known: WarmFluid[] = []
  return (rates: SurfaceRates): ((p: number, T: number, halfSteps: number) => InSitu) => {
    if (!fluid) return (p, T) => waterInSitu(water, rates.q_w, A_p, p, T, fieldUnits)
    const factors = trailOfZ()
    return (p, T, k) => {
      known[k] ??= warmFluid(fluid, T)
      return inSituWarm(known[k], rates, A_p, p, factors)
    }
  }
}

function stepInSI(s: MarchStep, { thetaAt, verticalAt }: Way, index: number): LiftStep {
  const [top, bottom] = [toSI(s.top, 'ft'), toSI(s.bottom, 'ft')]
  return {
    top,
    p_1: toSI(s.p_1, 'psia'),
    T_1: toSI(s.T_1, 'degF'),
    atTop: gradientInSI(s.atTop),
    p: toSI(s.p, 'psia'),
    T: toSI(s.T, 'degF'),
    atMiddle: gradientInSI(s.atMiddle),
    bottom,
    p_2: toSI(s.p_2, 'psia'),
    theta: thetaAt(2 * index + 1),
    verticalTop: verticalAt(top),
    verticalBottom: verticalAt(bottom),
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
