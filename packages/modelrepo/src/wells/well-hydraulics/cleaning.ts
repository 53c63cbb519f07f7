/** Whether the mud carries the cuttings where it is slowest, how fast they fall in it, and how many it holds. */
import { silent, type Trace } from '@keelson/equations'
import { NumericsError } from '@keelson/numerics/errors.ts'
import { bracketedRoot } from '@keelson/numerics/root-finding.ts'
import * as cuttings from '@keelson/physics/drilling-hydraulics/cuttings.ts'
import { guoLiu } from '@keelson/physics/rheology/sources.ts'
import { type CheckResult, check, given, inPractice, notApplicable, openIf, outOf, shown } from '@keelson/workflow'
import type { Well } from './calculate-well.ts'
import type { Some } from './inputs.ts'
import { NEWTONIAN } from './inputs-mud.ts'
import { GUO_FANG } from './inputs-work.ts'
import type { PowerLaw } from './mud.ts'

const { checkOf, gives, numberValue } = inPractice('oilfield')

export const cleaningValues = {
  carrying_capacity_index: gives(
    cuttings.carryingIndex,
    '-',
    'Carrying capacity index where the mud velocity is lowest. Hole cleaning is adequate at 1 or above.',
    {
      signed: true,
    },
  ),
  cuttings_slip_velocity: numberValue('annular_velocity', {
    title: 'Cuttings slip velocity',
    description: 'Velocity at which the cuttings settle in the mud.',
    symbol: 'v_s',
  }),
  particle_reynolds_number: gives(cuttings.particleReynolds, '-', 'Particle Reynolds number at the slip velocity.', {
    signed: true,
  }),
  cuttings_transport_ratio: gives(
    cuttings.transportRatio,
    '-',
    'Cuttings transport ratio where the mud velocity is lowest; negative if cuttings settle faster than the mud rises.',
    { signed: true },
  ),
  cuttings_concentration: gives(cuttings.cuttingsShare, '-', 'Volume fraction of cuttings in the annulus.', {
    signed: true,
    needs: ['rate_of_penetration'],
  }),
}
export const cleanHole = {
  hole_cleaning: checkOf('-', {
    title: 'Hole cleaning',
    criterion: { source: guoLiu, clause: 'ch. 2: carrying capacity index of 1, or transport ratio of 0.5' },
    demand: 'Required carrying capacity index or transport ratio (more favourable)',
    capacity: 'Carrying capacity index or transport ratio',
    reach: [cuttings.UPRIGHT],
  }),
}

type Cuttings = Some<
  'mud_weight' | 'rheology_model' | 'slip_velocity_model' | 'cuttings_diameter' | 'cuttings_density',
  'cuttings_sphericity' | 'rate_of_penetration'
>

/** The annulus where the mud velocity is lowest, and the symbols under which the steps have it. */
export interface Slowest {
  readonly v_c: number
  readonly d_ec: number
  readonly names: { readonly v_c: string; readonly d_ec: string }
}

export interface Cleaning {
  readonly CCI: number
  /** Undefined at rest, and where the correlation has no solution. */
  readonly slip: { readonly v_s: number; readonly N_p: number } | undefined
  readonly R_t: number | undefined
  /** Undefined without a rate of penetration, and in a hole that is not cleaned. */
  readonly C_c: number | undefined
  /** Cuttings sink, or fill the annulus. */
  readonly choked: boolean
}

export function cleaningOf(p: Cuttings, law: PowerLaw, slow: Slowest, q: number, d_b: number, trace: Trace): Cleaning {
  trace.section('Hole cleaning')
  const { v_c, names } = slow
  const rho = p.mud_weight
  const CCI = trace.apply(
    cuttings.carryingIndex,
    { K: law.K, v_c, rho },
    { rename: { K: law.names.K, v_c: names.v_c } },
  )
  if (v_c === 0) return { CCI, slip: undefined, R_t: undefined, ...loaded(p, undefined, q, d_b, trace) }
  const slip = slipOf(p, viscosityAt(p, law, slow, trace), trace)
  if (slip === undefined) return { CCI, slip, R_t: undefined, C_c: undefined, choked: false }
  const R_t = trace.apply(cuttings.transportRatio, { v_s: slip.v_s, v_c }, { rename: { v_c: names.v_c } })
  return { CCI, slip, R_t, ...loaded(p, R_t, q, d_b, trace) }
}

