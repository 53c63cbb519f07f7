/** Where a hull leaves the ships that the regressions were made from. */
import { STANDARD_ROUGHNESS } from '@keelson/physics/ship-resistance/correlation.ts'
import { midshipArea, wettedSurface } from '@keelson/physics/ship-resistance/hull-form.ts'
import { sayer, shown, shownIn, shownPercent, type Warning, warner } from '@keelson/workflow'
import type { Dimensions, Hull } from './calculate-hull.ts'
import type { Propulsion } from './calculate-propulsion.ts'
import type { Resistance } from './calculate-resistance.ts'
import type { Params } from './inputs.ts'
import { FASTEST, PAPER_1982 } from './modes.ts'

export const warnings = {
  prismatic_outside: 'The prismatic coefficient is outside the range of the regression.',
  slenderness_outside: 'L/B is outside the range of the regression.',
  breadth_outside: 'B/T is outside the range of the regression.',
  froude_outside: 'A speed is above the range of the paper.',
  no_stream: 'The regressions give a wake or thrust deduction of 1 or more.',
  smooth_hull: 'The hull is smoother than the standard roughness. The allowance is not reduced.',
  blade_area_outside: 'The blade area ratio is outside the usual range.',
  surface_apart: 'The wetted surface differs considerably from the regression.',
  large_detail: 'A bulb, transom or appendage is large relative to the hull.',
  propeller_outside: 'The propeller does not fit between the waterline and the keel.',
  no_effect: 'An input has no effect on the results.',
} as const
const warn = warner(warnings)
const said = sayer(warnings)

interface Range {
  readonly low: number
  readonly high: number
}
const RANGES = {
  prismatic: { low: 0.55, high: 0.85 },
  slenderness: { low: 3.9, high: 15 },
  breadth: { low: 2.1, high: 4 },
  bladeArea: { low: 0.3, high: 1.1 },
} as const satisfies Readonly<Record<string, Range>>

const isOutside = (value: number, { low, high }: Range) => value < low * (1 - 1e-9) || value > high * (1 + 1e-9)
const between = ({ low, high }: Range) => `${low} to ${high}`

export const warningsOf = (
  p: Params,
  hull: Hull,
  all: readonly Resistance[],
  propulsion: Propulsion | undefined,
): Warning[] => [
  ...shapeWarnings(hull.dimensions),
  ...surfaceWarning(p, hull),
  ...detailWarnings(p, hull),
  ...propellerWarnings(p, hull.dimensions),
  ...tooFast(p, all),
  ...blades(propulsion),
  ...stopped(propulsion),
  ...smooth(p),
  ...idle(p),
]

/** Share by which a wetted surface may differ from the regression, whose standard deviation is 1.8 % (1982). */
const APART = 0.15

function surfaceWarning({ wetted_surface: S, bulb_area: A_BT }: Params, { dimensions }: Hull): Warning[] {
  if (S === undefined) return []
  const usual = wettedSurface.evaluate({ ...dimensions, A_BT })
  return said(
    'surface_apart',
    Math.abs(S - usual) > APART * usual,
    `{wetted_surface} ${shownIn(S, 'm2')} differs by more than ${shownPercent(APART)} from the regression value of ${shownIn(usual, 'm2')}.`,
    '/wetted_surface',
  )
}

/** Shares of the midship section and of the wetted surface above which a detail is large for a ship. */
const LARGE = { section: 0.2, surface: 0.2 } as const

function detailWarnings(p: Params, { dimensions, surfaces: { S } }: Hull): Warning[] {
  const section = { what: 'midship section area', A: midshipArea(dimensions), most: LARGE.section }
  const parts = [
    { name: 'bulb_area', ...section },
    { name: 'transom_area', ...section },
    { name: 'appendage_area', what: 'wetted surface', A: S, most: LARGE.surface },
  ] as const
  return parts.flatMap(({ name, what, A, most }) =>
    said(
      'large_detail',
      p[name] / A > most,
      `{${name}} is ${shownPercent(p[name] / A)} of the ${what}, above the usual maximum of ${shownPercent(most)}.`,
      `/${name}`,
    ),
  )
}

