/** What is wrong with a mesh: the faults of its geometry, and the reasons for not accepting it. */
import type * as orcawave from '@keelson/standards/orcina-orcawave-11/checks.ts'
import { MASS_TOLERANCE, VOLUME_TOLERANCE } from '@keelson/standards/orcina-orcawave-11/checks.ts'
import {
  against,
  type CheckResult,
  type Left,
  listed,
  type NotChecked,
  shown,
  shownIn,
  shownPercent,
  shownWhole,
} from '@keelson/workflow'
import type { BodyMesh } from './body-mesh.ts'
import type { DiffractionParams } from './inputs.ts'

/** Faults of the geometry alone; a mesh with any is not accepted. */
export function geometryFaults(m: BodyMesh): string[] {
  const { volume, volumes } = m.hydrostatics
  const spread = volume > 0 ? (Math.max(...volumes) - Math.min(...volumes)) / volume : 0
  return [
    ...m.symmetryFaults,
    ...(m.holes > 0 ? [`the mesh has ${m.holes} open edges that are not at z = 0`] : []),
    ...(m.conflicts > 0 ? [`${m.conflicts} edges or panels do not form a single closed surface`] : []),
    ...(volume > 0 ? [] : [`the mesh encloses no volume below z = 0 (${shownIn(volume, 'm3')})`]),
    ...(spread > VOLUME_TOLERANCE.value
      ? [`the volumes from x, y and z (${listed(volumes.map((v) => shown(v)))} m³) differ by more than 1 %`]
      : []),
  ]
}

export interface Mass {
  /** Difference as a share of the mass. */
  readonly difference: number
  readonly displaced: number
}

/** All reasons why the mesh is not accepted; none where it is. */
export function reasonsOf(p: DiffractionParams, m: BodyMesh, { difference, displaced }: Mass): string[] {
  if (difference <= MASS_TOLERANCE.value * (1 + 1e-9)) return geometryFaults(m)
  const [mass, other] = [shownIn(p.mass, 't'), shownIn(displaced, 't')]
  const apart = `{mass} ${mass} and {displaced_mass} ${other} differ by ${shownPercent(difference)}, more than ${shownPercent(MASS_TOLERANCE.value)}`
  return [...geometryFaults(m), apart]
}

/** What must hold of a mesh whose displaced volume is compared with a mass, as the program at hand is cited. */
export type MeshRules = Pick<typeof orcawave, 'soundMesh' | 'meshBelowWater'>

/** Why the displaced volume is none to compare a mass with; undefined if it is sound. */
export function volumeDoubt(m: BodyMesh, program: string, { soundMesh, meshBelowWater }: MeshRules): Left | undefined {
  if (geometryFaults(m).length > 0)
    return against(soundMesh, 'the displaced volume is unreliable because the mesh has faults')
  if (m.highest <= ABOVE_WATER) return undefined
  const reaches = `the mesh extends ${shownIn(m.highest, 'm')} above still water; ${program} uses only the part below it`
  return against(meshBelowWater, reaches)
}

/** Of checks of the mesh: every one of them passes. */
export const allPass = (checks: Readonly<Record<string, CheckResult | NotChecked>>): boolean =>
  Object.values(checks).every((one) => !('notChecked' in one) && one.passes)

/** What the sentence says of the mesh: whether it is accepted, what it displaces, and its panels beside the waves. */
export function meshInWords(o: {
  readonly accepted: boolean
  readonly mass: number
  readonly displaced: number
  readonly longestSide: number
  readonly lambda: number
}): string {
  const [body, other] = [shownIn(o.mass, 't'), shownIn(o.displaced, 't')]
  const panels = `longest panel side ${shownIn(o.longestSide, 'm', 3)} for a shortest wavelength of ${shownIn(o.lambda, 'm', 3)}`
  return `Mesh ${o.accepted ? '' : 'not '}accepted: displaced mass ${other}, body mass ${body}, ${panels}`
}

/** '1 period', '9 headings'. */
export const howMany = (count: number, one: string, many = `${one}s`): string =>
  `${shownWhole(count)} ${count === 1 ? one : many}`

/** Heights that are still water for all practical purposes, m. */
export const ABOVE_WATER = 1e-6