interface Apparent {
  readonly mu_a: number
  readonly name: string
}

function viscosityAt(p: Cuttings, { n, K, names }: PowerLaw, { v_c, d_ec, ...slow }: Slowest, trace: Trace): Apparent {
  if (p.rheology_model === NEWTONIAN) return { mu_a: K, name: 'PV' }
  const mu_a = trace.apply(
    cuttings.apparentViscosity,
    { K, d_ec, v_c, n },
    { rename: { K: names.K, n: names.n, ...slow.names } },
  )
  return { mu_a, name: 'mu_a' }
}

const slipOf = (p: Cuttings, apparent: Apparent, trace: Trace) =>
  p.slip_velocity_model === GUO_FANG ? guoFangSlip(p, apparent, trace) : mooreSlip(p, apparent, trace)

const matterOf = (p: Cuttings) => ({ d_c: p.cuttings_diameter, rho_s: p.cuttings_density, rho: p.mud_weight })

/** The intermediate slip tells the regime, and stands where it lies between the others. */
function mooreSlip(p: Cuttings, { mu_a, name }: Apparent, trace: Trace) {
  const { d_c, rho_s, rho } = matterOf(p)
  const rename = { mu_a: name }
  const reynolds = (v_s: number, own: Trace, as = 'N_p', v = 'v_s') =>
    own.apply(cuttings.particleReynolds, { rho, v_s, d_c, mu_a }, { as, rename: { ...rename, v_s: v } })
  const between = { d_c, rho_s, rho, mu_a }
  const first = reynolds(cuttings.mooreIntermediate.evaluateSI(between), silent)
  const { turbulent, laminar } = cuttings.MOORE_LIMITS
  if (first <= turbulent.value && first >= laminar.value) {
    const v_s = trace.apply(cuttings.mooreIntermediate, between, { rename })
    return { v_s, N_p: reynolds(v_s, trace) }
  }
  const trial = trace.apply(cuttings.mooreIntermediate, between, { as: 'v_s0', rename })
  reynolds(trial, trace, 'N_p0', 'v_s0')
  const v_s =
    first > turbulent.value
      ? trace.apply(cuttings.mooreTurbulent, { d_c, rho_s, rho })
      : trace.apply(cuttings.mooreLaminar, between, { rename })
  return { v_s, N_p: reynolds(v_s, trace) }
}

/** Logarithms of the particle Reynolds number between which the friction of Guo and Fang has one slip velocity. */
const SOUGHT = { lower: -3.5, upper: 8 } as const

/** Undefined where the correlation has no solution. */
function guoFangSlip(p: Cuttings, { mu_a, name }: Apparent, trace: Trace) {
  const { d_c, rho_s, rho } = matterOf(p)
  const { cuttings_sphericity: psi } = given(p, 'cuttings_sphericity')
  const coefficients = (own: Trace) => ({
    A_f: own.apply(cuttings.frictionA, { psi }),
    B_f: own.apply(cuttings.frictionB, { psi }),
    C_f: own.apply(cuttings.frictionC, { psi }),
  })
  const quiet = coefficients(silent)
  const unit = cuttings.particleReynolds.evaluateSI({ rho, v_s: 1, d_c, mu_a })
  const slipAt = (N_p: number) =>
    cuttings.frictionSlip.evaluateSI({ d_c, f_p: cuttings.particleFriction.evaluate({ ...quiet, N_p }), rho_s, rho })
  const found = rootOf((x) => Math.log10(slipAt(10 ** x)) - x + Math.log10(unit))
  if (found === undefined) return undefined
  const solved = trace.solved({
    symbol: 'v_s',
    title: 'Slip velocity',
    unit: 'ft/s',
    source: guoLiu,
    clause: 'ch. 2, eq 2.90 to 2.96, by iteration',
    value: 10 ** found.x / unit,
    trial: 10 ** SOUGHT.upper / unit,
    residual: found.residual,
    iterations: found.iterations,
    method: 'bracketed on the logarithm of the particle Reynolds number',
    shown: { symbol: 'v_s' },
  })
  const N_p = trace.apply(cuttings.particleReynolds, { rho, v_s: solved, d_c, mu_a }, { rename: { mu_a: name } })
  const f_p = trace.apply(cuttings.particleFriction, { ...coefficients(trace), N_p })
  return { v_s: trace.apply(cuttings.frictionSlip, { d_c, f_p, rho_s, rho }), N_p }
}

