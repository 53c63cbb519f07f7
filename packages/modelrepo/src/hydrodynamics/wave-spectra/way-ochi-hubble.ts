/** Ochi and Hubble: a sea of two parts of three parameters each, of their family or of one's own. */
import { silent, type Trace } from '@keelson/equations'
import { peakFrequency } from '@keelson/physics/waves/jonswap.ts'
import { ORDERS } from '@keelson/physics/waves/moments.ts'
import * as ochi from '@keelson/physics/waves/ochi-hubble.ts'
import { given, idsOf } from '@keelson/workflow'
import { answered, ofSeveral } from './answers.ts'
import { CUSTOM, FAMILY, type Given, type Perhaps, way } from './inputs.ts'
import { asOrder, type System } from './sea.ts'
import { shapesOf, summed } from './systems.ts'

const OWN = { family_member: [CUSTOM] }

export const ochiHubble = way({
  ...ofSeveral,
  takes: [...ofSeveral.takes, 'family_member'],
  takesWhen: {
    ...ofSeveral.takesWhen,
    significant_wave_height: { family_member: idsOf(FAMILY) },
    ochi_hubble_hs: OWN,
    ochi_hubble_peak_frequency: OWN,
    ochi_hubble_shape: OWN,
  },
  calculate: (p, trace) => {
    trace.section('Sea state')
    const own = p.family_member === CUSTOM
    const parts = own ? customParts(p) : memberParts(p, trace)
    const systems = parts.map((part, i) => systemOf(part, i, i === 0 ? trace : silent))
    return answered(p, summed(systems, own ? undefined : p.significant_wave_height, trace), trace)
  },
})

function systemOf(part: ochi.Part, i: number, trace: Trace): System {
  const { H_s, omega_p, lambda } = part
  return {
    name: i === 0 ? 'low-frequency component' : 'high-frequency component',
    H_s,
    T_p: peakFrequency.evaluate({ T_p: omega_p }),
    omega_p,
    peakedness: lambda,
    shapes: shapesOf(i + 1, trace, (t, n) => {
      if (!ochi.converges(ORDERS[n].value, lambda)) return null
      const { as, rename } = asOrder(n)
      return t.apply(
        ochi.partShape,
        { n: ORDERS[n], lambda_j: lambda },
        { as, rename: { ...rename, lambda_j: 'lambda' } },
      )
    }),
    spectrum: ochi.partSpectrum(part),
  }
}

function customParts(p: Perhaps<'ochi_hubble_hs' | 'ochi_hubble_peak_frequency' | 'ochi_hubble_shape'>): ochi.Part[] {
  const of = given(p, 'ochi_hubble_hs', 'ochi_hubble_peak_frequency', 'ochi_hubble_shape')
  return of.ochi_hubble_hs.map((H_s, i) => ({
    H_s,
    omega_p: of.ochi_hubble_peak_frequency[i] ?? 0,
    lambda: of.ochi_hubble_shape[i] ?? 0,
  }))
}

function memberParts(p: Given<'family_member'> & Perhaps<'significant_wave_height'>, trace: Trace): ochi.Part[] {
  const { significant_wave_height: H_s } = given(p, 'significant_wave_height')
  const { h, a, b, shape } = ochi.MEMBERS[p.family_member as ochi.MemberName]
  const read = (symbol: string, title: string, unit: string, value: number) =>
    trace.lookup({ ...ochi.TABLE, symbol, title, unit, value, cell: `row ${p.family_member}` })
  const part = (j: 0 | 1, lambda: number): ochi.Part => {
    const mark = `${j + 1}`
    const of = { h: read(`h_${mark}`, 'Wave height ratio', '-', h[j]), H_s }
    const at = {
      a: read(`a_${mark}`, 'Peak frequency coefficient', 'rad/s', a[j]),
      b: read(`b_${mark}`, 'Peak frequency decay coefficient', '-', b[j]),
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
  const lambda_1 = read('lambda_1', 'Low-frequency component shape parameter', '-', shape[0])
  const decaying = {
    b: read('b_L', 'High-frequency shape coefficient', '-', shape[1]),
    c: read('c_L', 'High-frequency shape decay coefficient', '-', shape[2]),
    H_s,
  }
  const lambda_2 = trace.apply(ochi.secondShape, decaying, { as: 'lambda_2', rename: { b: 'b_L', c: 'c_L' } })
  return [part(0, lambda_1), part(1, lambda_2)]
}
