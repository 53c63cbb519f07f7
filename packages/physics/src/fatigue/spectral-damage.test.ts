/** Claims about the four methods together: a simulated history counted by rainflow, both kinds of curve, and limits. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newTrace, silent } from '@keelson/equations'
import { seeded } from '@keelson/equations/seeded.ts'
import { near } from '@keelson/units/testing.ts'
import { damageOf } from './miner.ts'
import type { ClosedCurve } from './named-curve.ts'
import { countedRanges, rainflow } from './rainflow.ts'
import { basquinLine, cyclesToFailure, type SnCurve } from './sn-curve.ts'
import { equivalentStressRange, gaussianStress, spectralDamage, tracedEquivalentRange } from './spectral-damage.ts'

const closed = (curve: SnCurve): ClosedCurve => {
  const line = ({ m, log_a }: { m: number; log_a: number }) => ({ m, log_a, a_D: 10 ** log_a })
  const [short] = curve.lines
  if (curve.N_knee === null) return { curve, equations: basquinLine, lines: [line(short)] }
  const S_1 = basquinLine.range.evaluateSI({ ...short, N: curve.N_knee })
  return { curve, equations: basquinLine, lines: [line(short), line(curve.lines[1])], S_1 }
}
const ONE = (m: number): SnCurve => ({ lines: [{ m, log_a: m === 3 ? 12.164 : 15.117 }], N_knee: null })
const TWO: SnCurve = {
  lines: [
    { m: 3, log_a: 12.164 },
    { m: 5, log_a: 15.606 },
  ],
  N_knee: 1e7,
}
const PA2 = 1e12
const must = <V>(v: V | undefined): V => {
  assert.ok(v !== undefined)
  return v
}
const processOf = (lambda_0: number, lambda_1: number, lambda_2: number, lambda_4: number) =>
  must(
    gaussianStress(
      { lambda_0: lambda_0 * PA2, lambda_1: lambda_1 * PA2, lambda_2: lambda_2 * PA2, lambda_4: lambda_4 * PA2 },
      silent,
    ),
  )

/** Radix-2 transform in place; the length is a power of two. */
function transform(re: Float64Array, im: Float64Array): void {
  const n = re.length
  for (let i = 1, j = 0; i < n; i++) {
    let bit = n >> 1
    for (; j & bit; bit >>= 1) j ^= bit
    j ^= bit
    if (i >= j) continue
    ;[re[i], re[j]] = [re[j] as number, re[i] as number]
    ;[im[i], im[j]] = [im[j] as number, im[i] as number]
  }
  for (let length = 2; length <= n; length *= 2) {
    for (let k = 0; k < length / 2; k++) {
      const [c, s] = [Math.cos((2 * Math.PI * k) / length), Math.sin((2 * Math.PI * k) / length)]
      for (let i = k; i < n; i += length) {
        const j = i + length / 2
        const x = (re[j] as number) * c - (im[j] as number) * s
        const y = (re[j] as number) * s + (im[j] as number) * c
        re[j] = (re[i] as number) - x
        im[j] = (im[i] as number) - y
        re[i] = (re[i] as number) + x
        im[i] = (im[i] as number) + y
      }
    }
  }
}

const STEP = 0.1
const POINTS = 2 ** 18
const SPAN = STEP * POINTS

/** A Gaussian stress history, MPa, of a spectrum in MPa2/Hz: components of random amplitude and phase, and its moments. */
function history(density: (f: number) => number, highest: number, seed: number) {
  const random = seeded(seed)
  const re = new Float64Array(POINTS)
  const im = new Float64Array(POINTS)
  const moments = [0, 0, 0, 0] as [number, number, number, number]
  const df = 1 / SPAN
  for (let k = 1; k * df <= highest; k++) {
    const f = k * df
    const S = density(f)
    const amplitude = Math.sqrt(-2 * Math.log(1 - random()) * S * df)
    const phase = 2 * Math.PI * random()
    re[k] = amplitude * Math.cos(phase)
    im[k] = amplitude * Math.sin(phase)
    for (const [i, n] of [0, 1, 2, 4].entries()) moments[i] = (moments[i] ?? 0) + f ** n * S * df
  }
  transform(re, im)
  return { stress: [...re], moments }
}

const bump = (f: number, at: number, width: number, variance: number) =>
  (variance / (width * Math.sqrt(2 * Math.PI))) * Math.exp(-0.5 * ((f - at) / width) ** 2)

/** Three spectra with their highest frequency: a swell, a swell with a response at high frequency, and a wide band. */
const SPECTRA = {
  swell: { density: (f: number) => bump(f, 0.1, 0.015, 400), highest: 0.2 },
  bimodal: { density: (f: number) => bump(f, 0.08, 0.01, 300) + bump(f, 0.5, 0.03, 80), highest: 0.65 },
  wide: { density: (f: number) => (f > 0.04 ? 500 : 0), highest: 0.5 },
}

