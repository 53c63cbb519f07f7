/** Phases against the crest at another point of the sea surface. */
import { fulfils, type Trace } from '@keelson/equations'
import type { Harmonic } from '@keelson/physics/rao/motions.ts'
import { crestDelay, lagOfLead, leadOnReference, waveFrequency } from '@keelson/physics/rao/response-equations.ts'
import {
  AIRY,
  deepWaveNumber,
  dispersion,
  STANDARD_GRAVITY,
  solveWaveNumber,
} from '@keelson/physics/waves/dispersion.ts'
import { given } from '@keelson/workflow'
import { ELSEWHERE, type Params } from './inputs.ts'

/** Of the six motions, with the sign of the table; undefined where the crest stays at the origin. */
export function leadsOnReference(p: Params, six: readonly Harmonic[], trace: Trace): readonly number[] | undefined {
  if (p.phase_origin !== ELSEWHERE) return undefined
  const [d_x = 0, d_y = 0] = given(p, 'phase_reference').phase_reference
  trace.section('Phases relative to alternative origin')
  const k = waveNumberOf(p, trace)
  const delta = trace.apply(crestDelay, { k, d_x, d_y, beta: p.query_heading })
  return six.map(({ phi }, i) => {
    const n = i + 1
    const rename = { phi: `epsilon_${n}` }
    if (p.phase_convention === 'lead') return trace.apply(leadOnReference, { phi, delta }, { as: `phi_r${n}`, rename })
    // A lag is turned into a lead, moved, and turned back.
    const lead = trace.apply(lagOfLead, { phi }, { as: `phi_l${n}`, title: 'Phase lead', rename })
    const there = trace.apply(leadOnReference, { phi: lead, delta }, { as: `phi_m${n}`, rename: { phi: `phi_l${n}` } })
    return trace.apply(lagOfLead, { phi: there }, { as: `phi_r${n}`, rename: { phi: `phi_m${n}` } })
  })
}

function waveNumberOf(p: Params, trace: Trace): number {
  const omega = trace.apply(waveFrequency, { T: p.query_period })
  const g = STANDARD_GRAVITY
  if (p.water_depth === 'infinite') return trace.apply(deepWaveNumber, { omega, g })
  const d = p.water_depth
  const { k, trial, residual, iterations } = solveWaveNumber(omega, d, g.si)
  return trace.solved({
    symbol: 'k',
    title: 'Wave number',
    unit: 'rad/m',
    source: AIRY,
    clause: '3.2.2',
    value: k,
    trial,
    residual: Math.abs(residual),
    iterations,
    method: iterations === 0 ? 'deep water limit' : 'Newton iteration',
    satisfies: fulfils(dispersion, { omega, g, k, d }),
  })
}
