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
  mean_position_only: 'Motions are not provided. Checks apply to the mean position only.',
  line_breaks: 'A line tension exceeds the breaking load.',
  no_redundancy: 'The vessel has no equilibrium with one line failed.',
  long_line: 'The line is longer than anchor distance plus fairlead height. Part of it may hang vertically.',
  slack_line: 'A line has no horizontal tension.',
  large_offset: 'The offset is a large proportion of the water depth.',
  anchor_uplift: 'Anchor uplift occurs. Drag anchors are not designed for uplift.',
  static_tensions: 'Static tensions are compared with the factors for a dynamic analysis.',
  drag_anchor_factor: 'A drag anchor factor for a dynamic analysis is used with a quasi-static analysis.',
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
        'Motions are not provided. Tensions and offsets apply to the mean position and exclude the slow-drift and wave-frequency motions required by API RP 2SK.',
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
        `Line ${broken?.number} tension is ${shownForce(broken?.tension ?? 0)}, which exceeds its breaking load of ${shownForce(broken?.breakingLoad ?? 0)}. The line fails.`,
    ),
    ...said('no_redundancy', unheld !== undefined, () => `The mooring has no redundancy: ${unheld}.`, '/line_azimuths'),
    ...said(
      'static_tensions',
      p.analysis_method === 'dynamic' && p.dynamic_factor === 1,
      () =>
        '{dynamic_factor} is 1, so static tensions are compared with the safety factors for a dynamic analysis. These apply only to tensions that include line dynamics.',
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
        `The line length is ${shownIn(L, 'm')}; anchor distance plus fairlead height is ${shownIn(most, 'm')}. The line hangs vertically and the excess lies on the seabed.`,
      `/${lengthAt}`,
    ),
    ...said(
      'slack_line',
      slack.length > 0,
      () => `Line ${(slack[0] ?? 0) + 1} is slack in at least one condition and provides no restraint.`,
      `/${lengthAt}`,
    ),
    ...said(
      'large_offset',
      furthest > LARGE_OFFSET * p.water_depth,
      () =>
        `The maximum offset is ${shownIn(furthest, 'm')}, ${shownPercent(furthest / p.water_depth)} of the water depth; the limit is ${shownPercent(LARGE_OFFSET)}. Few risers can accommodate this offset.`,
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
        `{${name}} ${shownRatio(p[name])} is below ${least}, the API RP 2SK (1996) value for drag anchors in a quasi-static analysis. The 2005 factors of 1.5 and 1.0 apply to a dynamic analysis.`,
      `/${name}`,
    )
  return [
    ...said(
      'anchor_uplift',
      lifted > 0,
      () =>
        `The anchor uplift is ${shownForce(lifted)} in at least one condition. Drag anchors are not designed for uplift.`,
    ),
    ...factor('anchor_required_safety_factor', DRAG_FACTORS_1996.intact),
    ...(p.check_damaged ? factor('damaged_anchor_required_safety_factor', DRAG_FACTORS_1996.damaged) : []),
  ]
}
