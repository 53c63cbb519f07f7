/** Rules between the inputs, held before anything flows. */
import { type Problem, shownIn } from '@keelson/workflow'
import { oilProblems, roughnessProblems, temperatureProblems } from '../_shared/lift/rules.ts'
import { surveyProblems } from '../_shared/lift/survey.ts'
import { CURVE, GAS, LOCAL, PVT, TRAVERSE } from './modes.ts'
import type { Params } from './params.ts'

export function rules(p: Params): Problem[] {
  switch (p.analysis) {
    case CURVE:
    case TRAVERSE:
      return tubingRules(p)
    case LOCAL:
      return [...roughnessProblems(p), ...densityRules(p)]
    case PVT:
      return temperatureProblems(
        { ...(p.temperature !== undefined && { temperature: p.temperature }) },
        p.oil_api_gravity,
      )
    case GAS:
      return []
  }
}

function tubingRules(p: Params): Problem[] {
  return [
    ...oilProblems(p),
    ...temperatureProblems(p, p.oil_api_gravity),
    ...roughnessProblems(p),
    ...surveyProblems(p, p.tubing_depth),
    ...waterRules(p),
    ...separatorRules(p),
    ...gaugeRules(p),
  ]
}

/** Where all liquid is water no oil has a rate. */
function waterRules(p: Params): Problem[] {
  if (p.water_cut !== 1) return []
  const message = (q: number) =>
    `must be 0 at a water cut of 1, where {liquid_rate} is the rate; read ${shownIn(q, 'stb/d')}`
  const rates = (p.analysis === CURVE && p.oil_rates) || []
  const problems = rates.flatMap((q, i) => (q === 0 ? [] : [{ pointer: `/oil_rates/${i}`, message: message(q) }]))
  const { oil_rate: one = 0 } = p
  return p.analysis === TRAVERSE && one !== 0 ? [{ pointer: '/oil_rate', message: message(one) }] : problems
}

function separatorRules({ pvt_correlations, separator_pressure, separator_temperature }: Params): Problem[] {
  if (pvt_correlations !== 'vasquez_beggs') return []
  if (separator_pressure !== undefined && separator_temperature === undefined)
    return [{ pointer: '/separator_temperature', message: 'is required with {separator_pressure}' }]
  if (separator_temperature !== undefined && separator_pressure === undefined)
    return [{ pointer: '/separator_pressure', message: 'is required with {separator_temperature}' }]
  return []
}

function gaugeRules(p: Params): Problem[] {
  const { measured_flowing_bottomhole_pressure: measured, wellhead_pressure } = p
  if (p.analysis !== TRAVERSE || measured === undefined || wellhead_pressure === undefined) return []
  if (measured > wellhead_pressure) return []
  const message = `must be above {wellhead_pressure}, ${shownIn(wellhead_pressure, 'psia')}; read ${shownIn(measured, 'psia')}`
  return [{ pointer: '/measured_flowing_bottomhole_pressure', message }]
}

function densityRules({ liquid_density, gas_density }: Params): Problem[] {
  if (liquid_density === undefined || gas_density === undefined || liquid_density > gas_density) return []
  const message = `must be above {gas_density}, ${shownIn(gas_density, 'lb/ft3')}; read ${shownIn(liquid_density, 'lb/ft3')}`
  return [{ pointer: '/liquid_density', message }]
}
