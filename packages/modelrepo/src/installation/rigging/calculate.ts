/** A lift, legs at an angle, a sling, shackles, a string or a skew load: each analysis, and what is shown of it. */
import type { Trace } from '@keelson/equations'
import { BREAKING_FACTOR, LEAST_ANGLE } from '@keelson/standards/dnv-st-n001-2021/shackles.ts'
import { BREAKING_FACTOR as HERITAGE_FACTOR } from '@keelson/standards/noble-denton-0027-rev11/shackles.ts'
import {
  check,
  given,
  midSentence,
  notApplicable,
  notChecked,
  type Outcome,
  type RunContext,
  shown,
  shownForce,
  shownIn,
  utilisation,
  withGoverning,
} from '@keelson/workflow'
import { guardPart, guardSling, lowSkew } from './calculate-doubts.ts'
import { angleRun, type LiftRun, liftRun } from './calculate-lift.ts'
import { catalogueRun, type PartsRun, partsRun, weakestOf } from './calculate-parts.ts'
import { skewRun } from './calculate-skew.ts'
import { type SlingRun, slingRun } from './calculate-sling.ts'
import { angleChart, combinationsChart, legsChart, skewChart } from './charts.ts'
import { checks } from './checks.ts'
import type { contract } from './contract.ts'
import { elevation, plan, skewElevation, skewPlan } from './figures.ts'
import { CATALOGUE, LEG_ANGLE, LIFT, SLING_FACTOR, STRING } from './modes.ts'
import type { Params } from './params.ts'
import { combinationRows, legRows, shackleRows } from './tables.ts'
import {
  angleWarnings,
  catalogueWarnings,
  liftWarnings,
  partsWarnings,
  skewWarnings,
  slingWarnings,
} from './warnings.ts'

type Run = Outcome<typeof contract>
type Values = Run['values']
type Checks = NonNullable<Run['checks']>

export function calculate(p: Params, { trace }: RunContext): Run {
  if (p.analysis === LIFT) return aLift(p, trace)
  if (p.analysis === LEG_ANGLE) return legsAtAngle(p, trace)
  if (p.analysis === SLING_FACTOR) return aSling(p, trace)
  if (p.analysis === CATALOGUE) return fromCatalogue(p, trace)
  return p.analysis === STRING ? aString(p, trace) : skewed(p, trace)
}

function aLift(p: Params, trace: Trace): Run {
  const run = liftRun(p, trace)
  const sling = slingRun(p, run.force, trace)
  const parts = partsRun(p, run, trace)
  const made = { ...slingCheck(p, sling), ...partsChecks(p, run, parts), ...angleCheck(run) }
  return {
    values: {
      ...liftValues(run),
      ...slingValues(sling),
      ...(parts && {
        governing_wll: parts.weakest?.limit ?? notApplicable('no row of {elements} has a working load limit'),
      }),
    },
    checks: made,
    tables: () => ({ legs: run.legs ? legRows(run.legs) : notApplicable(ALIKE) }),
    charts: () => ({
      leg_forces: run.legs ? legsChart(run.legs) : notApplicable(ALIKE),
      force_by_angle: angleChart(p, run),
    }),
    figures: () => ({ elevation: elevation(p, run), plan: run.legs ? plan(p, run.legs) : notApplicable(ALIKE) }),
    warnings: [...liftWarnings(p, run), ...slingWarnings(p), ...partsWarnings(p, parts)],
    detail: liftInWords(p, run, sling, made),
  }
}
const ALIKE = 'the {hook_height} is not given: all legs are alike'

const liftValues = (run: LiftRun): Values => ({
  dynamic_amplification_factor: run.DAF,
  ...(run.reaction !== undefined && { maximum_vertical_reaction: run.reaction }),
  ...(run.longest !== undefined && { maximum_sling_length: run.longest }),
  maximum_sling_force: run.force,
  minimum_sling_angle: run.angle,
})

const slingValues = (sling: SlingRun | undefined): Values =>
  sling === undefined
    ? {}
    : {
        bending_factor: sling.bending,
        reduction_factor: sling.reduction,
        nominal_safety_factor: sling.factor,
        required_mbl: sling.required,
        ...(sling.utilisation !== undefined && { sling_utilisation: utilisation(sling.utilisation) }),
      }

function liftInWords(p: Params, { force, DAF }: LiftRun, sling: SlingRun | undefined, made: Checks): string {
  const factors = `dynamic amplification ${shown(DAF, 3)}, skew load factor ${shown(p.skew_load_factor, 3)}`
  const answer = `The largest sling force is ${shownForce(force)} (${factors})`
  return withGoverning(sling ? `${answer}; ${midSentence(slingInWords(sling))}` : answer, checks, made)
}

const slingInWords = ({ required, factor }: SlingRun): string =>
  `The sling requires a breaking load of ${shownForce(required)}, a safety factor of ${shown(factor, 3)}`

