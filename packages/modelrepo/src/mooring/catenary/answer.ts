/** What is answered of a solved line, whatever gave it: tensions, shape, checks, and the curve of neighbouring lines. */
import type { Trace } from '@keelson/equations'
import { anchorTension, fairleadTension, groundedLength } from '@keelson/physics/catenary/equations.ts'
import { profile } from '@keelson/physics/catenary/profile.ts'
import { catenaryParameter, fairleadAngle, linearStrain, suspendedLength } from '@keelson/physics/catenary/shape.ts'
import { IRVINE } from '@keelson/physics/catenary/symbols.ts'
import { factoredTension, LINE_FACTORS, tensionUtilisation } from '@keelson/standards/api-rp-2sk-2005/line-tension.ts'
import {
  CalculationError,
  compares,
  gives,
  givesAs,
  notApplicable,
  notChecked,
  numberColumn,
  numberValue,
  once,
  rowsValue,
  shown,
  shownForce,
  shownIn,
  shownUtilisation,
  textValue,
  utilisation,
} from '@keelson/workflow'
import { lineProfile, partsOf, restoringChart, tensionAlongLine } from './charts.ts'
import { lineElevation } from './figures.ts'
import type { Inputs } from './inputs.ts'
import { closedCurve, restoringCurve } from './restoring.ts'
import { type Bend, bendOf, isElastic, type SolvedLine } from './solved-line.ts'
import { overstretched, strainOf, warningsOf } from './warnings.ts'

const values = {
  fairlead_horizontal_tension: givesAs(
    'H',
    'Horizontal tension',
    'line_tension',
    'Horizontal tension at the fairlead.',
    {
      orInput: 'fairlead_horizontal_tension',
    },
  ),
  fairlead_vertical_tension: givesAs(
    'V',
    'Vertical tension',
    'line_tension',
    'Vertical tension at the fairlead, positive when the line pulls down.',
    { signed: true },
  ),
  fairlead_tension: gives(
    fairleadTension,
    'line_tension',
    'Resultant of the horizontal and vertical tensions at the fairlead.',
    {
      title: 'Fairlead tension',
      orInput: 'fairlead_tension',
    },
  ),
  anchor_horizontal_tension: givesAs(
    'H_A',
    'Anchor horizontal tension',
    'line_tension',
    'Horizontal tension at the anchor, after seabed friction.',
    { orSymbol: 'H', orInput: 'fairlead_horizontal_tension' },
  ),
  anchor_vertical_tension: givesAs(
    'V_A',
    'Anchor vertical tension',
    'line_tension',
    'Vertical tension at the anchor, positive for uplift and negative for a line hanging below its anchor. Zero for a line grounded at the anchor.',
    { signed: true },
  ),
  anchor_tension: gives(anchorTension, 'line_tension', 'Resultant tension at the anchor.', { title: 'Anchor tension' }),
  grounded_length: gives(groundedLength, 'line_span', 'Unstretched line length on the seabed.', {
    title: 'Grounded length',
  }),
  suspended_length: gives(suspendedLength, 'mooring_line_length', 'Unstretched line length off the seabed.'),
  stretched_length: givesAs(
    'L_s',
    'Stretched length',
    'mooring_line_length',
    'Line length including elastic elongation.',
    {
      orSymbol: 'S',
    },
  ),
  horizontal_span: numberValue('line_span', {
    title: 'Horizontal span',
    description: 'Horizontal span as entered, or calculated from touchdown to top.',
    symbol: 'x',
    minimum: 0,
  }),
  catenary_parameter: gives(
    catenaryParameter,
    'line_span',
    'Horizontal tension divided by submerged weight per unit length.',
  ),
  minimum_bend_radius: givesAs(
    'R_min',
    'Minimum bend radius',
    'bend_radius',
    'Minimum bend radius of the static shape, at the touchdown or low point, otherwise at the lower end.',
    { orSymbol: 'a' },
  ),
  fairlead_angle_from_horizontal: gives(
    fairleadAngle,
    'inclination',
    'Line angle at the fairlead from the horizontal.',
    { title: 'Fairlead angle', minimum: -90, maximum: 90 },
  ),
  profile: rowsValue({
    title: 'Profile',
    description: 'Line profile at stations from the anchor (or touchdown) to the fairlead.',
    columns: {
      s_m: numberColumn('line_span', 'Unstretched arc length from anchor', { symbol: 's' }),
      x_m: numberColumn('line_span', 'Horizontal distance from anchor', { symbol: 'x_s' }),
      z_m: numberColumn('line_height', 'Height above anchor', { symbol: 'z_s' }),
      tension_N: numberColumn('line_tension', 'Line tension', { unit: 'N', symbol: 'T_s' }),
      inclination_deg: numberColumn('inclination', 'Inclination from horizontal'),
    },
  }),
  utilisation: gives(
    tensionUtilisation,
    'utilisation',
    'Larger end tension multiplied by the safety factor and divided by the breaking load.',
    {
      needs: ['minimum_breaking_load'],
    },
  ),
  status: textValue({
    title: 'Status',
    description:
      'Pass or fail from the checks assessed. Not assessed if any check could not be assessed; not reported if no limit is provided.',
  }),
}

