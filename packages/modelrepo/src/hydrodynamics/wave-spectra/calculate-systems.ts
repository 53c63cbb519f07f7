/** The systems of a sea of several: two peaks of Torsethaugen, two parts of Ochi and Hubble, rows of JONSWAP seas. */
import type { Trace } from '@keelson/equations'
import { silent } from '@keelson/equations'
import { peakFrequency } from '@keelson/physics/waves/jonswap.ts'
import * as jonswap from '@keelson/physics/waves/jonswap-normalised.ts'
import { ORDERS } from '@keelson/physics/waves/moments.ts'
import * as ochi from '@keelson/physics/waves/ochi-hubble.ts'
import type { WaveSpectrum } from '@keelson/physics/waves/spectrum.ts'
import * as torsethaugen from '@keelson/physics/waves/torsethaugen.ts'
import { given } from '@keelson/workflow'
import { traceOfRow } from '../../_shared/rows/trace-of-row.ts'
import { gammaOf, type Row } from './calculate-gamma.ts'
import type { Params } from './inputs.ts'
import { C205, CUSTOM, OCHI_HUBBLE, SUM, TORSETHAUGEN } from './modes.ts'

/** A moment of a shape by its order; null where it diverges. */
interface Shapes {
  readonly m1: number
  readonly 0: number
  readonly 1: number
  readonly 2: number | null
}
export type ShapeOrder = keyof Shapes
export const SHAPE_ORDERS: readonly ShapeOrder[] = ['m1', 0, 1, 2]

export interface System {
  readonly name: string
  readonly H_s: number
  readonly T_p: number
  readonly omega_p: number
  /** gamma of a JONSWAP peak, lambda of a part of Ochi and Hubble. */
  readonly peakedness: number
  readonly shapes: Shapes
  readonly spectrum: WaveSpectrum
  /** Given by itself, and not as a share of the wave height of a sea. */
  readonly own: boolean
}

/** How Torsethaugen splits a sea. */
export interface Split {
  readonly T_f: number
  readonly T_p: number
  readonly omega_p: number
  readonly windDominated: boolean
  readonly H: readonly [number, number]
  readonly T: readonly [number, number]
  readonly gamma: number
}

export interface Several {
  readonly systems: readonly System[]
  readonly split: Split | undefined
}

/** Undefined where the sea is one system. */
export function systemsOf(p: Params, trace: Trace): Several | undefined {
  if (p.spectrum === TORSETHAUGEN) return torsethaugenSystems(p, trace)
  if (p.spectrum === OCHI_HUBBLE) return { systems: parts(p, trace), split: undefined }
  if (p.spectrum === SUM) return { systems: rowsOf(p, trace), split: undefined }
  return undefined
}

/** The shapes of the first system, or of that of most energy, stand as steps. */
function shapesOf(mark: number, trace: Trace, of: (trace: Trace, n: ShapeOrder) => number | null): Shapes {
  const own = traceOfRow(trace, `System ${mark}`, `${mark}`, SHARED)
  own.section('moments of its shape')
  const at = (n: ShapeOrder) => of(own, n)
  return { m1: at('m1') ?? 0, 0: at(0) ?? 0, 1: at(1) ?? 0, 2: at(2) }
}
const SHARED: ReadonlySet<string> = new Set(['n_m1', 'n_0', 'n_1', 'n_2', 'sigma_a', 'sigma_b'])
const asOrder = (n: ShapeOrder) => ({ as: `mu_${n}`, rename: { n: `n_${n}` } })

