/** How the load of a brace is shared between the ways in which joints carry it. */

import type { Joint } from './inputs-joints.ts'
import { CLASSES, type JointClass } from './modes.ts'

export type Shares = Readonly<Record<JointClass, number>>

export const isMixed = (j: Joint): boolean =>
  [j.k_fraction, j.y_fraction, j.x_fraction].some((share) => share !== undefined)

export function sharesOf(j: Joint): Shares {
  if (isMixed(j)) return { K: j.k_fraction ?? 0, Y: j.y_fraction ?? 0, X: j.x_fraction ?? 0 }
  const of = j.joint_type === 'T' ? 'Y' : j.joint_type
  return { K: of === 'K' ? 1 : 0, Y: of === 'Y' ? 1 : 0, X: of === 'X' ? 1 : 0 }
}

export const classesOf = (j: Joint): readonly JointClass[] => CLASSES.filter((one) => sharesOf(j)[one] > 0)

/** 'K joint', or the shares: '50 % K, 30 % Y, 20 % X'. */
export function classInWords(j: Joint): string {
  if (!isMixed(j)) return `${j.joint_type} joint`
  const shares = sharesOf(j)
  return classesOf(j)
    .map((one) => `${Number((100 * shares[one]).toPrecision(4))} % ${one}`)
    .join(', ')
}