const checks = {
  line_tension: compares('line_tension', {
    title: 'Line tension',
    criterion: tensionUtilisation,
    demand: factoredTension,
    capacity: { input: 'minimum_breaking_load', title: 'Minimum breaking load' },
    utilisation: tensionUtilisation.symbol,
    needs: ['minimum_breaking_load'],
    reach: [linearStrain],
  }),
  bend_radius: compares('bend_radius', {
    title: 'Touchdown bend radius',
    criterion: { source: IRVINE, clause: 'catenary, R = T²/(w H), compared with the limit entered' },
    demand: { input: 'minimum_allowable_bend_radius', title: 'Minimum allowable bend radius' },
    capacity: { symbol: 'R_min', orSymbol: 'a', title: 'Minimum calculated bend radius' },
    needs: ['minimum_allowable_bend_radius'],
    reach: [linearStrain],
  }),
}

const tables = {
  restoring_curve: {
    title: 'Tensions against horizontal span',
    description:
      'Tensions of the same line at adjacent spans. If the span is a result, lines of the same height at adjacent tensions are shown.',
    columns: {
      horizontal_span: numberColumn('line_span', 'Horizontal span', { symbol: 'x' }),
      horizontal_tension: numberColumn('line_tension', 'Horizontal tension', { symbol: 'H' }),
      vertical_tension: numberColumn('line_tension', 'Vertical tension', { symbol: 'V' }),
      fairlead_tension: numberColumn('line_tension', 'Fairlead tension', { symbol: 'T' }),
    },
  },
}

const charts = {
  line_profile: {
    title: 'Line profile',
    description: 'Line above the seabed, with its touchdown or low point.',
    apart: {
      touchdown: 'Touchdown point of the stretched line. The reported grounded length is unstretched.',
      'low point': 'Point at which a line hanging below its anchor is horizontal.',
    },
  },
  tension_along_line: {
    title: 'Tension along line',
    description: 'Line tension from the anchor to the fairlead.',
    apart: {
      allowable:
        'Breaking load divided by the required safety factor. The check compares the calculated factor with the required factor.',
      'low point': 'Point at which a line hanging below its anchor is horizontal.',
    },
  },
  restoring_curve: {
    title: 'Restoring curve',
    description: 'Fairlead tensions against span, with the operating point.',
  },
}

const figures = {
  profile: {
    title: 'Line elevation',
    description: 'Line from the anchor, or touchdown, to the fairlead, with the grounded length and end reactions.',
  },
}

/** What every way takes, may have and gives. */
export const ofLine = {
  takes: ['vertical_span', 'submerged_weight_per_length', 'required_safety_factor', 'profile_points'],
  may: ['minimum_breaking_load', 'minimum_allowable_bend_radius'],
  values,
  checks,
  tables,
  charts,
  figures,
} as const
type Asked = Pick<Inputs, (typeof ofLine.takes)[number]> & Partial<Pick<Inputs, (typeof ofLine.may)[number]>>

