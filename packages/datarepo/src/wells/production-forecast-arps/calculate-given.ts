/** The decline that the inputs give, its conversions recorded. */
import type { Trace } from '@keelson/equations'
import { nominalFromSecant, nominalFromTangent } from '@keelson/physics/decline/arps.ts'
import { type DeclineParameters, NEAR } from '@keelson/physics/decline/decline.ts'
import { given } from '@keelson/workflow'
import { exponentOfModel } from './calculate-fit.ts'
import type { Params } from './inputs.ts'
import { DUONG, EXPONENTIAL, HARMONIC, MODIFIED, STRETCHED } from './modes.ts'

/** The terminal decline, 1/s; recorded. */
export function terminalDecline(p: Params, trace: Trace): number {
  const { tangent_effective_terminal_decline: D_et } = given(p, 'tangent_effective_terminal_decline')
  return trace.apply(
    nominalFromTangent,
    { D_et, t_y: p.days_per_year },
    { as: 'D_lim', rename: { D_et: 'D_et_lim' }, title: 'Terminal decline, nominal' },
  )
}

/** Of distributions the medians. */
export function givenParameters(p: Params, trace: Trace): DeclineParameters {
  if (p.model === DUONG) {
    const { rate_at_one_day: q_1, a, m } = given(p, 'rate_at_one_day', 'a', 'm')
    return { model: 'duong', q_1, a, m }
  }
  const q_i = initialRate(p)
  if (p.model === STRETCHED) return { model: 'stretched', q_i, ...given(p, 'tau', 'n') }
  const b = givenExponent(p, trace)
  const D_i = initialDecline(p, b, trace)
  if (p.model !== MODIFIED) return { model: 'arps', q_i, D_i, b }
  return { model: 'modified', q_i, D_i, b, D_lim: terminalDecline(p, trace) }
}

function givenExponent(p: Params, trace: Trace): number {
  if (p.model === EXPONENTIAL) return exponentOfModel(p.model, 0, trace)
  return p.model === HARMONIC ? exponentOfModel(p.model, 1, trace) : given(p, 'b_exponent').b_exponent
}

const initialRate = (p: Params): number =>
  p.initial_rate_distribution?.[0]?.median ?? given(p, 'initial_rate').initial_rate

function initialDecline(p: Params, b: number, trace: Trace): number {
  const nominal = p.nominal_decline_distribution?.[0]?.median ?? p.nominal_decline
  if (nominal !== undefined) return nominal
  const { secant_effective_initial_decline: D_es } = given(p, 'secant_effective_initial_decline')
  const t_y = p.days_per_year
  return b <= NEAR
    ? trace.apply(nominalFromTangent, { D_et: D_es, t_y }, { as: 'D_i', rename: { D_et: 'D_es' } })
    : trace.apply(nominalFromSecant, { D_es, b, t_y })
}
