/** What the inputs must satisfy together, before anything is calculated. */
import { type Problem, problemAt, refused, shownLength } from '@keelson/workflow'
import { wallProblems } from '../../../_shared/pipe/wall-problems.ts'
import type { Params } from './inputs.ts'
import { B31G, GML, LML1, LML2, NEEDS, PART_A, PART_B, RSTRENG } from './methods.ts'
import { methodsOf, runs } from './runs.ts'

/** Largest reading over the nominal wall. */
const THICKEST = 1.2

export function rules(p: Params): Problem[] {
  if (methodsOf(p).length === 0)
    return refused(
      'assessment_method',
      `must be accompanied by sufficient data for at least one method; enter ${anyData()}`,
    )
  return [...walls(p), ...grid(p), ...profiles(p), ...defect(p)]
}

const anyData = () =>
  ([LML1, RSTRENG, PART_B] as const).map((m) => `${NEEDS[m].map((n) => `{${n}}`).join(', ')} (${m})`).join('; or ')

function walls(p: Params): Problem[] {
  const { wall_thickness: t, outer_diameter: D_o, future_corrosion_allowance: FCA, uniform_metal_loss: LOSS } = p
  if (t >= D_o / 2) return wallProblems(p)
  if (!runs(p, GML, LML1, LML2)) return []
  if (LOSS >= t)
    return refused(
      'uniform_metal_loss',
      `must be less than the nominal wall thickness, ${shownLength(t)} (entered: ${shownLength(LOSS)})`,
    )
  if (FCA >= t - LOSS) {
    const thinnest = leastReading(p)
    if (thinnest !== undefined) return [belowAllowance(thinnest.name, thinnest.t, FCA)]
    return refused(
      'future_corrosion_allowance',
      `must be less than the remaining wall thickness, ${shownLength(t - LOSS)} (entered: ${shownLength(FCA)})`,
    )
  }
  const thinnest = leastReading(p)
  return thinnest !== undefined && thinnest.t <= FCA ? [belowAllowance(thinnest.name, thinnest.t, FCA)] : []
}

const belowAllowance = (name: string, t: number, FCA: number) =>
  problemAt(
    name,
    `must exceed the future corrosion allowance, ${shownLength(FCA)}, at every reading (minimum entered: ${shownLength(t)})`,
  )

/** The thinnest reading that does not exceed the allowance, and where it was given. */
function leastReading(p: Params): { readonly name: string; readonly t: number } | undefined {
  const readings = [
    { name: 'minimum_measured_thickness', on: runs(p, LML1), list: [p.minimum_measured_thickness ?? 0] },
    {
      name: 'longitudinal_critical_thickness_profile',
      on: runs(p, LML2),
      list: p.longitudinal_critical_thickness_profile ?? [],
    },
    { name: 'thickness_grid', on: runs(p, GML), list: (p.thickness_grid ?? []).flat() },
  ]
  return readings
    .filter((r) => r.on)
    .map(({ name, list }) => ({ name, t: list.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY) }))
    .find(({ t }) => t <= p.future_corrosion_allowance)
}

function grid(p: Params): Problem[] {
  const rows = p.thickness_grid
  if (!runs(p, GML) || rows === undefined) return []
  const columns = rows[0]?.length ?? 0
  const ragged = rows.findIndex((row) => row.length !== columns)
  if (ragged >= 0)
    return refused(
      'thickness_grid',
      `must have rows of equal length, ${columns} readings as in row 1 (row ${ragged + 1} has ${rows[ragged]?.length})`,
    )
  const most = THICKEST * p.wall_thickness
  const thick = rows.flat().find((t) => t > most)
  return thick === undefined ? [] : [tooThick('thickness_grid', thick, most)]
}
const tooThick = (name: string, t: number, most: number) =>
  problemAt(
    name,
    `must have no reading above 1.2 times the nominal wall thickness, ${shownLength(most)} (entered: ${shownLength(t)})`,
  )

function profiles(p: Params): Problem[] {
  const { axial_position: x } = p
  if (x === undefined || !runs(p, LML2, RSTRENG)) return []
  const back = x.findIndex((xi, i) => i > 0 && xi <= (x[i - 1] ?? 0))
  if (back > 0) return refused('axial_position', `must increase from point to point (point ${back + 1} does not)`)
  const lists = [
    { name: 'longitudinal_critical_thickness_profile', method: LML2, list: p.longitudinal_critical_thickness_profile },
    { name: 'depth_profile', method: RSTRENG, list: p.depth_profile },
  ] as const
  return lists.flatMap(({ name, method, list }) => {
    if (list === undefined || !runs(p, method)) return []
    if (list.length !== x.length)
      return refused(name, `must have one value per axial position, ${x.length} in total (entered: ${list.length})`)
    return name === 'depth_profile' ? depths(p, list) : []
  })
}

function depths(p: Params, list: readonly number[]): Problem[] {
  const wrong = list.find((d) => d < 0 || d >= p.wall_thickness)
  if (wrong === undefined) return []
  return refused(
    'depth_profile',
    `must be at least 0 and less than the nominal wall thickness, ${shownLength(p.wall_thickness)} (entered: ${shownLength(wrong)})`,
  )
}

function defect(p: Params): Problem[] {
  const { defect_depth: d, wall_thickness: t } = p
  if (d === undefined || d < t || !runs(p, ...B31G, PART_A, PART_B)) return []
  return refused(
    'defect_depth',
    `must be less than the nominal wall thickness, ${shownLength(t)} (entered: ${shownLength(d)})`,
  )
}
