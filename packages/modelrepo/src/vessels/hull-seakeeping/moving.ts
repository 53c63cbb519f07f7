/** What both methods of motion answer: heave and pitch in each wave, the vertical motion of points, and what a sea makes of them. */
import { silent, type Trace } from '@keelson/equations'
import { ROLL_PERIOD_TOLERANCE } from '@keelson/physics/ship-motions/periods.ts'
import * as response from '@keelson/physics/ship-motions/response.ts'
import { check, type Doubt, gives, listValue, notApplicable, shownIn, shownRatio } from '@keelson/workflow'
import { periodsChart, responsesChart } from './charts.ts'
import { figuresOf } from './figures.ts'
import type { Given, Perhaps } from './inputs.ts'
import type { Beyond } from './reach.ts'
import { FEWEST } from './rules.ts'
import { type InSea, significant } from './sea.ts'
import { periodsInWords, type Still, stillInputs, stillTold } from './still-water.ts'
import { stillRows } from './tables.ts'
import { resonanceWarnings, steepWarnings, tooSteep, warningsBeyond } from './warnings.ts'
import type { Course, InWave } from './waves.ts'

export const movingInputs = {
  ...stillInputs,
  takes: [...stillInputs.takes, 'speed', 'heading', 'peak_enhancement_factor'],
  unlessReplaced: ['wave_frequency'],
  may: [
    ...stillInputs.may,
    ...(['froude_number', 'wave_length_over_ship_length', 'position_from_midship'] as const),
    ...(['significant_wave_height', 'peak_period'] as const),
  ],
} as const

const single = true
const POINT = { single, needs: ['position_from_midship'] } as const
export const EACH = 'for each wave and heading'

export const movingValues = {
  encounter_frequency: listValue('wave_angular_frequency', {
    title: 'Encounter frequency',
    description: `Encounter frequency magnitude, ${EACH}.`,
    symbol: 'omega_e',
    single,
  }),
  heave_rao: listValue('-', {
    title: 'Heave per wave amplitude',
    description: `Heave amplitude amidships per wave amplitude, ${EACH}.`,
    symbol: 'R_3',
    minimum: 0,
    single,
  }),
  pitch_rao: listValue('rotation_rao', {
    title: 'Pitch per wave amplitude',
    description: `Pitch amplitude per wave amplitude, ${EACH}.`,
    symbol: 'R_5',
    minimum: 0,
    single,
  }),
  pitch_rao_over_wave_slope: listValue('-', {
    title: 'Ratio of pitch to wave slope',
    description: `Pitch amplitude divided by wave slope, ${EACH}.`,
    minimum: 0,
    single,
  }),
  significant_heave: gives(
    response.significantMotion,
    'wave_height',
    'Significant single amplitude heave at the first heading. Strip theory requires at least 20 wave frequencies.',
    { signed: true, needs: ['significant_wave_height', 'peak_period'] },
  ),
  pitch_rao_over_2pi_zeta_over_length: listValue('-', {
    title: 'Normalised pitch',
    description: `Pitch amplitude × hull length divided by (2π × wave amplitude), ${EACH}.`,
    minimum: 0,
    single,
  }),
  vertical_motion_rao_at_point: listValue('-', {
    title: 'Point vertical motion per wave amplitude',
    description: 'Vertical motion at each point per wave amplitude, for each wave and heading.',
    symbol: 'R_P',
    minimum: 0,
    ...POINT,
  }),
  vertical_acceleration_rao_at_point: listValue(
    { unit: '1/s2', noKind: 'acceleration per wave amplitude: a result' },
    {
      title: 'Point vertical acceleration per wave amplitude',
      description: 'Vertical acceleration at each point per wave amplitude, for each wave and heading.',
      symbol: 'R_a',
      minimum: 0,
      ...POINT,
    },
  ),
  significant_acceleration_at_point: listValue('acceleration', {
    title: 'Point significant acceleration',
    description: 'Significant single amplitude vertical acceleration at each point, at the first heading.',
    symbol: 'a_s',
    minimum: 0,
    single,
    needs: ['position_from_midship', 'significant_wave_height', 'peak_period'],
  }),
}