function slingCheck(p: Params, sling: SlingRun | undefined): Pick<Checks, 'sling'> {
  if (p.sling_mbl === undefined) return {}
  if (sling === undefined)
    return {
      sling: {
        ...notChecked('input_missing', 'without {rope_diameter} and {bend_diameter} there is no sling factor'),
        open: true,
      },
    }
  const note = lowSkew(p)
  return {
    sling: guardSling(p, check({ demand: sling.required, capacity: p.sling_mbl, ...(note !== undefined && { note }) })),
  }
}

function partsChecks(
  p: Params,
  { force }: LiftRun,
  parts: PartsRun | undefined,
): Pick<Checks, 'working_load' | 'shackle'> {
  if (parts === undefined) return {}
  const { working, shackle } = parts
  const low = lowSkew(p)
  const note = low === undefined ? {} : { note: low }
  return {
    working_load: working
      ? guardPart(p, check({ ...working, ...note }))
      : notChecked('input_missing', 'no row of {elements} has a working load limit'),
    shackle: shackle
      ? guardPart(p, check({ ...shackle, ...note, ...heritage(shackle, force) }))
      : notChecked('not_requested', 'no shackle among {elements} has a breaking load'),
  }
}

/** What fails 3.3 and would pass 3.0 is said to. */
function heritage({ demand, capacity }: NonNullable<PartsRun['shackle']>, force: number): { readonly note?: string } {
  if (demand <= capacity || HERITAGE_FACTOR.value * force > capacity) return {}
  return {
    note: `it has the ${HERITAGE_FACTOR.value} of 0027/ND Rev 11 8.2.6, and not the ${BREAKING_FACTOR.value} that is asked for here`,
  }
}

const angleCheck = ({ legs, angle }: LiftRun): Pick<Checks, 'sling_angle'> =>
  legs === undefined ? {} : { sling_angle: check({ demand: LEAST_ANGLE, capacity: angle }) }

function legsAtAngle(p: Params, trace: Trace): Run {
  const run = angleRun(p, trace)
  const { sling_angle_from_horizontal: angle } = given(p, 'sling_angle_from_horizontal')
  return {
    values: { sling_force: run.force, horizontal_force: run.horizontal },
    charts: () => ({ force_by_angle: angleChart(p, { force: run.force, angle }) }),
    figures: () => ({ elevation: elevation(p, { force: run.force, angle }) }),
    warnings: angleWarnings(angle),
    detail: `Each of ${p.number_of_legs} legs carries ${shownForce(run.force)}, ${shownForce(run.horizontal)} of it horizontal`,
  }
}

function aSling(p: Params, trace: Trace): Run {
  const { maximum_sling_force } = given(p, 'maximum_sling_force')
  const sling = slingRun(p, maximum_sling_force, trace)
  const made = slingCheck(p, sling)
  return {
    values: slingValues(sling),
    checks: made,
    warnings: slingWarnings(p),
    ...(sling && { detail: withGoverning(slingInWords(sling), checks, made) }),
  }
}

function fromCatalogue(p: Params, trace: Trace): Run {
  const shackles = catalogueRun(p, trace)
  return {
    values: {
      working_load_limit: shackles.map(({ limit }) => limit),
      minimum_breaking_load: shackles.map(({ ultimate }) => ultimate),
    },
    tables: () => ({ shackles: shackleRows(shackles) }),
    warnings: catalogueWarnings(shackles),
    detail: `Working load limit of G-2130 shackles: ${shackles.map(({ size, limit }) => `${shownIn(limit, 't')} (${size} in)`).join(', ')}`,
  }
}

function aString(p: Params, trace: Trace): Run {
  const weakest = weakestOf(p, trace)
  return {
    values: weakest ? { governing_wll: weakest.limit } : {},
    warnings: partsWarnings(p),
    ...(weakest && {
      detail: `The string carries ${shownIn(weakest.limit, 't')}, the working load limit of ${weakest.name}`,
    }),
  }
}

function skewed(p: Params, trace: Trace): Run {
  const run = skewRun(p, trace)
  return {
    values: {
      skew_load_factor_calculated: run.factor,
      nominal_sling_forces: run.found.nominal.forces,
      maximum_skew_sling_force: run.largest,
      slack_sling: run.slack,
      skew_load_factor_by_sling: run.factors,
    },
    tables: () => ({ combinations: combinationRows(run) }),
    charts: () => ({ skew_forces: skewChart(run), combinations: combinationsChart(run) }),
    figures: () => ({ elevation: skewElevation(p, run), plan: skewPlan(p, run) }),
    warnings: skewWarnings(run),
    detail: `The skew load factor is ${shown(run.factor, 4)}, and the largest static sling force ${shownForce(run.largest)}`,
  }
}
