/** Seakeeping: what a run found, as it is answered. */
import {
  check,
  given,
  inDoubt,
  notApplicable,
  notChecked,
  type Outcome,
  type RunContext,
  shownIn,
  shownPercent,
} from '@keelson/workflow'
import { hasCriteria } from './calculate-criteria.ts'
import { type Found, foundOf, type SeaState } from './calculate-found.ts'
import { sicknessOf } from './calculate-sickness.ts'
import { chartsOf } from './charts.ts'
import type { contract } from './contract.ts'
import { figuresOf } from './figures.ts'
import type { Params } from './inputs.ts'
import { tablesOf } from './tables.ts'
import { directWarnings, warningsOf } from './warnings.ts'

type Seakeeping = Outcome<typeof contract>

export function calculate(p: Params, { trace }: RunContext): Seakeeping {
  if (p.rms_vertical_acceleration !== undefined) return direct(p, p.rms_vertical_acceleration, { trace })
  const found = foundOf(p, trace)
  return {
    values: valuesOf(p, found),
    checks: {
      operability: operabilityCheck(p, found),
    },
    tables: () => tablesOf(p, found),
    charts: () => chartsOf(p, found),
    figures: () => figuresOf(p, found),
    warnings: warningsOf(p, found),
    detail: sentence(p, found),
  }
}
function operabilityCheck({ required_operability }: Params, { O, doubt }: Found) {
  if (O === undefined) return NO_CRITERION
  const made = check({ demand: required_operability, capacity: O })
  return inDoubt(doubt, made)
}
const NO_CRITERION = notChecked('not_requested', 'no criterion is provided')
const ALONE = notApplicable('only an acceleration is entered')

/** Motion sickness of an acceleration that was given. */
function direct(p: Params, a_z: number, { trace }: RunContext): Seakeeping {
  const { frequency } = given(p, 'frequency')
  const { a_g, MSI, a_10 } = sicknessOf(p, a_z, frequency, 'f', trace)
  return {
    values: {
      rms_vertical_acceleration: a_z,
      rms_vertical_acceleration_g: a_g,
      motion_sickness_incidence: MSI,
      iso_limit_acceleration: a_10 ?? notApplicable('the ISO 2631-3 limit applies from 0.1 to 0.63 Hz'),
    },
    checks: { operability: notChecked('other_mode', 'only an acceleration is entered') },
    tables: () => ({ sea_states: ALONE, response: ALONE }),
    charts: () => ({ limiting: ALONE, scatter: ALONE, response: ALONE, transfer: ALONE }),
    figures: () => ({ motions: ALONE, profile: ALONE }),
    warnings: directWarnings(frequency),
    detail: `Motion sickness incidence ${shownPercent(MSI)} at a vertical acceleration of ${shownIn(a_z, 'm/s2')} rms and a frequency of ${shownIn(frequency, 'Hz')}`,
  }
}

function valuesOf(p: Params, { states, O, error }: Found): Seakeeping['values'] {
  const each = <T>(of: (s: Found['states'][number]) => T | undefined): readonly T[] | undefined => {
    const list = states.flatMap((s) => {
      const one = of(s)
      return one === undefined ? [] : [one]
    })
    return list.length === states.length ? list : undefined
  }
  const limits = hasCriteria(p) ? states : undefined
  return {
    significant_heave: states.map((s) => s.heave),
    significant_roll: each((s) => s.roll),
    significant_pitch: each((s) => s.pitch),
    significant_vertical_acceleration: states.map((s) => s.a_s),
    rms_vertical_acceleration: states.map((s) => s.a_z),
    rms_vertical_acceleration_g: states.map((s) => s.sick.a_g),
    mean_frequency_of_acceleration: states.map((s) => s.f_a),
    motion_sickness_incidence: states.map((s) => s.sick.MSI),
    iso_limit_acceleration: states.map((s) => s.sick.a_10),
    slamming_probability: each((s) => s.station?.slam?.probability),
    deck_wetness_probability: each((s) => s.station?.wet?.probability),
    slams_per_hour: each((s) => s.station?.slam?.rate),
    wettings_per_hour: each((s) => s.station?.wet?.rate),
    operability: O,
    integration_error: error,
    limiting_significant_wave_height: limits?.map((s) => s.judged.H),
    limiting_significant_wave_height_by_criterion: limits?.map(({ judged }) => {
      const at = (name: string) => judged.held.find((h) => h.criterion === name)?.H ?? null
      return {
        heave: at('heave'),
        roll: at('roll'),
        pitch: at('pitch'),
        vertical_acceleration: at('vertical_acceleration'),
        slamming: at('slamming'),
        deck_wetness: at('deck_wetness'),
      }
    }),
    governing_criterion: limits?.map((s) => s.judged.governing),
  }
}

const sickIn = ({ sick }: SeaState): string => `motion sickness incidence ${shownPercent(sick.MSI)}`
const by = ({ governing }: SeaState['judged']): string =>
  governing === null ? '' : ` (limited by ${governing.replaceAll('_', ' ')})`

function sentence({ required_operability }: Params, { O, states, shown }: Found): string {
  const { number, judged, heave, a_s } = shown
  const moved = `significant heave ${shownIn(heave, 'm', 3)}, significant vertical acceleration ${shownIn(a_s, 'm/s2', 3)}`
  const only = states.length === 1
  const which = only ? 'Motions in the entered sea state' : `Maximum motions in sea state ${number} of ${states.length}`
  if (O === undefined) return `${which}: ${moved}, ${sickIn(shown)}`
  const limit = judged.H === null ? '' : `, limiting wave height ${shownIn(judged.H, 'm', 3)}${by(judged)}`
  return `Calculated operability ${shownPercent(O)} (required ${shownPercent(required_operability)}); ${moved}${limit} in the ${only ? 'entered sea state' : `most severe sea state (number ${number})`}`
}
