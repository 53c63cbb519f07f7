/** What an inspector would remark on the run: gains of wall, rates set aside, incomplete pairs of inputs, spent walls. */
import { shownIn, type Warning, warning } from '@keelson/workflow'
import type { Assessment } from './calculate-risk.ts'
import type { Wall } from './calculate-wall.ts'
import type { Params } from './params.ts'
import { BOTTOM_INPUTS } from './params-interval.ts'

const LARGER = 'larger of short and long term'

export const wallWarnings = (p: Params, wall: Wall): Warning[] => [
  ...gains(p, wall),
  ...setAside(p, wall),
  ...incomplete(p, ['initial_thickness', 'age'], 'the long-term rate is not formed', p.initial_thickness !== undefined),
  ...incomplete(p, BOTTOM_INPUTS, 'the internal interval stays that of the first inspection'),
  ...spent(wall),
  ...bottom(p),
]

/** A wall that grew is scatter of measurement, wherever it was read. */
function gains(p: Params, { lives, rates, used }: Wall): Warning[] {
  const grown = lives.filter(({ rates: r }) => (r.short ?? 0) < 0 || (r.long ?? 0) < 0)
  if (lives.length > 0) {
    if (grown.length === 0) return floorWarning(p, used?.replaced)
    const named = grown.slice(0, 5).map((g) => g.location.name)
    return [
      warning(
        'thickness_gain',
        `the wall grew at ${grown.length} of ${lives.length} locations (${named.join(', ')}${grown.length > 5 ? ', ...' : ''}), which is an error of measurement: check the readings`,
        '/thickness_readings',
      ),
      ...floorWarning(p, used?.replaced),
    ]
  }
  const gain = p.corrosion_rate === undefined && (rates.short ?? 0) < 0
  return [
    ...(gain && p.previous_thickness !== undefined && p.measured_thickness !== undefined
      ? [
          warning(
            'thickness_gain',
            `the wall grew from ${shownIn(p.previous_thickness, 'mm')} to ${shownIn(p.measured_thickness, 'mm')}, which is an error of measurement: check both readings`,
            '/previous_thickness',
          ),
        ]
      : []),
    ...floorWarning(p, used?.replaced),
  ]
}

const floorWarning = (p: Params, replaced: number | undefined): Warning[] =>
  replaced === undefined
    ? []
    : [
        warning(
          'rate_floor',
          `the readings give ${shownIn(replaced, 'mm/year')}, not above zero; ${shownIn(p.minimum_corrosion_rate, 'mm/year')} is used instead`,
          '/minimum_corrosion_rate',
        ),
      ]

/** A rate below the larger of both needs its justification. */
function setAside(p: Params, { rates, used }: Wall): Warning[] {
  if (used === undefined || p.rate_basis === LARGER || p.corrosion_rate !== undefined) return []
  const larger = Math.max(rates.short ?? 0, rates.long ?? 0)
  if (used.rate >= larger) return []
  return [
    warning(
      'smaller_rate',
      `the ${p.rate_basis} rate ${shownIn(used.rate, 'mm/year')} is used, below the larger ${shownIn(larger, 'mm/year')} of the readings: its justification belongs to the record`,
      '/rate_basis',
    ),
  ]
}

function incomplete(p: Params, names: readonly (keyof Params & string)[], effect: string, begun = true): Warning[] {
  const missing = names.filter((name) => p[name] === undefined)
  if (!begun || missing.length === 0 || missing.length === names.length) return []
  return [warning('incomplete', `${effect}: ${missing.join(' and ')} not given`, `/${missing[0]}`)]
}

const spent = (wall: Wall): Warning[] =>
  wall.life === 0
    ? [
        warning(
          'no_remaining_life',
          `${shownIn(wall.t_act, 'mm')} are measured and ${shownIn(wall.t_req, 'mm')} required: no life is left; repair, rerate or show fitness for service now`,
        ),
      ]
    : []

function bottom(p: Params): Warning[] {
  const { bottom_thickness: t_b, bottom_minimum_thickness: t_bmin } = p
  if (t_b === undefined || t_bmin === undefined || t_b > t_bmin) return []
  return [
    warning(
      'no_bottom_life',
      `the tank bottom has ${shownIn(t_b, 'mm')} and must keep ${shownIn(t_bmin, 'mm')}: its internal inspection is due now`,
      '/bottom_thickness',
    ),
  ]
}

export const riskWarnings = (p: Params, a: Assessment): Warning[] => [
  ...incomplete(p, ['cladding_thickness', 'cladding_corrosion_rate'], 'the cladding is left out of account'),
  ...incomplete(p, ['risk_target', 'consequence_area'], 'the risk target has no effect', p.risk_target !== undefined),
  ...(p.allowable_stress === undefined && p.minimum_thickness !== undefined
    ? [warning('incomplete', 'minimum_thickness has no effect: allowable_stress not given', '/allowable_stress')]
    : []),
  ...(p.allowable_stress !== undefined &&
  p.minimum_thickness === undefined &&
  p.structural_minimum_thickness === undefined
    ? [warning('incomplete', 'allowable_stress has no effect: minimum_thickness not given', '/minimum_thickness')]
    : []),
  ...(a.damage.A_rt >= 1
    ? [
        warning(
          'wall_spent',
          `the expected loss is ${Number((100 * a.damage.A_rt).toPrecision(4))} % of the furnished thickness: measure before anything else`,
          '/age',
        ),
      ]
    : []),
  ...(a.strength.SR_P >= 1
    ? [
        warning(
          'overstressed',
          `the strength ratio is ${Number(a.strength.SR_P.toPrecision(4))}: the sound wall does not carry the pressure`,
          '/pressure',
        ),
      ]
    : []),
]
