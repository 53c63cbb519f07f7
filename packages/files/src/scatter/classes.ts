/** The classes along an axis of a scatter diagram: numbers, 4.5, or ranges, 4-5, which may be followed by their share, 4-5 | 1.96%. */

import { EVERY_WAY, type Marks, numberIn, WAYS, waysOf, waysToRead } from '../delimited/marks.ts'
import { FileError } from '../refused.ts'
import { shown } from '../text/shown.ts'

/** One number twice where a class is a number. */
export interface Class {
  readonly from: number
  readonly to: number
  readonly text: string
  readonly line: number
}
export interface Classes {
  readonly classes: readonly Class[]
  readonly isRanges: boolean
}
export interface ClassText {
  readonly text: string
  readonly line: number
}

const SHARE = /\s*\|\s*[\d.,]+\s*%$/
const RANGE = /^([\d.,]+)\s*(?:-|\u2013|\.\.|to)\s*([\d.,]+)$/
const TOTAL = /^(?:sum|total|totals|tot|all|\u03a3)\b/i
const LONGEST = 60

/** Whether a row or column of this heading has the sums of the others. */
export const isTotal = (text: string): boolean => TOTAL.test(text)

/** The lower and upper bound of a class as texts; undefined for a text that is no class. */
export function boundsOf(text: string): readonly [string, string] | undefined {
  if (text.length > LONGEST) return undefined
  const bare = text.replace(SHARE, '').trim()
  if (waysToRead(bare) !== 0) return [bare, bare]
  const [, from = '', to = ''] = RANGE.exec(bare) ?? []
  return waysToRead(from) !== 0 && waysToRead(to) !== 0 ? [from, to] : undefined
}

/** The ways, as bits, in which every class of some texts is written. */
export const classWays = (texts: readonly string[]): number => waysOfAll(texts.flatMap((text) => boundsOf(text) ?? []))

const waysOfAll = (bounds: readonly string[]): number =>
  bounds.reduce((set, bound) => set & waysToRead(bound), EVERY_WAY)

/** Throws FileError for a text that is no class, for numbers of another way of writing, and for classes that go up and down. */
export function classesOf(axis: string, texts: readonly ClassText[], written: Marks): Classes {
  const bounds = texts.map(({ text, line }) => boundsOf(text) ?? refuse(axis, text, line))
  const marks = marksOf(bounds.flat(), written)
  const classes = texts.map(({ text, line }, i) => {
    const [from, to] = (bounds[i] ?? []).map((bound) => numberIn(bound, marks))
    if (from === undefined || to === undefined || from > to) throw malformed(axis, text, line)
    return { from, to, text, line }
  })
  refuseUnordered(axis, classes)
  return { classes, isRanges: classes.some(({ from, to }) => from !== to) }
}

/** Those of the counts, unless the classes alone have a decimal mark. */
function marksOf(bounds: readonly string[], written: Marks): Marks {
  const ways = waysOfAll(bounds)
  if ((ways & (1 << WAYS.indexOf(written))) !== 0) return written
  return waysOf(ways)[0] ?? written
}

function refuse(axis: string, text: string, line: number): never {
  throw malformed(axis, text, line)
}

function malformed(axis: string, text: string, line: number): FileError {
  const says = `line ${line}, ${axis}: ${shown(text)} is not a class of a scatter diagram, such as 4.5 or 4-5`
  return new FileError('number_malformed', says, { line, column: axis })
}

function refuseUnordered(axis: string, classes: readonly Class[]): void {
  const steps = classes.map(({ from }, i) => Math.sign(from - (classes[i - 1]?.from ?? from)))
  const at = classes.find((_, i) => i > 0 && (steps[i] === 0 || steps[i] !== steps[1]))
  if (at === undefined) return
  const says = `line ${at.line}, ${axis}: ${shown(at.text)} is out of order. The classes of an axis must increase or decrease throughout`
  throw new FileError('file_malformed', says, { line: at.line, column: axis })
}