function torsethaugenSystems(p: Params, trace: Trace): Several {
  const split = splitOf(p, trace)
  const [H_1, H_2] = split.H
  const [T_1, T_2] = split.T
  const names = split.windDominated ? ['wind sea', 'swell'] : ['swell', 'wind sea']
  const seas = [
    { H_s: H_1, T_p: T_1, gamma: split.gamma },
    { H_s: H_2, T_p: T_2, gamma: torsethaugen.UNPEAKED.value },
  ]
  const systems = seas.map(({ H_s, T_p, gamma }, i): System => {
    const own = i === 0 ? trace : silent
    const omega_p = i === 0 ? split.omega_p : secondPeak(T_p, trace)
    const A_gamma = own.apply(torsethaugen.peakNormaliser, { gamma }, { rename: { gamma: 'gamma_1' }, as: 'A_gamma_1' })
    const shape = { A_gamma, gamma, sigma_a: jonswap.SIGMA_A, sigma_b: jonswap.SIGMA_B }
    return {
      name: names[i] ?? '',
      H_s,
      T_p,
      omega_p,
      peakedness: gamma,
      shapes: shapesOf(i + 1, own, (t, n) => t.apply(torsethaugen.systemShape, { n: ORDERS[n], ...shape }, asOrder(n))),
      spectrum: torsethaugen.systemSpectrum({ H_s, omega_p, gamma }),
      own: false,
    }
  })
  return { systems, split }
}

function secondPeak(T_p: number, trace: Trace): number {
  trace.section('System 2: peak')
  return trace.apply(peakFrequency, { T_p }, { as: 'omega_p_2', rename: { T_p: 'T_2' } })
}

function splitOf(p: Params, trace: Trace): Split {
  const { significant_wave_height: H_s, peak_period: T_p } = given(p, 'significant_wave_height', 'peak_period')
  const omega_p = trace.apply(peakFrequency, { T_p })
  const g = p.gravity
  const T_f = trace.apply(torsethaugen.developedPeriod, { H_s })
  const windDominated = T_p <= T_f
  const [epsilon_l, epsilon_u] = windDominated
    ? [belowDeveloped(H_s, T_p, T_f, trace), 0]
    : [0, trace.apply(torsethaugen.swellScale, { T_p, T_f })]
  const r_p = windDominated
    ? trace.apply(torsethaugen.windShare, { epsilon_l })
    : trace.apply(torsethaugen.swellShare, { epsilon_u })
  const H_1 = trace.apply(torsethaugen.primaryHeight, { r_p, H_s })
  const H_2 = trace.apply(torsethaugen.secondaryHeight, { r_p, H_s })
  const gamma = windDominated
    ? trace.apply(torsethaugen.windPeak, { H_s, H_1, g, T_p })
    : trace.apply(torsethaugen.swellPeak, { H_s, g, T_f, epsilon_u })
  const T_2 = windDominated
    ? trace.apply(torsethaugen.windSecondaryPeriod, { T_f })
    : trace.apply(torsethaugen.swellSecondaryPeriod, { H_2 })
  return { T_f, T_p, omega_p, windDominated, H: [H_1, H_2], T: [T_p, T_2], gamma }
}

function belowDeveloped(H_s: number, T_p: number, T_f: number, trace: Trace): number {
  const T_l = trace.apply(torsethaugen.shortestPeriod, { H_s })
  return trace.apply(torsethaugen.windScale, { T_f, T_p, T_l })
}

function parts(p: Params, trace: Trace): System[] {
  const own = p.family_member === CUSTOM
  const found = own ? customParts(p) : memberParts(p, trace)
  return found.map((part, i): System => {
    const { H_s, omega_p, lambda } = part
    return {
      name: i === 0 ? 'low part' : 'high part',
      H_s,
      T_p: peakFrequency.evaluate({ T_p: omega_p }),
      omega_p,
      peakedness: lambda,
      shapes: shapesOf(i + 1, i === 0 ? trace : silent, (t, n) =>
        ochi.converges(ORDERS[n].value, lambda)
          ? t.apply(
              ochi.partShape,
              { n: ORDERS[n], lambda_j: lambda },
              { ...asOrder(n), rename: { ...asOrder(n).rename, lambda_j: 'lambda' } },
            )
          : null,
      ),
      spectrum: ochi.partSpectrum(part),
      own,
    }
  })
}