/** Rainflow damage of three histories of 7 hours each, and that of the methods in the same time. */
function compared(name: keyof typeof SPECTRA, curve: SnCurve) {
  const { density, highest } = SPECTRA[name]
  let counted = 0
  let stress: ReturnType<typeof processOf> | undefined
  const seeds = [1, 2, 3]
  for (const seed of seeds) {
    const made = history(density, highest, seed)
    stress = processOf(...made.moments)
    const bins = countedRanges(rainflow(made.stress)).filter((c) => c.range > 0)
    counted += damageOf(bins.map((c) => ({ n: c.count, N: cyclesToFailure(curve, c.range * 1e6) })))
  }
  const { damage } = spectralDamage(must(stress), closed(curve), seeds.length * SPAN, silent)
  return { counted, ...damage }
}

test('Dirlik and Tovo-Benasciutti are within 10 % of rainflow counting of a simulated Gaussian history', () => {
  for (const name of ['swell', 'bimodal', 'wide'] as const) {
    const r = compared(name, ONE(3))
    near(r.dirlik, r.counted, 0.1)
    near(r.tovo_benasciutti, r.counted, 0.1)
    assert.ok(r.narrow_band > 0.95 * r.counted, `${name}: narrow band ${r.narrow_band}, rainflow ${r.counted}`)
  }
})

test('so they are at slope 4 and on two lines, and the narrow band overestimates the bimodal stress by half', () => {
  for (const curve of [ONE(4), TWO]) {
    const r = compared('bimodal', curve)
    near(r.dirlik, r.counted, 0.12)
    near(r.tovo_benasciutti, r.counted, 0.15)
    assert.ok(r.narrow_band > 1.4 * r.counted)
  }
})

test('a process of one frequency has the narrow-band damage by every method', () => {
  const stress = processOf(400, 40, 4, 0.04)
  const { damage, rho_WL, rho_TB } = spectralDamage(stress, closed(ONE(3)), 31557600, silent)
  assert.deepEqual(new Set(Object.values(damage)).size, 1)
  near(damage.dirlik, 0.5205532, 1e-6)
  assert.deepEqual([rho_WL, rho_TB], [1, 1])
})

test('a stress that does not vary has no process', () => {
  const varying = { lambda_0: 1, lambda_1: 1, lambda_2: 1, lambda_4: 2 }
  assert.ok(gaussianStress(varying, silent))
  for (const still of ['lambda_0', 'lambda_2', 'lambda_4'])
    assert.equal(gaussianStress({ ...varying, [still]: 0 }, silent), undefined)
})

test('far above the knee two lines are the first, far below the second', () => {
  const [above, below] = [closed({ ...TWO, lines: [TWO.lines[0]], N_knee: null }), closed(ONE(3))]
  const second = closed({ lines: [{ m: 5, log_a: 15.606 }], N_knee: null })
  const large = processOf(380e6, 64e6, 22.022e6, 5.1216434e6)
  const small = processOf(0.38, 0.064, 0.022022, 0.0051216434)
  const at = (s: typeof large, c: ClosedCurve) => spectralDamage(s, c, 1e7, silent).damage
  near(at(large, closed(TWO)).dirlik, at(large, above).dirlik, 1e-3)
  near(at(large, closed(TWO)).wirsching_light, at(large, below).wirsching_light, 1e-3)
  near(at(small, closed(TWO)).dirlik, at(small, second).dirlik, 1e-9)
  near(at(small, closed(TWO)).narrow_band, at(small, second).narrow_band, 1e-9)
})

test('the equivalent range at the up-crossing rate does the narrow-band damage, traced or not', () => {
  for (const [curve, scale] of [
    [ONE(3), 1],
    [TWO, 1],
    [TWO, 10],
  ] as const) {
    const stress = processOf(380 * scale, 64 * scale, 22.022 * scale, 5.1216434 * scale)
    const on = closed(curve)
    const D_NB = spectralDamage(stress, on, 1e7, silent).damage.narrow_band
    const S = equivalentStressRange(stress, on)
    near((stress.nu_0 * 1e7) / cyclesToFailure(curve, S), D_NB, 1e-9)
    near(tracedEquivalentRange(stress, on, { T: 1e7, D_NB, time: 'T' }, newTrace()), S, 1e-12)
  }
  assert.equal(equivalentStressRange(processOf(1e-150, 1e-150, 1e-150, 2e-150), closed(TWO)), 0)
})

test('the trace reads the equivalent range from the line that holds, and notes a single frequency', () => {
  for (const [scale, line] of [
    [0.1, 2],
    [10, 1],
  ] as const) {
    const trace = newTrace()
    const stress = processOf(380 * scale, 64 * scale, 22.022 * scale, 5.1216434 * scale)
    const D_NB = spectralDamage(stress, closed(TWO), 1e7, trace).damage.narrow_band
    tracedEquivalentRange(stress, closed(TWO), { T: 1e7, D_NB, time: 'T' }, trace)
    const step = trace.steps.at(-1)
    assert.ok(step?.kind === 'equation')
    assert.deepEqual(
      step.arguments.map((a) => a.symbol),
      [`log_a_${line}`, `m_${line}`, 'N_eq'],
    )
    assert.ok(trace.steps.every((s) => s.note === undefined))
  }
  const single = newTrace()
  spectralDamage(processOf(400, 40, 4, 0.04), closed(ONE(3)), 1e7, single)
  assert.match(single.steps.at(-1)?.note ?? '', /all methods give this damage/)
})
