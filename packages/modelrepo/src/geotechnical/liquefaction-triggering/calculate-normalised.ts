/** The normalised clean-sand resistance of one layer, from whichever of its forms was given. */
import { silent, type Trace } from '@keelson/equations'
import * as soil from '@keelson/physics/soil/liquefaction-resistance.ts'
import { boulangerIdriss2014, REFERENCE_PRESSURE, youd2001 } from '@keelson/physics/soil/liquefaction-sources.ts'
import type { Params } from './inputs.ts'
import { YOUD } from './modes.ts'

export interface BlowCount {
  readonly N_60?: number
  readonly C_N?: number
  readonly N_1?: number
  readonly alpha?: number
  readonly beta?: number
  readonly N_1cs: number
}
export interface Cone {
  readonly I_c?: number
  /** Estimated from the soil type. */
  readonly FC?: number
  readonly C_N?: number
  readonly q_1?: number
  readonly q_1cs: number
}

/** Where the exponent rests on a resistance that rests on the exponent: rounds at most, and relative change that ends it. */
const [ROUNDS, SETTLED] = [500, 1e-14]
const p_a = REFERENCE_PRESSURE

/** Whether any resistance was given. */
export const isKnown = (p: Params): boolean => isCounted(p) || (p.q_c1ncs ?? p.cone_resistance) !== undefined
export const isCounted = (p: Params): boolean => (p.n1_60cs ?? p.n1_60 ?? p.spt_blow_count) !== undefined

export function blowCountOf(p: Params, i: number, trace: Trace): BlowCount {
  const given = p.n1_60cs?.[i]
  if (given !== undefined) return { N_1cs: given }
  const N_1 = p.n1_60?.[i]
  const FC = p.fines_content?.[i] as number
  if (p.method === YOUD) return youdCount(p, i, N_1, FC, trace)
  return N_1 === undefined ? biCount(p, i, FC, trace) : { N_1, N_1cs: withFines(N_1, FC, trace) }
}

function youdCount(p: Params, i: number, given: number | undefined, FC: number, trace: Trace): BlowCount {
  const field = given === undefined ? youdField(p, i, trace) : { N_1: given }
  const alpha = trace.apply(soil.finesAlpha, { FC })
  const beta = trace.apply(soil.finesBeta, { FC })
  return { ...field, alpha, beta, N_1cs: trace.apply(soil.youdCleanSand, { alpha, beta, N_1: field.N_1 }) }
}

function youdField(p: Params, i: number, trace: Trace) {
  const N_60 = atEnergy(p, i, trace)
  const C_N = trace.apply(soil.youdNormalisation, { p_a, sigma_e: p.effective_vertical_stress[i] as number })
  return { N_60, C_N, N_1: trace.apply(soil.normalisedBlowCount, { C_N, N_60 }) }
}

function biCount(p: Params, i: number, FC: number, trace: Trace): BlowCount {
  const N_60 = atEnergy(p, i, trace)
  const sigma_e = p.effective_vertical_stress[i] as number
  const from = (N_s: number, t: Trace) => {
    const m = t.apply(soil.blowCountExponent, { N_s })
    const C_N = t.apply(soil.biNormalisation, { p_a, sigma_e, m })
    const N_1 = t.apply(soil.normalisedBlowCount, { C_N, N_60 })
    return { N_60, C_N, N_1, N_1cs: withFines(N_1, FC, t) }
  }
  const found = settledFrom(N_60, (N_s) => from(N_s, silent).N_1cs)
  traceSettled('N_s', 'N_1cs', 'Clean-sand blow count for overburden exponent', N_60, found, trace)
  return from(found.value, trace)
}

function withFines(N_1: number, FC: number, trace: Trace): number {
  const Delta_N = trace.apply(soil.blowCountOfFines, { FC })
  return trace.apply(soil.biCleanSand, { N_1, Delta_N })
}

function atEnergy(p: Params, i: number, trace: Trace): number {
  return trace.apply(soil.blowCountAtEnergy, {
    N_m: p.spt_blow_count?.[i] as number,
    ER: p.energy_ratio,
    C_B: p.borehole_factor,
    C_R: rodFactor(p, i, trace),
    C_S: p.sampler_factor,
  })
}

