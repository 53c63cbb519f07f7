/** A lift in air: its weight, dynamics and legs, its sling and the parts of its string. */
import { silent } from '@keelson/equations'
import * as four from '@keelson/physics/lift/four-points.ts'
import { legAngle } from '@keelson/physics/lift/leg.ts'
import { BREAKING_FACTOR, LEAST_ANGLE, requiredShackleLoad } from '@keelson/standards/dnv-st-n001-2021/shackles.ts'
import { LIFT_REACH, lightOffshore } from '@keelson/standards/noble-denton-0027-rev11/dynamic-amplification.ts'
import {
  BREAKING_FACTOR as HERITAGE_FACTOR,
  staticForce,
  workingLoad,
} from '@keelson/standards/noble-denton-0027-rev11/shackles.ts'
import {
  check,
  checkOf,
  compares,
  gives,
  inDoubt,
  midSentence,
  notApplicable,
  notChecked,
  shown,
  shownForce,
} from '@keelson/workflow'
import { angleChart, legsChart, overAngles, overHeights } from './charts.ts'
import { type Doubted, lowSkew, partDoubt, slingDoubt } from './doubts.ts'
import { alike, elevationFigure, fourLegs, plan, planFigure } from './figures.ts'
import { way } from './inputs.ts'
import { hooked, type Lift, type LiftRun, lifted, liftRun } from './lift.ts'
import { type PartsRun, partsRun, type Shackled } from './parts.ts'
import { bendRules, hookRules } from './rules.ts'
import { noFactor, partial, type SlingRun, slingChecks, slingInWords, slingRun, slingValues } from './sling.ts'
import { legRows, legTables } from './tables.ts'
import { liftWarnings, partsWarnings, slingWarnings } from './warnings.ts'
import { angleCharts, stringValues } from './way-others.ts'

const atHook = { needs: ['hook_height'] }
const ALIKE = notApplicable('the {hook_height} is not provided, so all leg forces are equal')
const NO_LIMIT = 'no row of {elements} has a working load limit'

export const aLift = way({
  takes: [...lifted, ...partial],
  unlessReplaced: ['sling_angle_from_horizontal'],
  may: [...hooked, 'sling_mbl', 'rope_diameter', 'bend_diameter', 'elements'],
  rules: (p) => [...hookRules(p), ...bendRules(p)],
  values: {
    dynamic_amplification_factor: gives(
      lightOffshore,
      'dynamic_amplification_factor',
      'Dynamic amplification factor in air, for the mass without contingency.',
      { title: 'Dynamic amplification factor', minimum: 1 },
    ),
    maximum_vertical_reaction: gives(
      four.largestReaction,
      'lifting_load',
      'Maximum static vertical reaction at a corner.',
      atHook,
    ),
    maximum_sling_length: gives(
      four.longestLeg,
      'structure_dimension',
      'Maximum sling length from lift point to hook.',
      atHook,
    ),
    maximum_sling_force: gives(
      four.largestForce,
      'lifting_load',
      'Maximum sling force including dynamic amplification and skew.',
    ),
    minimum_sling_angle: gives(legAngle, 'inclination', 'Minimum leg angle from the horizontal.', {
      title: 'Minimum leg angle',
      symbol: 'theta_min',
      orInput: 'sling_angle_from_horizontal',
      maximum: 90,
    }),
    ...slingValues,
    ...stringValues,
  },
  checks: {
    ...slingChecks,
    working_load: compares('lifting_load', {
      title: 'Weakest part working load',
      criterion: staticForce,
      demand: staticForce,
      capacity: workingLoad,
      needs: ['elements'],
      reach: [LIFT_REACH],
    }),
    shackle: checkOf('lifting_load', {
      title: 'Shackle breaking load',
      criterion: requiredShackleLoad,
      demand: requiredShackleLoad,
      capacity: 'Minimum shackle breaking load',
      needs: ['elements'],
      reach: [LIFT_REACH],
    }),
    sling_angle: compares('inclination', {
      title: 'Minimum leg angle',
      criterion: LEAST_ANGLE,
      demand: { constant: LEAST_ANGLE, title: 'Minimum permissible angle' },
      capacity: { symbol: 'theta_min', title: legAngle.title },
      ...atHook,
    }),
  },
  tables: legTables,
  charts: {
    leg_forces: {
      title: 'Leg forces',
      description: 'Force in each leg, including dynamics and skew.',
      ...atHook,
    },
    ...angleCharts,
  },
  figures: { ...elevationFigure, ...planFigure },
  calculate: (p, trace) => {
    const run = liftRun(p, trace)
    const sling = slingRun(p, run.force, trace)
    const parts = partsRun(p, run, trace)
    const low = lowSkew(p)
    const note = low === undefined ? {} : { note: low }
    const unlimited = parts !== undefined && parts.weakest === undefined
    return {
      ...(unlimited && { values: { governing_wll: notApplicable(NO_LIMIT) } }),
      checks: {
        ...(p.sling_mbl !== undefined && sling === undefined && { sling: noFactor }),
        ...(unlimited && { working_load: notChecked('input_missing', NO_LIMIT) }),
        ...(parts && { shackle: shackleCheck(p, run, parts, note) }),
      },
      beside: {
        sling: { ...note, doubt: slingDoubt(p) },
        working_load: { ...note, doubt: partDoubt(p) },
      },
      tables: () => ({ legs: run.legs ? legRows(run.legs) : ALIKE }),
      charts: () => ({
        leg_forces: run.legs ? legsChart(run.legs) : ALIKE,
        force_by_angle: angleChart(overShapes(p), run),
      }),
      figures: () => ({
        elevation: run.legs ? fourLegs(p, run) : alike(p, run),
        plan: run.legs ? plan(p, run.legs) : ALIKE,
      }),
      warnings: [...liftWarnings(p, run), ...slingWarnings(p), ...partsWarnings(p, parts)],
      answer: inWords(p, run, sling),
    }
  },
})

const overShapes = (p: Lift) =>
  p.hook_height === undefined
    ? overAngles((angle) => liftRun({ ...p, sling_angle_from_horizontal: angle }, silent).force)
    : overHeights(p, p.hook_height)

type Noted = { readonly note?: string }
/** Told: the weakest of the shackles is none of the numbers that are traced. */
function shackleCheck(p: Doubted, { force }: LiftRun, { shackle }: PartsRun, note: Noted) {
  if (shackle === undefined) return notChecked('not_requested', 'no shackle in {elements} has a breaking load')
  return inDoubt(partDoubt(p), check({ ...shackle, ...note, ...heritage(shackle, force) }))
}

/** What fails 3.3 and would pass 3.0 is said to. */
function heritage({ demand, capacity }: Shackled, force: number): Noted {
  if (demand <= capacity || HERITAGE_FACTOR.value * force > capacity) return {}
  return {
    note: `breaking load meets the factor of ${HERITAGE_FACTOR.value} in 0027/ND Rev 11 8.2.6 but not the required factor of ${BREAKING_FACTOR.value}`,
  }
}

function inWords(p: Lift, { force, DAF }: LiftRun, sling: SlingRun | undefined): string {
  const factors = `dynamic amplification factor ${shown(DAF, 3)}, skew load factor ${shown(p.skew_load_factor, 3)}`
  const answer = `Maximum sling force ${shownForce(force)} (${factors})`
  return sling ? `${answer}; ${midSentence(slingInWords(sling))}` : answer
}
