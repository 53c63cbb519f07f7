/** Problems of the inputs, SI, that no single field shows. */
import { type Problem, refused, shown } from '@keelson/workflow'
import type { Params } from './inputs.ts'

export const rules = (p: Params): Problem[] =>
  p.rms_vertical_acceleration === undefined
    ? [...functionProblems(p), ...seaProblems(p), ...stationProblems(p), ...criteriaProblems(p)]
    : directProblems(p)

const directProblems = ({ frequency }: Params): Problem[] =>
  frequency === undefined ? refused('/frequency', 'must be provided with the {rms_vertical_acceleration}') : []

const FUNCTIONS = ['heave_rao', 'roll_rao', 'pitch_rao', 'relative_motion_rao'] as const

function functionProblems(p: Params): Problem[] {
  const { rao_frequencies: omega = [] } = p
  const down = omega.findIndex((own, i) => i > 0 && own <= (omega[i - 1] ?? 0))
  const order =
    down < 0
      ? []
      : refused(
          `/rao_frequencies/${down}`,
          `must be greater than the previous frequency, ${shown(omega[down - 1] ?? 0)} rad/s (entered: ${shown(omega[down] ?? 0)} rad/s)`,
        )
  const uneven = FUNCTIONS.flatMap((name) => {
    const list = p[name]
    if (list === undefined || list.length === omega.length) return []
    return refused(
      `/${name}`,
      `must have one value for each of the ${omega.length} frequencies (entered: ${list.length})`,
    )
  })
  return [...order, ...uneven]
}

/** Probabilities that are rounded may sum to a little more than 1. */
const PROBABILITY_TOLERANCE = 1e-6

function seaProblems({ sea_states = [] }: Params): Problem[] {
  const sum = sea_states.reduce((all, row) => all + row.probability, 0)
  if (sum <= 1 + PROBABILITY_TOLERANCE) return []
  return refused(
    '/sea_states',
    `must have probabilities that sum to at most 1 (entered: ${Number(sum.toPrecision(8))})`,
  )
}

function stationProblems(p: Params): Problem[] {
  const { draft_at_station, freeboard_at_station, hull_length, relative_motion_rao } = p
  const without = relative_motion_rao === undefined
  const station = [
    ['draft_at_station', draft_at_station],
    ['freeboard_at_station', freeboard_at_station],
  ] as const
  return [
    ...(without && station.some(([, value]) => value !== undefined)
      ? refused('/relative_motion_rao', 'must be provided with a draught or freeboard at the station')
      : []),
    ...(draft_at_station !== undefined && hull_length === undefined
      ? refused('/hull_length', 'must be provided with the {draft_at_station}')
      : []),
  ]
}

function criteriaProblems(p: Params): Problem[] {
  const [motions] = p.criteria_significant_single_amplitude ?? []
  const [events] = p.criteria_probability ?? []
  const need = (name: string, what: string, there: boolean, asked: unknown) =>
    asked !== undefined && !there ? refused(`/${name}`, `must be provided with a criterion on ${what}`) : []
  const empty = (['criteria_significant_single_amplitude', 'criteria_probability'] as const).flatMap((name) => {
    const own = p[name]?.[0]
    return own !== undefined && Object.keys(own).length === 0
      ? refused(`/${name}`, 'must contain at least one criterion')
      : []
  })
  return [
    ...empty,
    ...need('roll_rao', 'roll', p.roll_rao !== undefined, motions?.roll),
    ...need('pitch_rao', 'pitch', p.pitch_rao !== undefined, motions?.pitch),
    ...need('draft_at_station', 'slamming', p.draft_at_station !== undefined, events?.slamming),
    ...need('freeboard_at_station', 'deck wetness', p.freeboard_at_station !== undefined, events?.deck_wetness),
  ]
}