export const movingCharts = {
  responses: {
    title: 'Heave and pitch against wavelength',
    description: 'Heave and pitch responses, with tank test results for published hulls.',
  },
  periods: {
    title: 'Natural periods and wave spectrum',
    description: 'Wave spectrum with the natural frequencies of the ship.',
    needs: ['significant_wave_height', 'peak_period'],
    apart: {
      y: 'Wave spectrum; its height and period are reported.',
      heave: 'Frequency of the natural heave period.',
      roll: 'Frequency of the natural roll period.',
      pitch: 'Frequency of the natural pitch period.',
    },
  },
}

type Moving = Given<'hull' | 'hull_length' | 'hull_breadth' | 'draft' | 'damping_ratio' | 'gravity'> &
  Given<'speed' | 'heading' | 'peak_enhancement_factor'> &
  Perhaps<'kg' | 'froude_number' | 'position_from_midship' | 'significant_wave_height' | 'peak_period'>

/** What a method found of the ship in waves. */
interface Found extends Still {
  readonly course: Course
  readonly waves: readonly InWave[]
  readonly sea: InSea | undefined
  readonly beyond: readonly Beyond[]
}

export function answered(p: Moving, { hull, periods, course, waves, sea, beyond }: Found, trace: Trace) {
  const points = pointsOf(p, waves, trace)
  const accelerations = sea && significant(p, sea, trace)
  const doubt = doubtOf(p, beyond)
  const still = stillTold(p, { hull, periods }, doubt)
  const given = p.significant_wave_height !== undefined
  return {
    ...still,
    values: {
      ...still.values,
      encounter_frequency: waves.map(({ met }) => Math.abs(met.omega_e)),
      heave_rao: waves.map(({ moved }) => moved.R_3),
      pitch_rao: waves.map(({ moved }) => moved.R_5),
      pitch_rao_over_wave_slope: waves.map(({ met, moved }) => moved.R_5 / met.k),
      pitch_rao_over_2pi_zeta_over_length: waves.map(({ moved }) => (moved.R_5 * p.hull_length) / (2 * Math.PI)),
      ...points,
      ...(given && sea === undefined && { significant_heave: FEW }),
      ...(given && p.position_from_midship && { significant_acceleration_at_point: accelerations ?? FEW }),
    },
    tables: () => stillRows(hull, sea),
    charts: () => ({ responses: responsesChart(p, waves), ...periodsChart(p, periods) }),
    figures: () => figuresOf(p, hull, p),
    warnings: [
      ...(isSaid(doubt, periods.difference) ? [] : warningsBeyond(beyond)),
      ...resonanceWarnings(p, periods, course),
      ...steepWarnings(p),
    ],
    detail: `${periodsInWords(periods)}. ${inWords(waves[0])}`,
  }
}

const FEW = notApplicable(`strip theory requires at least ${FEWEST} wave frequencies to integrate over a sea spectrum`)

const inWords = (first: InWave | undefined): string =>
  `At the first wave frequency and heading (encounter frequency ${shownIn(Math.abs(first?.met.omega_e ?? 0), 'rad/s')}), heave is ${shownRatio(first?.moved.R_3 ?? 0)} times the wave amplitude and pitch is ${shownIn(first?.moved.R_5 ?? 0, 'deg/m', 3)}.`

/** A pass is one of all that was asked: motions outside their method, or a sea that cannot be, leave it open. */
function doubtOf(p: Moving, beyond: readonly Beyond[]): Doubt | undefined {
  const steep = tooSteep(p)
  if (steep !== undefined) return { kind: 'contradiction', why: steep }
  const left = beyond[0]?.left
  return left && { kind: 'out_of_reach', why: left }
}

/** Limits that the check leaves are said by it; one that fails says none. */
function isSaid(doubt: Doubt | undefined, difference: number | undefined): boolean {
  if (doubt?.kind !== 'out_of_reach') return false
  return difference === undefined || check({ demand: difference, capacity: ROLL_PERIOD_TOLERANCE }).passes
}

/** Position outside, wave inside. */
function pointsOf(p: Moving, all: readonly InWave[], trace: Trace) {
  if (p.position_from_midship === undefined) return {}
  const at = p.position_from_midship.flatMap((x, i) =>
    all.map(({ met, moved }, j) => {
      const on = i === 0 && j === 0 ? trace : silent
      const R_P = moved.at(x, on)
      return { R_P, R_a: on.apply(response.pointAcceleration, { omega_e: met.omega_e, R_P }) }
    }),
  )
  return {
    vertical_motion_rao_at_point: at.map(({ R_P }) => R_P),
    vertical_acceleration_rao_at_point: at.map(({ R_a }) => R_a),
  }
}
