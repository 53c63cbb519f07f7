/** Fanning friction factor: laminar below Re 2000, Colebrook above. */
import { type Constant, constant, equation, log10, numberOf, sqrt, type Trace } from '@keelson/equations'
import { secantRoot, type Trail, trailFrom } from '@keelson/numerics/secant.ts'
import { brillMukherjee, colebrook } from './sources.ts'
import { DIAMETER, FRICTION, REYNOLDS, ROUGHNESS } from './symbols.ts'

const RELATIVE = ['relative roughness', '-'] as const

export const LAMINAR_LIMIT = constant({
  symbol: 'Re_lam',
  title: 'Maximum laminar Reynolds number',
  value: 2000,
  unit: '-',
  source: brillMukherjee,
  clause: 'ch. 2',
})

export const relativeRoughness = equation({
  symbol: 'k_d',
  title: 'Relative roughness',
  unit: '-',
  source: colebrook,
  clause: 'definition',
  where: { epsilon: ROUGHNESS, d: DIAMETER },
  evaluate: ({ epsilon, d }) => epsilon / d,
})

export const reynoldsNumber = equation({
  symbol: 'Re',
  title: 'Reynolds number',
  unit: '-',
  source: brillMukherjee,
  clause: 'ch. 2, oilfield units',
  where: {
    rho: ['density', 'lb/ft3'],
    v: ['velocity', 'ft/s'],
    d: DIAMETER,
    mu: ['viscosity', 'cP'],
  },
  evaluate: ({ rho, v, d, mu }) => (1488 * rho * v * d) / mu,
})

export const laminarFriction = equation({
  symbol: 'f',
  title: 'Fanning friction factor, laminar',
  unit: '-',
  source: brillMukherjee,
  clause: 'ch. 2, Re < 2000',
  where: { Re: REYNOLDS },
  evaluate: ({ Re }) => 16 / Re,
})

/** Both sides are 1/sqrt(f) at the solution. */
export const colebrookEquation = equation({
  symbol: 'f',
  title: 'Colebrook equation',
  unit: '-',
  source: colebrook,
  clause: 'rough-pipe law, Fanning form',
  where: { f: FRICTION, k_d: RELATIVE, Re: REYNOLDS },
  left: ({ f }) => 1 / sqrt(f),
  evaluate: ({ f, k_d, Re }) => -4 * log10(k_d / 3.7065 + 1.2613 / (Re * sqrt(f))),
})

/** Symbols under which a friction factor and what it follows from are printed, where they are not the usual ones. */
export interface FrictionNames {
  readonly f?: string
  readonly k_d?: string
  readonly Re?: string
}

/**
 * Fanning friction factor of Re >= 0 and a relative roughness 0 <= k_d < 1; 0 where nothing flows, NaN where Re has no
 * value. It jumps at Re = 2000, where the laminar law ends.
 */
export function fanningFriction(
  reynolds: number | Constant,
  k_d: number,
  trace: Trace,
  names: FrictionNames = USUAL,
): number {
  const Re = numberOf(reynolds)
  if (!(Re > 0)) return Re === 0 ? 0 : Number.NaN
  const { f: as = 'f', ...rename } = names
  if (Re < LAMINAR_LIMIT.value) return trace.apply(laminarFriction, { Re: reynolds }, { as, rename })
  const { x, iterations } = colebrookAlong(trailOfFriction(), Re, k_d)
  const value = 1 / x ** 2
  const f = trace.solved({
    symbol: as,
    title: 'Fanning friction factor',
    unit: '-',
    source: colebrook,
    clause: 'rough-pipe law',
    value,
    trial: 1 / START ** 2,
    residual: x - colebrookEquation.evaluate({ f: value, k_d, Re }),
    iterations,
    method: 'secant method on 1/√f',
    shown: { symbol: as },
  })
  trace.apply(colebrookEquation, { f, k_d, Re: reynolds }, { as, rename: { f: as, ...rename } })
  return f
}
const USUAL: FrictionNames = {}
/** First guess of 1/sqrt(f): a Fanning factor of 0.016. */
const START = 8

export const trailOfFriction = (): Trail => trailFrom(START, 1)

/** 1/sqrt(f) of a turbulent flow by Colebrook, sought from those found last. */
export function colebrookAlong(trail: Trail, Re: number, k_d: number) {
  const state = { f: 0, k_d, Re }
  const excess = (x: number) => {
    state.f = 1 / (x * x)
    return x - colebrookEquation.evaluate(state)
  }
  return secantRoot(excess, trail, SOUGHT)
}
const SOUGHT = { lower: 1, upper: 1000, seeking: 'the Fanning friction factor' }

/** The factor of `fanningFriction`, sought from those found last. */
export function frictionAlong(trail: Trail, Re: number, k_d: number): number {
  if (!(Re > 0)) return Re === 0 ? 0 : Number.NaN
  if (Re < LAMINAR_LIMIT.value) return laminarFriction.evaluate({ Re })
  return 1 / colebrookAlong(trail, Re, k_d).x ** 2
}
