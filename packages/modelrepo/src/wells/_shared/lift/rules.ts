/** Rules between the inputs of a tubing, held before anything flows through it. */
import { deadOilViscosity } from '@keelson/physics/pvt/oil-viscosity.ts'
import { fromSI } from '@keelson/units'
import { type Problem, shown, shownIn } from '@keelson/workflow'

/** Temperatures that the fluid correlations can take: above 0 degF, where oil viscosity has no value, to 500 degF. */
const COLDEST = 0
const HOTTEST = 500
/** Dead-oil viscosity (cP) beyond which nothing flows and the correlation has long lost its meaning. */
const MOST_VISCOUS = 1e12

type Temperatures = { readonly [K in 'temperature' | 'wellhead_temperature' | 'bottomhole_temperature']?: number }

/** Temperatures outside the fluid correlations; without an oil, those of water alone. */
export function temperatureProblems(p: Temperatures, API: number | undefined): Problem[] {
  return (['temperature', 'wellhead_temperature', 'bottomhole_temperature'] as const).flatMap((name) => {
    const T = p[name]
    const message = T === undefined ? undefined : temperatureFault(T, API)
    return message === undefined ? [] : [{ pointer: `/${name}`, message }]
  })
}

export function roughnessProblems(p: { tubing_inner_diameter?: number; pipe_roughness: number }): Problem[] {
  const d = p.tubing_inner_diameter
  if (d === undefined || p.pipe_roughness < d / 2) return []
  const message = `must be less than half of {tubing_inner_diameter}, ${shownIn(d / 2, 'in')} (entered: ${shownIn(p.pipe_roughness, 'in')})`
  return [{ pointer: '/pipe_roughness', message }]
}

/** Where oil flows its gravity and that of its gas have to be known. */
export function oilProblems(p: {
  water_cut?: number
  oil_api_gravity?: number
  gas_specific_gravity?: number
}): Problem[] {
  if (p.water_cut === undefined || p.water_cut === 1) return []
  const message = 'is required when {water_cut} is below 1'
  return (['oil_api_gravity', 'gas_specific_gravity'] as const).flatMap((name) =>
    p[name] === undefined ? [{ pointer: `/${name}`, message }] : [],
  )
}

function temperatureFault(T: number, API: number | undefined): string | undefined {
  const read = `(entered: ${shownIn(T, 'degF')})`
  const degF = fromSI(T, 'degF')
  if (!(degF > COLDEST && degF <= HOTTEST)) {
    return `must be above ${COLDEST} °F and at most ${HOTTEST} °F, the range of the fluid correlations ${read}`
  }
  if (API === undefined || fromSI(deadOilViscosity.evaluateSI({ API, T }), 'cP') < MOST_VISCOUS) return undefined
  return `must be higher for oil of ${shown(API, 4)} °API, whose Beggs and Robinson dead-oil viscosity exceeds 10¹² cP ${read}`
}
