/** Rules between the inputs, held before anything flows. */
import { type Problem, shownIn } from '@keelson/workflow'
import { oilProblems, roughnessProblems, temperatureProblems } from '../_shared/lift/rules.ts'
import { surveyProblems } from '../_shared/lift/survey.ts'
import type { Lifting, Some } from './inputs.ts'

/** `water`: what the rates must be where no oil flows. */
export const tubingRules = (p: Lifting, water: () => readonly Problem[]): Problem[] => [
  ...oilProblems(p),
  ...temperatureProblems(p, p.oil_api_gravity),
  ...roughnessProblems(p),
  ...surveyProblems(p, p.tubing_depth),
  ...water(),
  ...separatorRules(p),
]

/** Where all liquid is water no oil has a rate. */
export function waterProblems({ water_cut }: Some<'water_cut'>, q: number, pointer: string): Problem[] {
  if (water_cut !== 1 || q === 0) return []
  const message = `must be 0 at a water cut of 1, for which {liquid_rate} is used (entered: ${shownIn(q, 'stb/d')})`
  return [{ pointer, message }]
}

function separatorRules({ pvt_correlations, separator_pressure, separator_temperature }: Lifting): Problem[] {
  if (pvt_correlations !== 'vasquez_beggs') return []
  if (separator_pressure !== undefined && separator_temperature === undefined)
    return [{ pointer: '/separator_temperature', message: 'is required when {separator_pressure} is entered' }]
  if (separator_temperature !== undefined && separator_pressure === undefined)
    return [{ pointer: '/separator_pressure', message: 'is required when {separator_temperature} is entered' }]
  return []
}

type Gauged = Some<'wellhead_pressure', 'measured_flowing_bottomhole_pressure'>
export function gaugeProblems({
  measured_flowing_bottomhole_pressure: measured,
  wellhead_pressure,
}: Gauged): Problem[] {
  if (measured === undefined || measured > wellhead_pressure) return []
  const message = `must be greater than {wellhead_pressure}, ${shownIn(wellhead_pressure, 'psia')} (entered: ${shownIn(measured, 'psia')})`
  return [{ pointer: '/measured_flowing_bottomhole_pressure', message }]
}

type Densities = Some<'liquid_density' | 'gas_density'>
export function densityProblems({ liquid_density, gas_density }: Densities): Problem[] {
  if (liquid_density > gas_density) return []
  const message = `must be greater than {gas_density}, ${shownIn(gas_density, 'lb/ft3')} (entered: ${shownIn(liquid_density, 'lb/ft3')})`
  return [{ pointer: '/liquid_density', message }]
}
