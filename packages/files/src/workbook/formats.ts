/** What the number format of a cell says of its number: a date, a time that has elapsed, a percentage, or nothing. */
import type { Part } from './parts.ts'

export type Shown = 'number' | 'date' | 'elapsed' | 'percent'

/** Formats that every workbook has (ECMA-376 part 1, 18.8.30). */
const BUILT_IN: readonly (readonly [first: number, last: number, Shown])[] = [
  [9, 10, 'percent'],
  [14, 22, 'date'],
  [27, 36, 'date'],
  [45, 45, 'date'],
  [46, 46, 'elapsed'],
  [47, 47, 'date'],
  [50, 58, 'date'],
]
const builtIn = (id: number): Shown => BUILT_IN.find(([first, last]) => id >= first && id <= last)?.[2] ?? 'number'

const ELAPSED = /\[(?:h+|m+|s+)\]/i
/** Texts in quotes, signs behind a backslash, blanks as wide as a sign, colours and conditions. */
const NO_CODE = /"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/g

/** Of the code of a format, by its part for numbers above zero. */
function shownBy(code: string): Shown {
  const [positive = ''] = code.replace(/"[^"]*"|\\./g, '').split(';')
  if (ELAPSED.test(positive)) return 'elapsed'
  const bare = positive.replace(NO_CODE, '')
  if (bare.includes('%')) return 'percent'
  return /[ymdhs]/i.test(bare) ? 'date' : 'number'
}

/** By the styles of the cells. */
export function numberFormats(part: Part): (style: number) => Shown {
  const own = new Map<number, Shown>()
  const styles: Shown[] = []
  let isOfCells = false
  part('xl/styles.xml', {
    open: (tag) => {
      const { name } = tag
      if (name === 'numFmt') own.set(Number(tag.attribute('numFmtId')), shownBy(tag.attribute('formatCode') ?? ''))
      if (name === 'cellXfs') isOfCells = true
      if (name !== 'xf' || !isOfCells) return
      const id = Number(tag.attribute('numFmtId') ?? 0)
      styles.push(own.get(id) ?? builtIn(id))
    },
    close: (name) => {
      if (name === 'cellXfs') isOfCells = false
    },
  })
  return (style) => (style >= 0 ? styles[style] : undefined) ?? 'number'
}