function rootOf(f: (x: number) => number) {
  try {
    return bracketedRoot(f, SOUGHT.lower, SOUGHT.upper, { seeking: 'the slip velocity' })
  } catch (error) {
    if (error instanceof NumericsError) return undefined
    throw error
  }
}

/** What the annulus holds of cuttings. */
function loaded(p: Cuttings, R_t: number | undefined, q: number, d_b: number, trace: Trace) {
  const ROP = p.rate_of_penetration
  if (ROP === undefined) return { C_c: undefined, choked: R_t === undefined || R_t <= 0 }
  if (R_t === undefined || R_t <= 0) return { C_c: undefined, choked: true }
  const C_c = cuttings.cuttingsShare.evaluateSI({ ROP, d_b, q, R_t })
  if (C_c > 1) return { C_c: undefined, choked: true }
  return { C_c: trace.apply(cuttings.cuttingsShare, { ROP, d_b, q, R_t }), choked: false }
}

/** What is said of the cuttings beside the traced numbers. */
export function cleaningTold(p: Some<never, 'rate_of_penetration'>, { CCI, slip, R_t, C_c }: Cleaning) {
  const none = notApplicable(
    CCI === 0 ? 'the mud is static' : 'the correlation gives no slip velocity for these cuttings',
  )
  const dirty = p.rate_of_penetration !== undefined && C_c === undefined
  return {
    cuttings_slip_velocity: slip?.v_s ?? none,
    particle_reynolds_number: slip === undefined ? none : undefined,
    cuttings_transport_ratio: R_t === undefined ? none : undefined,
    cuttings_concentration: dirty ? notApplicable('the hole is not cleaned') : undefined,
  }
}

/** Of a hole whose inclination is known where there is a well. */
export function cleaningCheck(cleaning: Cleaning, well?: Well) {
  const inclined = well && outOf(cuttings.UPRIGHT, Math.acos(Math.min(1, well.D_v / well.D_m)))
  return openIf('out_of_reach', inclined, cleaningResult(cleaning))
}

function cleaningResult({ CCI, R_t, choked }: Cleaning): CheckResult {
  const byIndex = {
    demand: cuttings.CARRYING_GUIDE,
    capacity: CCI,
    note: CCI > 0 ? 'carrying capacity index' : NO_FLOW,
  }
  if (R_t === undefined) return check(byIndex)
  const byRatio = { demand: cuttings.TRANSPORT_GUIDE, capacity: R_t, note: 'transport ratio' }
  if (choked) return check({ ...byRatio, failure: R_t > 0 ? OVERFULL : SINKING })
  const [index, ratio] = [check(byIndex), check(byRatio)]
  return (ratio.utilisation ?? Number.POSITIVE_INFINITY) <= (index.utilisation ?? Number.POSITIVE_INFINITY)
    ? ratio
    : index
}
const NO_FLOW = 'there is no upward flow in the annulus'
const SINKING = 'cuttings settle in the annulus faster than the mud rises'
const OVERFULL = 'the rate of drilled cuttings exceeds the annulus transport capacity'

export const carried = ({ CCI, R_t }: Cleaning): string =>
  `carrying capacity index ${shown(CCI, 3)}${R_t === undefined ? '' : `, transport ratio ${shown(R_t, 3)}`}`
