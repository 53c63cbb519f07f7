/** What the corner cell says of the axes: Hs\Tp, Hs [m] / Tp [s]. The first goes down, the second across. */
import { isUnit } from '@keelson/units'
import { headingOf } from '../delimited/heading.ts'

export interface Axis {
  readonly name: string
  readonly heading: string
  readonly unit?: string
  /** Where the unit was found. */
  readonly unitFrom: string
}

/** Rows and columns; undefined where the text does not name both. */
export function axesOf(corner: string): readonly [Axis, Axis] | undefined {
  const parts = divided(corner, ['\\']) ?? divided(corner, ['|', ';', ' vs ', ' vs. ']) ?? divided(corner, ['/'])
  if (parts === undefined) return undefined
  const [rows, columns] = [axisOf(parts[0], CORNER), axisOf(parts[1], CORNER)]
  // 'Depth/m' is one axis with its unit.
  return isUnit(columns.name) && !isPeriod(columns) ? undefined : [rows, columns]
}

export const CORNER = 'corner cell'

export function axisOf(heading: string, unitFrom: string): Axis {
  const { name, unit } = headingOf(heading)
  return { name, heading: heading.trim(), unitFrom, ...(unit !== undefined && { unit }) }
}

/** At the only mark outside of brackets. */
function divided(text: string, marks: readonly string[]): readonly [string, string] | undefined {
  const bare = text.replace(/\[[^\]]*\]|\([^)]*\)/g, (inside) => '\0'.repeat(inside.length))
  for (const mark of marks) {
    const at = bare.indexOf(mark)
    if (at < 0 || bare.indexOf(mark, at + 1) >= 0) continue
    const [before, after] = [text.slice(0, at).trim(), text.slice(at + mark.length).trim()]
    if (before !== '' && after !== '') return [before, after]
  }
  return undefined
}

const PERIOD = /^(?:wave |peak |zero-?crossing |mean |energy )*(?:t(?:p|z|e|m|\d)*|periods?)\b/i
const DIRECTION = /dir|heading|azimuth|sector/i
const HEIGHT = /^(?:significant |wave )*(?:h(?:s|m|\d)*|heights?)\b/i

export const isPeriod = ({ name }: Axis): boolean => PERIOD.test(name)
export const isDirection = ({ name }: Axis): boolean => DIRECTION.test(name)
export const isHeight = ({ name }: Axis): boolean => HEIGHT.test(name)