function rodFactor(p: Params, i: number, trace: Trace): number {
  const given = p.rod_length_factor
  if (given !== undefined) return (given.length === 1 ? given[0] : given[i]) as number
  const z = p.depth[i] as number
  const [from, value] = soil.ROD_LENGTH_FACTORS.findLast(([length]) => z >= length) ?? soil.ROD_LENGTH_FACTORS[0]
  return trace.lookup({
    symbol: 'C_R',
    title: 'Rod length factor',
    unit: '-',
    source: youd2001,
    clause: 'table 2',
    value,
    cell: `rods from ${from} m, equal to the sample depth`,
    where: { z: ['depth', 'm', z] },
  })
}

export function coneOf(p: Params, i: number, trace: Trace): Cone {
  const given = p.q_c1ncs?.[i]
  if (given !== undefined) return { q_1cs: given }
  const q_t = p.cone_resistance?.[i] as number
  const sigma_e = p.effective_vertical_stress[i] as number
  const I_c = indexOf(p, i, q_t, sigma_e, trace)
  const estimated = trace.apply(soil.finesOfIndex, { I_c, C_FC: p.fines_content_fitting_parameter })
  const FC = p.fines_content?.[i] ?? estimated
  const from = (q_s: number, t: Trace) => {
    const m = t.apply(soil.coneExponent, { q_s })
    const C_N = t.apply(soil.biNormalisation, { p_a, sigma_e, m })
    const q_1 = t.apply(soil.normalisedCone, { C_N, q_t, p_a })
    const Delta_q = t.apply(soil.coneOfFines, { q_1, FC }, { rename: fines })
    return { C_N, q_1, q_1cs: t.apply(soil.coneCleanSand, { q_1, Delta_q }) }
  }
  const fines = { ...(p.fines_content !== undefined && { FC: 'FC_lab' }) }
  const found = settledFrom(q_t / p_a.si, (q_s) => from(q_s, silent).q_1cs)
  traceSettled('q_s', 'q_1cs', 'Clean-sand cone resistance for overburden exponent', q_t / p_a.si, found, trace)
  return { I_c, FC: estimated, ...from(found.value, trace) }
}

const EXPONENT_OF = {
  clay: `clay: index ${soil.CLAY_INDEX.value} or above`,
  sand: 'sand',
  between: 'between sand and clay',
} as const

function indexOf(p: Params, i: number, q_t: number, sigma_e: number, trace: Trace): number {
  const sigma_v = p.total_vertical_stress[i] as number
  const F_r = trace.apply(soil.frictionRatio, { f_s: p.sleeve_friction?.[i] as number, q_t, sigma_v })
  const indexAt = (n: number, t: Trace) => {
    const Q_t = t.apply(soil.normalisedTip, { q_t, sigma_v, p_a, sigma_e, n })
    return t.apply(soil.soilTypeIndex, { Q_t, F_r })
  }
  const behaves = soil.stressExponent((of) => indexAt(of, silent))
  const n = soil.STRESS_EXPONENTS[behaves]
  trace.lookup({
    symbol: 'n',
    title: 'Soil behaviour type stress exponent',
    unit: '-',
    source: soil.CLAY_INDEX.source,
    clause: soil.CLAY_INDEX.clause,
    value: n,
    cell: EXPONENT_OF[behaves],
  })
  return indexAt(n, trace)
}

interface Settled {
  readonly value: number
  readonly rounds: number
  readonly change: number
}

/** From a first guess on until nothing changes. */
function settledFrom(guess: number, next: (of: number) => number): Settled {
  let value = guess
  let change = Number.POSITIVE_INFINITY
  let rounds = 0
  while (rounds < ROUNDS && change > SETTLED) {
    const own = next(value)
    change = Math.abs(own - value) / Math.max(own, 1)
    value = own
    rounds++
  }
  return { value, rounds, change }
}

function traceSettled(symbol: string, shows: string, title: string, trial: number, found: Settled, trace: Trace): void {
  trace.solved({
    symbol,
    title,
    unit: '-',
    source: boulangerIdriss2014,
    clause: 'overburden correction, iterated',
    value: found.value,
    trial,
    residual: found.change,
    iterations: found.rounds,
    method: 'fixed-point iteration of the overburden correction to convergence',
    shown: { symbol: shows, is: { title, value: found.value, unit: '-' } },
  })
}