export function answered(p: Asked, solved: SolvedLine, trace: Trace) {
  const bend = bendOf(solved, trace)
  requireFinite({ ...solved, ...bend })
  const strain = isElastic(solved) ? strainOf(solved, trace) : undefined
  const u_T = tensionUse(p, solved, trace)
  const why = overstretched(strain)
  const doubt = why && ({ kind: 'out_of_reach', why } as const)
  const note = why?.reason ?? asEntered(p)
  const parts = once(() => partsOf(solved))
  const curve = once(() => neighbours(solved))
  return {
    values: {
      horizontal_span: solved.x,
      minimum_bend_radius: bend.R === null ? notApplicable(STRAIGHT) : undefined,
      profile: profile(solved.line, solved.solution, p.profile_points).map((point) => ({
        s_m: point.s,
        x_m: point.x,
        z_m: point.z,
        tension_N: point.tension,
        inclination_deg: point.inclination,
      })),
    },
    checks: {
      line_tension: u_T === undefined ? notChecked('input_missing', '{minimum_breaking_load} not provided') : undefined,
      bend_radius: unbent(p, bend),
    },
    // A line that is hardly linear has another horizontal tension, and so another radius.
    beside: {
      line_tension: { doubt, ...(note !== undefined && { note }) },
      bend_radius: { doubt, ...(bend.R === 0 && { failure: KINK }) },
    },
    tables: () => ({
      restoring_curve: curve().map(({ x, H, V }) => ({
        horizontal_span: x,
        horizontal_tension: H,
        vertical_tension: V,
        fairlead_tension: Math.hypot(H, V),
      })),
    }),
    charts: () => {
      const MBL = p.minimum_breaking_load
      return {
        line_profile: lineProfile(solved, parts()),
        tension_along_line: tensionAlongLine(solved, parts(), MBL && MBL / p.required_safety_factor),
        restoring_curve: restoringChart(solved, curve()),
      }
    },
    figures: () => ({ profile: lineElevation(solved, bend, parts()) }),
    warnings: warningsOf(p, solved, strain),
    detail: sentence(p, solved, bend, u_T),
  }
}

const STRAIGHT = 'the line is straight and has no bend'
const KINK = 'a line without horizontal tension has no bend radius at touchdown'

const neighbours = (solved: SolvedLine) => {
  const { line, solution, H } = solved
  return isElastic(solved) ? restoringCurve(line, solution) : closedCurve(H, line.weightPerLength, line.verticalSpan)
}

/** What is said of a factor below that of an intact line after a quasi-static analysis. */
function asEntered({ required_safety_factor: FS }: Asked): string | undefined {
  const least = LINE_FACTORS.quasi_static.intact
  if (FS >= least * (1 - 1e-9)) return undefined
  return `The required safety factor was entered as ${shown(FS)}; API RP 2SK (2005) requires ${shown(least)} for an intact line in a quasi-static analysis.`
}

/** Of the two ends the one with the larger tension: the lower one only if the fairlead is below the anchor. */
function tensionUse(p: Asked, { T, T_A }: SolvedLine, trace: Trace): number | undefined {
  const { minimum_breaking_load: MBL, required_safety_factor: FS } = p
  if (MBL === undefined) return undefined
  trace.section('Line tension')
  const T_d =
    T >= T_A
      ? trace.apply(factoredTension, { T, FS })
      : trace.apply(factoredTension, { T: T_A, FS }, { rename: { T: 'T_A' } })
  return trace.apply(tensionUtilisation, { T_d, MBL })
}

/** Why no bend is checked; undefined where one is. */
function unbent({ minimum_allowable_bend_radius: limit }: Asked, { R }: Bend) {
  if (limit === undefined) return notChecked('not_requested', '{minimum_allowable_bend_radius} not provided')
  return R === null ? notChecked('not_requested', STRAIGHT) : undefined
}

function sentence(p: Asked, { T, T_A, L_B }: SolvedLine, { theta }: Bend, u_T: number | undefined): string {
  const { minimum_breaking_load: MBL = 0, required_safety_factor: FS } = p
  const bed = L_B > 0 ? `, grounded length ${shownIn(L_B, 'm')}` : ''
  const use =
    u_T === undefined
      ? ''
      : `. Tension utilisation ${shownUtilisation(utilisation(u_T))} (breaking load ${shownForce(MBL)}, required safety factor ${shown(FS)})`
  return `Fairlead tension ${shownForce(T)} at ${shownIn(theta, 'deg', 3)} from the horizontal, anchor tension ${shownForce(T_A)}${bed}${use}`
}

/** Ends a run whose numbers are too far apart for double precision. */
function requireFinite(numbers: Readonly<Record<string, unknown>>): void {
  for (const value of Object.values(numbers)) {
    if (typeof value === 'number' && !Number.isFinite(value)) {
      throw new CalculationError(
        'the inputs differ too widely in scale for finite tensions and lengths; check their units',
      )
    }
  }
}