function propellerWarnings({ propeller_diameter: D, shaft_immersion: h }: Params, { T_A }: Dimensions): Warning[] {
  if (D === undefined) return []
  if (D > T_A)
    return [
      warn(
        'propeller_outside',
        `{propeller_diameter} ${shownIn(D, 'm')} exceeds the aft draught, ${shownIn(T_A, 'm')}.`,
        '/propeller_diameter',
      ),
    ]
  if (h === undefined || (h >= D / 2 && h <= T_A)) return []
  return [
    warn(
      'propeller_outside',
      `{shaft_immersion} ${shownIn(h, 'm')} is outside the range ${shownIn(D / 2, 'm')} to ${shownIn(T_A, 'm')} (half the {propeller_diameter} to the aft draught).`,
      '/shaft_immersion',
    ),
  ]
}

const shapeWarnings = ({ C_P, L, B, T }: Dimensions): Warning[] => [
  ...said(
    'prismatic_outside',
    isOutside(C_P, RANGES.prismatic),
    `{prismatic_coefficient} ${shown(C_P, 4)} is outside the regression range, ${between(RANGES.prismatic)}.`,
    '/displacement_volume',
  ),
  ...said(
    'slenderness_outside',
    isOutside(L / B, RANGES.slenderness),
    `L/B ${shown(L / B, 4)} is outside the regression range, ${between(RANGES.slenderness)}.`,
    '/length_waterline',
  ),
  ...said(
    'breadth_outside',
    isOutside(B / T, RANGES.breadth),
    `B/T ${shown(B / T, 4)} is outside the regression range, ${between(RANGES.breadth)}.`,
    '/hull_breadth',
  ),
]

function tooFast({ method }: Params, all: readonly Resistance[]): Warning[] {
  const fastest = Math.max(...all.map(({ F_n }) => F_n))
  const limit = FASTEST[method].value
  const instead = method === PAPER_1982 ? '. Use the 1984 paper' : ''
  return said(
    'froude_outside',
    fastest > limit,
    `{froude_number} ${shown(fastest, 4)} exceeds the limit of the paper, ${limit}${instead}.`,
    '/speed',
  )
}

function blades(propulsion: Propulsion | undefined): Warning[] {
  const a_E = propulsion?.a_E
  if (a_E === undefined) return []
  return said(
    'blade_area_outside',
    isOutside(a_E, RANGES.bladeArea),
    `{blade_area_ratio} ${shown(a_E, 3)} is outside the usual range, ${between(RANGES.bladeArea)}.`,
  )
}

function stopped(propulsion: Propulsion | undefined): Warning[] {
  if (propulsion === undefined || propulsion.T_h !== undefined) return []
  const { w, t } = propulsion
  return [
    warn(
      'no_stream',
      `The regressions give a wake fraction of ${shown(w, 3)} and a thrust deduction of ${shown(t, 3)}. Thrust and power are not reported.`,
      '/displacement_volume',
    ),
  ]
}

const smooth = ({ hull_roughness: k_s }: Params): Warning[] =>
  said(
    'smooth_hull',
    k_s < STANDARD_ROUGHNESS.si,
    `The {hull_roughness} of ${shownIn(k_s, 'um')} is below the standard ${shownIn(STANDARD_ROUGHNESS.si, 'um')}. The {correlation_allowance} is not reduced.`,
    '/hull_roughness',
  )

/** What only a propeller gives a meaning. */
const IDLE_WITHOUT_PROPELLER = [
  'pitch_ratio',
  'blade_area_ratio',
  'number_of_blades',
  'shaft_immersion',
  'open_water_efficiency',
] as const

const idle = (p: Params): Warning[] => [
  ...IDLE_WITHOUT_PROPELLER.flatMap((name) =>
    said(
      'no_effect',
      p.propeller_diameter === undefined && p[name] !== undefined,
      `{${name}} has no effect without {propeller_diameter}.`,
      `/${name}`,
    ),
  ),
  ...said(
    'no_effect',
    p.bulb_area === 0 && p.bulb_centre_height > 0,
    '{bulb_centre_height} has no effect without {bulb_area}.',
    '/bulb_centre_height',
  ),
]
