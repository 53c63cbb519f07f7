/** What a mooring engineer would remark on a spread. */
import { DRAG_FACTORS_1996 } from '@keelson/standards/api-rp-2sk-2005/anchors.ts'
import { sayer, shownForce, shownIn, shownPercent, shownRatio, type Warning } from '@keelson/workflow'
import { brokenIn, firstUnheld } from './answer.ts'
import type { Condition } from './conditions.ts'
import type { FollowedSpread } from './follow.ts'
import type { SpreadParams } from './inputs.ts'
import { lengthOf } from './line.ts'
import { intactConditions, lossConditions, upliftIn } from './reach.ts'
import type { SolvedSpread } from './solve.ts'

export const spreadWarnings = {
  mean_position_only: 'No motions were given: the checks hold for the mean position only.',
  line_breaks: 'A line is loaded beyond its breaking load.',
  no_redundancy: 'With a line lost the others do not hold the vessel.',
  long_line: 'The line is longer than its way down and along the bed: part of it may hang straight down.',
  slack_line: 'A line carries no horizontal tension.',
  large_offset: 'The vessel drifts by a large share of the water depth.',
  anchor_uplift: 'A line pulls its anchor up, which a drag anchor is not made for.',
  static_tensions: 'Static tensions are held against the factors of a dynamic analysis.',
  drag_anchor_factor: 'A factor of drag anchors after a dynamic analysis is used after a quasi-static one.',
} as const
const said = sayer(spreadWarnings)

/** `lengthAt`: the input that tells the length of the line. */
export function spreadWarningsOf(
  p: SpreadParams,
  solved: SolvedSpread,
  f: FollowedSpread,
  lengthAt: string,
): Warning[] {
  return [
    ...said(
      'mean_position_only',
      solved.motions === undefined,
      () =>
        'no motions are given: tensions and offsets are those of the mean position, without the slow-drift and wave motions that API RP 2SK adds',
      '/low_frequency_motion_standard_deviation',
    ),
    ...strengthWarnings(p, solved, f),
    ...layoutWarnings(p, solved, lengthAt),
    ...anchorWarnings(p, solved),
  ]
}

function strengthWarnings(p: SpreadParams, solved: SolvedSpread, f: FollowedSpread): Warning[] {
  const broken = brokenIn(f)
  const unheld = firstUnheld(solved)
  return [
    ...said(
      'line_breaks',
      broken !== undefined,
      () =>
        `line ${broken?.number} is loaded with ${shownForce(broken?.tension ?? 0)}, beyond its breaking load: it breaks`,
    ),
    ...said('no_redundancy', unheld !== undefined, () => `there is no redundancy: ${unheld}`, '/line_azimuths'),
    ...said(
      'static_tensions',
      p.analysis_method === 'dynamic' && p.dynamic_factor === 1,
      () =>
        '{dynamic_factor} is 1: static tensions are held against the factors of a dynamic analysis, which presuppose tensions with line dynamics',
      '/dynamic_factor',
    ),
  ]
}

/** Share of the water depth from which an offset is large. */
const LARGE_OFFSET = 0.3

const conditionsOf = (solved: SolvedSpread): Condition[] => [...intactConditions(solved), ...lossConditions(solved)]

function layoutWarnings(p: SpreadParams, solved: SolvedSpread, lengthAt: string): Warning[] {
  const { spread } = solved
  const [L, most] = [lengthOf(spread.line), spread.x_0 + spread.z]
  const conditions = conditionsOf(solved)
  const furthest = Math.max(...conditions.map((c) => c.offset))
  const slack = conditions.flatMap((c) =>
    c.lines.flatMap((at, i) => (at.horizontalTension > 0 ? [] : [c.numbers[i] ?? 0])),
  )
  return [
    ...said(
      'long_line',
      L > most,
      () =>
        `the line of ${shownIn(L, 'm')} is longer than anchor distance and height together, ${shownIn(most, 'm')}: it hangs straight down to a heap on the bed`,
      `/${lengthAt}`,
    ),
    ...said(
      'slack_line',
      slack.length > 0,
      () => `line ${(slack[0] ?? 0) + 1} hangs slack in one of the conditions: it holds nothing there`,
      `/${lengthAt}`,
    ),
    ...said(
      'large_offset',
      furthest > LARGE_OFFSET * p.water_depth,
      () =>
        `an offset of ${shownIn(furthest, 'm')} is ${shownPercent(furthest / p.water_depth)} of the water depth, above ${shownPercent(LARGE_OFFSET)}: risers rarely bear that`,
      '/water_depth',
    ),
  ]
}

/** Conditions whose uplift no check of the anchors says. */
const liftedUnsaid = (p: SpreadParams, solved: SolvedSpread): Condition[] =>
  p.anchor_holding_capacity === undefined ? conditionsOf(solved) : lossConditions(solved)

function anchorWarnings(p: SpreadParams, solved: SolvedSpread): Warning[] {
  const lifted = upliftIn(liftedUnsaid(p, solved))
  const quasiStatic = p.anchor_holding_capacity !== undefined && p.analysis_method === 'quasi_static'
  const factor = (name: 'anchor_required_safety_factor' | 'damaged_anchor_required_safety_factor', least: number) =>
    said(
      'drag_anchor_factor',
      quasiStatic && p[name] < least,
      () =>
        `{${name}} is ${shownRatio(p[name])}, below ${least}, which the edition of 1996 asked of drag anchors after a quasi-static analysis: 1.5 and 1.0 of 2005 belong to a dynamic one`,
      `/${name}`,
    )
  return [
    ...said(
      'anchor_uplift',
      lifted > 0,
      () =>
        `an anchor is pulled up with ${shownForce(lifted)} in one of the conditions: a drag anchor is not made for it`,
    ),
    ...factor('anchor_required_safety_factor', DRAG_FACTORS_1996.intact),
    ...(p.check_damaged ? factor('damaged_anchor_required_safety_factor', DRAG_FACTORS_1996.damaged) : []),
  ]
}
