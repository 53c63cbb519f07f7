/** A decline whose parameters are given, or have a distribution. */
import type { Trace } from '@keelson/equations'
import { nominalFromSecant, nominalFromTangent } from '@keelson/physics/decline/arps.ts'
import { type DeclineParameters, NEAR } from '@keelson/physics/decline/decline.ts'
import { given } from '@keelson/workflow'
import { checks } from './calculate-checks.ts'
import { exponentOfModel, terminalDecline } from './calculate-fit.ts'
import { pictures } from './charts.ts'
import { forecasted, forecastValues, rangeValues } from './forecast.ts'
import { acting, type Params, way } from './inputs.ts'
import {
  DUONG,
  EXPONENTIAL,
  HARMONIC,
  HYPERBOLIC,
  MODIFIED,
  modified,
  ofArps,
  STRETCHED,
  sampled,
  withRate,
} from './modes.ts'
import { givenProblems } from './rules.ts'
import { forecastTable, rangeTable } from './tables.ts'

const ofDuong = { model: [DUONG] } as const
const ofStretched = { model: [STRETCHED] } as const
const sampledDecline = { ...sampled, ...ofArps } as const

export const asGiven = way({
  takes: acting,
  may: ['evaluation_times', 'maximum_life'],
  takesWhen: {
    initial_rate: withRate,
    nominal_decline: ofArps,
    b_exponent: { model: [HYPERBOLIC, MODIFIED] },
    rate_at_one_day: ofDuong,
    a: ofDuong,
    m: ofDuong,
    tau: ofStretched,
    n: ofStretched,
    tangent_effective_terminal_decline: modified,
    correlation_ln: sampledDecline,
  },
  mayWhen: {
    secant_effective_initial_decline: ofArps,
    initial_rate_distribution: { ...sampled, ...withRate },
    nominal_decline_distribution: sampledDecline,
  },
  rules: givenProblems,
  values: { ...forecastValues, ...rangeValues },
  checks,
  tables: { ...forecastTable, ...rangeTable },
  charts: pictures,
  calculate: (p, trace) => {
    trace.section('Decline')
    return forecasted(p, givenParameters(p, trace), undefined, trace)
  },
})

/** Of distributions the medians. */
function givenParameters(p: Params, trace: Trace): DeclineParameters {
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
