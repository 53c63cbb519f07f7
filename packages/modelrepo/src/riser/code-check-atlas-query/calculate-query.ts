/** A query against the atlas: what of it lies outside, and the shares of both loads that it reads. */
import { superposedUtilisation } from '@keelson/standards/api-rp-2rd-1998/allowable.ts'
import {
  type AtlasAxis,
  type AtlasFile,
  type AtlasRead,
  interpolate,
  type Outside,
  outside,
} from '@keelson/workflow/atlas.ts'
import {
  BY_MOMENT,
  BY_TENSION,
  DIAMETER,
  M_REFERENCE,
  MOMENT,
  SHARE,
  STRENGTH,
  T_REFERENCE,
  TENSION,
  WALL,
} from './atlas-names.ts'
import { type Asked, type AskedPipe, useAt } from './atlas-solver.ts'

const AXES = [DIAMETER, WALL, STRENGTH, TENSION, MOMENT] as const

/** Inputs beyond an axis of the atlas. */
export const outsideOf = (asked: Asked, atlas: AtlasFile): Outside[] =>
  AXES.flatMap((name) => outside(atlas, name, asked[name]) ?? [])

/** Utilisations of a pipe at each load of reference alone. */
export interface Shares {
  readonly u_T: number
  readonly u_M: number
}
export interface SharesRead {
  readonly tension: AtlasRead
  readonly moment: AtlasRead
}

/** A value reached in another unit may miss the end of an axis by its last bit. */
const held = ({ values }: AtlasAxis, x: number) => Math.min(Math.max(x, values[0] ?? x), values.at(-1) ?? x)

/** Of a pipe inside the atlas. */
export function readAt(atlas: AtlasFile, pipe: AskedPipe): SharesRead {
  const axes = atlas.pieces[0]?.axes ?? []
  const at = Object.fromEntries(axes.map((axis) => [axis.name, held(axis, pipe[axis.name as keyof AskedPipe])]))
  return { tension: interpolate(atlas, BY_TENSION, at, SHARE), moment: interpolate(atlas, BY_MOMENT, at, SHARE) }
}

export const sharesRead = ({ tension, moment }: SharesRead): Shares => ({ u_T: tension.value, u_M: moment.value })

/** Of any pipe, by the direct solver. */
export const sharesSolved = (pipe: AskedPipe): Shares => ({
  u_T: useAt({ ...pipe, effective_tension: T_REFERENCE.si, bending_moment: 0 }),
  u_M: useAt({ ...pipe, effective_tension: 0, bending_moment: M_REFERENCE.si }),
})

export const useOf = (shares: Shares, { effective_tension: T_eff, bending_moment: M }: Asked): number =>
  superposedUtilisation.evaluate({ ...shares, T_eff, T_r: T_REFERENCE.si, M, M_r: M_REFERENCE.si })
