/** What the inputs of a mud must satisfy together. */
import * as viscometer from '@keelson/standards/api-rp-13d-2010/viscometer.ts'
import { fromSI } from '@keelson/units'
import { type Problem, shown } from '@keelson/workflow'
import { CLEANING, type Params } from './inputs.ts'
import { BINGHAM, HERSCHEL_BULKLEY, NEWTONIAN, POWER_LAW } from './inputs-mud.ts'

/** Flow behaviour indices for which the frictions of the method hold any meaning. */
const INDEX = { least: 0.1, most: 1.2 } as const

export function mudRules(p: Params): Problem[] {
  if (p.rheology_model === undefined) return []
  const readings = readingRules(p)
  if (readings.length > 0) return readings
  if (p.rheology_model === HERSCHEL_BULKLEY) return yieldPowerLawRules(p)
  const lacking = lackingRules(p)
  return lacking.length > 0 ? lacking : [...yieldPointRules(p), ...indexRules(p)]
}

function readingRules({ dial_reading_600: R_600, dial_reading_300: R_300 }: Params): Problem[] {
  if (R_600 === undefined || R_300 === undefined || R_600 > R_300) return []
  return [
    {
      pointer: '/dial_reading_600',
      message: `must be greater than {dial_reading_300}, ${shown(R_300)} (entered: ${shown(R_600)})`,
    },
  ]
}

const hasReadings = (p: Params) => p.dial_reading_600 !== undefined && p.dial_reading_300 !== undefined

/** A power law of its own constants; hole cleaning alone takes readings, or viscosity and yield point. */
const takesIndex = (p: Params) => p.rheology_model === POWER_LAW && p.analysis !== CLEANING

function lackingRules(p: Params): Problem[] {
  const { flow_behaviour_index: n, consistency_index: K, plastic_viscosity: PV, yield_point: YP } = p
  const newtonian = p.rheology_model === NEWTONIAN
  if (takesIndex(p) && n !== undefined && K !== undefined) return []
  if (takesIndex(p) && n !== undefined) return [required('consistency_index', 'flow_behaviour_index')]
  if (takesIndex(p) && K !== undefined) return [required('flow_behaviour_index', 'consistency_index')]
  if (PV !== undefined && (newtonian || YP !== undefined)) return []
  const alone = p.rheology_model === POWER_LAW || !hasReadings(p)
  if (PV !== undefined && alone) return [required('yield_point', 'plastic_viscosity')]
  if (YP !== undefined && alone) return [required('plastic_viscosity', 'yield_point')]
  if (hasReadings(p)) return []
  if (p.dial_reading_600 !== undefined) return [required('dial_reading_300', 'dial_reading_600')]
  if (p.dial_reading_300 !== undefined) return [required('dial_reading_600', 'dial_reading_300')]
  return [nothingGiven(p)]
}

const required = (name: string, other: string): Problem => ({
  pointer: `/${name}`,
  message: `is required when {${other}} is entered`,
})

function nothingGiven(p: Params): Problem {
  const readings = '{dial_reading_600} and {dial_reading_300}'
  if (takesIndex(p))
    return {
      pointer: '/flow_behaviour_index',
      message: `is required when {consistency_index} is entered; alternatively enter {plastic_viscosity} and {yield_point}, or ${readings}`,
    }
  const pair = p.rheology_model === NEWTONIAN ? '' : ' with {yield_point}'
  return { pointer: '/plastic_viscosity', message: `is required${pair}; alternatively enter ${readings}` }
}

/** A Bingham plastic whose readings bend upwards has no yield point. */
function yieldPointRules(p: Params): Problem[] {
  const { dial_reading_600: R_600, dial_reading_300: R_300, plastic_viscosity } = p
  if (p.rheology_model !== BINGHAM || p.yield_point !== undefined) return []
  if (R_600 === undefined || R_300 === undefined) return []
  const PV = plastic_viscosity === undefined ? R_600 - R_300 : fromSI(plastic_viscosity, 'cP')
  if (PV <= R_300) return []
  const by = `for a yield point of at least 0 (calculated: ${shown(R_300 - PV)} lbf/100 ft²)`
  if (plastic_viscosity !== undefined)
    return [{ pointer: '/plastic_viscosity', message: `must be at most {dial_reading_300} ${by}` }]
  return [{ pointer: '/dial_reading_600', message: `must be at most twice {dial_reading_300} ${by}` }]
}

function indexRules(p: Params): Problem[] {
  if (p.rheology_model !== POWER_LAW || (takesIndex(p) && p.flow_behaviour_index !== undefined)) return []
  const { plastic_viscosity: PV, yield_point: YP, dial_reading_600: R_600, dial_reading_300: R_300 } = p
  if (PV !== undefined && YP !== undefined)
    return outside(viscometer.indexOfBingham.evaluateSI({ PV, YP }), '/plastic_viscosity')
  if (R_600 === undefined || R_300 === undefined) return []
  return outside(viscometer.indexOfReadings.evaluate({ R_600, R_300 }), '/dial_reading_600')
}

function outside(n: number, pointer: string): Problem[] {
  if (n >= INDEX.least && n <= INDEX.most) return []
  const message = `must give a flow behaviour index of ${INDEX.least} to ${INDEX.most} (calculated: ${shown(n, 3)})`
  return [{ pointer, message }]
}

function yieldPowerLawRules(p: Params): Problem[] {
  const { dial_reading_600: R_600, dial_reading_300: R_300, dial_reading_6: R_6, dial_reading_3: R_3 } = p
  if (R_600 === undefined || R_300 === undefined || R_6 === undefined || R_3 === undefined) return []
  if (R_3 > R_6)
    return [
      {
        pointer: '/dial_reading_3',
        message: `must be at most {dial_reading_6}, ${shown(R_6)} (entered: ${shown(R_3)})`,
      },
    ]
  const tau_y = Math.max(0, viscometer.yieldStress.evaluate({ R_3, R_6 }))
  if (tau_y >= R_300)
    return [
      {
        pointer: '/dial_reading_3',
        message: `must give a yield stress below {dial_reading_300}, ${shown(R_300)} (calculated: ${shown(tau_y)} dial degrees)`,
      },
    ]
  if (R_6 > R_300)
    return [
      {
        pointer: '/dial_reading_6',
        message: `must be at most {dial_reading_300}, ${shown(R_300)} (entered: ${shown(R_6)})`,
      },
    ]
  return outside(viscometer.yieldIndex.evaluate({ R_600, tau_y, R_300 }), '/dial_reading_600')
}
