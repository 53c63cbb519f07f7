/** What an inspector would remark on the run: gains of wall, rates set aside, incomplete pairs of inputs, spent walls. */
import { shownIn, shownLength, shownPercent, shownRatio, type Warning, warner } from '@keelson/workflow'
import { BOTTOM, type Inputs, type Some } from './inputs.ts'
import { floorRate } from './rates.ts'
import type { Assessment, Risked } from './risk.ts'
import type { Wall, Walled } from './wall.ts'

export const warnings = {
  thickness_gain: 'The readings show apparent wall growth, which indicates a measurement error.',
  rate_floor: 'The rate is below the minimum rate, which is used instead.',
  smaller_rate:
    'The selected rate is below the larger of the short-term and long-term rates and requires justification.',
  incomplete: 'An input has no effect because a related input is missing.',
  no_remaining_life: 'The wall thickness does not exceed the required thickness.',
  no_bottom_life: 'The tank bottom thickness does not exceed the minimum thickness.',
  wall_spent: 'The expected loss equals or exceeds the wall thickness.',
  overstressed: 'The undamaged wall cannot carry the pressure.',
} as const
const warn = warner(warnings)

/** Of a tank only. */
type Bottom = Some<never, (typeof BOTTOM)[number]>

const LARGER = 'larger of short and long term'

export const wallWarnings = (p: Walled & Bottom, wall: Wall): Warning[] => [
  ...gains(p, wall),
  ...setAside(p, wall),
  ...incomplete(
    p,
    ['initial_thickness', 'age'],
    'The long-term corrosion rate is not calculated',
    p.initial_thickness !== undefined,
  ),
  ...incomplete(p, BOTTOM, 'The internal interval is the first-inspection value'),
  ...spent(wall),
  ...bottom(p),
]

/** A wall that grew is scatter of measurement, wherever it was read. */
function gains(p: Walled, { lives, rates, used }: Wall): Warning[] {
  const grown = lives.filter(({ rates: r }) => (r.short ?? 0) < 0 || (r.long ?? 0) < 0)
  if (lives.length > 0) {
    if (grown.length === 0) return floorWarning(p, used?.replaced)
    const named = grown.slice(0, 5).map((g) => `'${g.location.name}'`)
    return [
      warn(
        'thickness_gain',
        `Apparent wall growth is measured at ${grown.length} of ${lives.length} locations (${named.join(', ')}${grown.length > 5 ? ', ...' : ''}), which indicates a measurement error. Check the readings.`,
        '/thickness_readings',
      ),
      ...floorWarning(p, used?.replaced),
    ]
  }
  const gain = p.corrosion_rate === undefined && (rates.short ?? 0) < 0
  return [
    ...(gain && p.previous_thickness !== undefined && p.measured_thickness !== undefined
      ? [
          warn(
            'thickness_gain',
            `The measured wall thickness increases from ${shownLength(p.previous_thickness)} to ${shownLength(p.measured_thickness)}, which indicates a measurement error. Check both readings.`,
            '/previous_thickness',
          ),
        ]
      : []),
    ...floorWarning(p, used?.replaced),
  ]
}

const floorWarning = (p: Walled, replaced: number | undefined): Warning[] =>
  replaced === undefined
    ? []
    : [
        warn(
          'rate_floor',
          `The corrosion rate, ${shownIn(replaced, 'mm/year')}, is below the minimum rate. The minimum, ${shownIn(floorRate(p), 'mm/year')}, is used instead.`,
          '/minimum_corrosion_rate',
        ),
      ]

/** A rate below the larger of both needs its justification. */
function setAside(p: Walled, { rates, used }: Wall): Warning[] {
  if (used === undefined || p.rate_basis === LARGER || p.corrosion_rate !== undefined) return []
  const larger = Math.max(rates.short ?? 0, rates.long ?? 0)
  if (used.rate >= larger) return []
  return [
    warn(
      'smaller_rate',
      `The selected rate, ${shownIn(used.rate, 'mm/year')}, is below the larger of the short-term and long-term rates, ${shownIn(larger, 'mm/year')}. Record the justification.`,
      '/rate_basis',
    ),
  ]
}

function incomplete(
  p: Partial<Inputs>,
  names: readonly (keyof Inputs & string)[],
  effect: string,
  begun = true,
): Warning[] {
  const missing = names.filter((name) => p[name] === undefined)
  if (!begun || missing.length === 0 || missing.length === names.length) return []
  return [
    warn(
      'incomplete',
      `${effect} because ${missing.map((name) => `{${name}}`).join(' and ')} ${missing.length > 1 ? 'are' : 'is'} not entered.`,
      `/${missing[0]}`,
    ),
  ]
}

const spent = (wall: Wall): Warning[] =>
  wall.life === 0
    ? [
        warn(
          'no_remaining_life',
          `Measured thickness ${shownLength(wall.t_act)} does not exceed the required thickness, ${shownLength(wall.t_req)}. No life remains; repair, rerate or demonstrate fitness for service now.`,
        ),
      ]
    : []

function bottom(p: Bottom): Warning[] {
  const { bottom_thickness: t_b, bottom_minimum_thickness: t_bmin } = p
  if (t_b === undefined || t_bmin === undefined || t_b > t_bmin) return []
  return [
    warn(
      'no_bottom_life',
      `The tank bottom thickness, ${shownLength(t_b)}, does not exceed the minimum, ${shownLength(t_bmin)}. Internal inspection is due now.`,
      '/bottom_thickness',
    ),
  ]
}

export const riskWarnings = (p: Risked, a: Assessment): Warning[] => [
  ...incomplete(p, ['cladding_thickness', 'cladding_corrosion_rate'], 'The cladding is ignored'),
  ...incomplete(p, ['risk_target', 'consequence_area'], 'The risk target has no effect', p.risk_target !== undefined),
  ...(p.allowable_stress === undefined && p.minimum_thickness !== undefined
    ? [
        warn(
          'incomplete',
          '{minimum_thickness} has no effect because {allowable_stress} is not entered.',
          '/allowable_stress',
        ),
      ]
    : []),
  ...(p.allowable_stress !== undefined &&
  p.minimum_thickness === undefined &&
  p.structural_minimum_thickness === undefined
    ? [
        warn(
          'incomplete',
          '{allowable_stress} has no effect because {minimum_thickness} is not entered.',
          '/minimum_thickness',
        ),
      ]
    : []),
  ...(a.damage.A_rt >= 1
    ? [
        warn(
          'wall_spent',
          `The expected loss is ${shownPercent(a.damage.A_rt)} of the furnished thickness. Measure the wall before further assessment.`,
          '/age',
        ),
      ]
    : []),
  ...(a.strength.SR_P >= 1
    ? [
        warn(
          'overstressed',
          `The strength ratio is ${shownRatio(a.strength.SR_P)}. The undamaged wall cannot carry the pressure.`,
          '/pressure',
        ),
      ]
    : []),
]
