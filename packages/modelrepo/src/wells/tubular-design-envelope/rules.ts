/** What the inputs must satisfy together: a pipe with a bore and a wall, steel that still has a strength, cases by their names. */
import { deratedYield } from '@keelson/physics/tubulars/yielding.ts'
import { type Problem, shownLength, shownTemperature } from '@keelson/workflow'
import type { Params } from './inputs.ts'

export const rules = (p: Params): Problem[] => [...wallOf(p), ...heatOf(p), ...namesOf(p)]

function wallOf({ outer_diameter: D, wall_thickness: t, wall_loss: lost }: Params): Problem[] {
  if (t >= D / 2)
    return [
      {
        pointer: '/wall_thickness',
        message: `must be less than half of {outer_diameter}, ${shownLength(D / 2)} (entered: ${shownLength(t)})`,
      },
    ]
  if (lost < t) return []
  return [
    {
      pointer: '/wall_loss',
      message: `must be less than {wall_thickness}, ${shownLength(t)} (entered: ${shownLength(lost)})`,
    },
  ]
}

function heatOf(p: Params): Problem[] {
  const all = [
    { pointer: '/temperature', T: p.temperature },
    ...(p.load_cases ?? []).flatMap(({ temperature: T }, i) =>
      T === undefined ? [] : [{ pointer: `/load_cases/${i}/temperature`, T }],
    ),
  ]
  const {
    specified_minimum_yield_strength: SMYS,
    temperature_derating_rate: c_T,
    temperature_derating_reference: T_ref,
  } = p
  return all
    .filter(({ T }) => deratedYield.evaluateSI({ SMYS, c_T, T, T_ref }) <= 0)
    .map(({ pointer, T }) => ({
      pointer,
      message: `must leave a positive yield strength at {temperature_derating_rate} (entered: ${shownTemperature(T)})`,
    }))
}

function namesOf({ load_cases = [] }: Params): Problem[] {
  const seen = new Map<string, number>()
  return load_cases.flatMap(({ name }, i): Problem[] => {
    const before = seen.get(name)
    if (before === undefined) seen.set(name, i)
    return before === undefined
      ? []
      : [
          {
            pointer: `/load_cases/${i}/name`,
            message: `must be unique; row ${before + 1} has the same name`,
          },
        ]
  })
}