function customParts(p: Params): ochi.Part[] {
  const of = given(p, 'ochi_hubble_hs', 'ochi_hubble_peak_frequency', 'ochi_hubble_shape')
  return of.ochi_hubble_hs.map((H_s, i) => ({
    H_s,
    omega_p: of.ochi_hubble_peak_frequency[i] ?? 0,
    lambda: of.ochi_hubble_shape[i] ?? 0,
  }))
}

function memberParts(p: Params, trace: Trace): ochi.Part[] {
  const { significant_wave_height: H_s } = given(p, 'significant_wave_height')
  const { h, a, b, shape } = ochi.MEMBERS[p.family_member as ochi.MemberName]
  const read = (symbol: string, title: string, unit: string, value: number) =>
    trace.lookup({ ...ochi.TABLE, symbol, title, unit, value, cell: `row ${p.family_member}` })
  const part = (j: 0 | 1, lambda: number): ochi.Part => {
    const mark = `${j + 1}`
    const of = { h: read(`h_${mark}`, 'Share of the wave height', '-', h[j]), H_s }
    const at = {
      a: read(`a_${mark}`, 'Peak frequency of a calm', 'rad/s', a[j]),
      b: read(`b_${mark}`, 'Its decay with the wave height', '-', b[j]),
      H_s,
    }
    return {
      H_s: trace.apply(ochi.partHeight, of, { as: `H_${mark}`, rename: { h: `h_${mark}` } }),
      omega_p: trace.apply(ochi.partFrequency, at, {
        as: `omega_p_${mark}`,
        rename: { a: `a_${mark}`, b: `b_${mark}` },
      }),
      lambda,
    }
  }
  const lambda_1 = read('lambda_1', 'Shape parameter of the low part', '-', shape[0])
  const decaying = {
    b: read('b_L', 'Shape of the high part of a calm', '-', shape[1]),
    c: read('c_L', 'Its decay with the wave height', '-', shape[2]),
    H_s,
  }
  const lambda_2 = trace.apply(ochi.secondShape, decaying, { as: 'lambda_2', rename: { b: 'b_L', c: 'c_L' } })
  return [part(0, lambda_1), part(1, lambda_2)]
}

function rowsOf(p: Params, trace: Trace): System[] {
  const { systems: rows } = given(p, 'systems')
  const heights = rows.map((row) => row.significant_wave_height)
  const most = heights.indexOf(Math.max(...heights))
  return rows.map((row, i) => systemOfRow(p, row, i, i === most ? trace : silent))
}

function systemOfRow({ sigma_a, sigma_b, normalisation }: Params, row: Row, i: number, trace: Trace): System {
  const { significant_wave_height: H_s, peak_period: T_p } = row
  const own = traceOfRow(trace, `System ${i + 1}`, `${i + 1}`, SHARED)
  own.section('peak')
  const gamma = gammaOf(H_s, T_p, row.peak_enhancement_factor, own)
  const omega_p = own.apply(peakFrequency, { T_p })
  const peak = { gamma, sigma_a, sigma_b }
  const shape = (n: ShapeOrder) =>
    own.apply(jonswap.peakedShape, { n: ORDERS[n], ...peak }, { as: `I_${n}`, rename: { n: `n_${n}` } })
  const I_0 = shape(0)
  const A_gamma =
    normalisation === C205 ? own.apply(jonswap.c205Normaliser, { gamma }) : own.apply(jonswap.exactNormaliser, { I_0 })
  return {
    name: `system ${i + 1}`,
    H_s,
    T_p,
    omega_p,
    peakedness: gamma,
    shapes: shapesOf(i + 1, trace, (t, n) => {
      const I_n = n === 0 ? I_0 : shape(n)
      return t.apply(jonswap.normalisedShape, { A_gamma, I_n }, { as: `mu_${n}`, rename: { I_n: `I_${n}` } })
    }),
    spectrum: jonswap.jonswapSpectrum({ H_s, omega_p, gamma, sigma_a, sigma_b, normalisation }),
    own: true,
  }
}
