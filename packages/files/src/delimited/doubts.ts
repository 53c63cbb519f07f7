/** Questions about columns of numbers: numbers that may stand for nothing, angles without a unit, headings with a doubtful one. */

import type { Asked } from '../asked.ts'
import { type LeftTally, leave } from '../left.ts'
import type { Question } from '../table.ts'
import { listed, shown } from '../text/shown.ts'
import { codesIn } from './nulls.ts'
import type { Numbers } from './values.ts'

interface Named {
  readonly table: string
  readonly name: string
}

/** Makes NaN of the codes that stand for nothing. */
export function withoutCodes(
  of: Named,
  { numbers, sure }: Numbers,
  lines: Uint32Array,
  asked: Asked,
  left: LeftTally,
): void {
  const codes = codesIn(numbers, sure)
  if (codes.size === 0) return
  const answer = asked.askOrLikeliest(nullQuestion(of, codes))
  const nulls = new Set([...codes.keys()].filter((code) => answer === ALL || answer === String(code)))
  if (nulls.size === 0) return
  for (let row = 0; row < numbers.length; row++) {
    const x = numbers[row] as number
    if (!nulls.has(x) || sure.has(row)) continue
    leave(left, `cells with ${x}, read as no value`, lines[row] ?? 0)
    numbers[row] = Number.NaN
  }
}

const ALL = 'null'

function nullQuestion({ table, name }: Named, codes: ReadonlyMap<number, number>): Question {
  const found = [...codes].map(([code, count]) => `${code} (${count === 1 ? 'once' : `${count} times`})`)
  const each = codes.size < 2 ? [] : [...codes.keys()].map((code) => only(code))
  return {
    code: 'null_code',
    text: `Column ${shown(name)} has ${listed(found)}. Is this read as no value?`,
    table,
    column: name,
    choices: [
      { answer: ALL, means: `${listed(found)} read as no value` },
      ...each,
      { answer: 'value', means: `${listed([...codes.keys()].map(String))} read as a value` },
    ],
  }
}
const only = (code: number) => ({ answer: String(code), means: `only ${code} read as no value` })

const LONG = /direction|heading|azimuth|inclination|phase/i
const SHORT: ReadonlySet<string> = new Set(['dir', 'hdg', 'azi', 'azim', 'inc', 'incl', 'rad', 'deg', 'angle'])

/** Whether a column is an angle by its heading. */
export function isAngle(heading: string): boolean {
  if (LONG.test(heading)) return true
  const words = heading.replace(/([a-z])([A-Z])/g, '$1 $2').split(/[^A-Za-z]+/)
  return words.some((word) => SHORT.has(word.toLowerCase()))
}

/** Rounded up in the last figure that a file has of it. */
const TURN = 2 * Math.PI + 1e-3

export function angleUnit(of: Named, numbers: Float64Array, asked: Asked): string | undefined {
  const [largest, isWhole] = rangeOf(numbers)
  const isRadians = largest <= TURN && !isWhole
  const means = (unit: string, turn: string) => ({
    answer: unit,
    means: `${unit}: the largest is ${Number(largest.toPrecision(6))} ${unit}, of ${turn} a turn`,
  })
  const [rad, deg] = [means('rad', '6.283'), means('deg', '360')]
  return asked.ask({
    code: 'angle_unit',
    text: `Column ${shown(of.name)} is an angle without a unit. Which unit is it in?`,
    table: of.table,
    column: of.name,
    choices: isRadians ? [rad, deg] : [deg, rad],
  })
}

/** The largest size, and whether all are whole numbers. */
function rangeOf(numbers: Float64Array): readonly [number, boolean] {
  let [largest, isWhole] = [0, true]
  for (const x of numbers) {
    if (Number.isNaN(x)) continue
    largest = Math.max(largest, Math.abs(x))
    isWhole &&= Number.isInteger(x)
  }
  return [largest, isWhole]
}

const NO_UNIT = 'none'

/** The unit that a heading may state. */
export function doubtfulUnit(of: Named, possible: readonly string[], asked: Asked): string | undefined {
  const answer = asked.ask({
    code: 'unit',
    text: `Does the heading ${shown(of.name)} state a unit?`,
    table: of.table,
    column: of.name,
    choices: [
      ...possible.map((unit) => ({ answer: unit, means: `the unit is ${unit}` })),
      { answer: NO_UNIT, means: 'it states no unit' },
    ],
  })
  return answer === NO_UNIT ? undefined : answer
}
