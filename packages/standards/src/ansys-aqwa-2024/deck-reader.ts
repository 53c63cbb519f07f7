/** An AQWA-LINE data file read back by its columns, so that what was written can be held to what was meant. */
import { HIGHEST_NODE } from './checks.ts'
import type { AqwaDeck, AqwaPanel } from './deck.ts'

/** What the cards say; a field that is no number is NaN. */
export type ReadDeck = Omit<AqwaDeck, 'remark'>

/** Columns of a card, counted from one, both ends included. */
const columns = (line: string, from: number, to: number): string => line.slice(from - 1, to).trim()
const numberIn = (line: string, from: number, to: number): number => {
  const text = columns(line, from, to)
  return text === '' ? Number.NaN : Number(text)
}
/** Fields of ten columns from one on. */
const fields = (line: string, from: number, count: number): number[] =>
  Array.from({ length: count }, (_, i) => numberIn(line, from + 10 * i, from + 10 * i + 9))

export function readDeck(text: string): ReadDeck {
  const lines = text.split(/\r?\n/).filter((line) => !line.startsWith('*'))
  const named = (name: string) => lines.filter((line) => columns(line, 7, 10) === name)
  const first = (name: string) => named(name)[0] ?? ''
  const coordinates = section(lines, 'COOR').filter((line) => numberIn(line, 7, 11) > 0)
  const ofNodes = coordinates.filter((line) => numberIn(line, 7, 11) !== HIGHEST_NODE.value)
  const [gravityCard = ''] = coordinates.filter((line) => numberIn(line, 7, 11) === HIGHEST_NODE.value)
  const titleLine = lines.find((line) => line.startsWith('TITLE')) ?? ''
  return {
    title: titleLine.slice(20),
    options: optionsOf(lines),
    nodes: ofNodes.map((line, i) => (numberIn(line, 7, 11) === i + 1 ? fields(line, 21, 3) : []) as unknown as Place),
    panels: lines.filter((line) => /^[QT]PPL$/.test(columns(line, 7, 10))).map(panelOf),
    symmetry: (['SYMX', 'SYMY'] as const).filter((plane) => named(plane).length > 0),
    lid: named('ILID').length > 0,
    centreOfGravity: fields(gravityCard, 21, 3),
    mass: numberIn(section(lines, 'MATE')[0] ?? '', 21, 30),
    inertia: fields(section(lines, 'GEOM')[0] ?? '', 21, 6),
    depth: numberIn(first('DPTH'), 11, 20),
    density: numberIn(first('DENS'), 11, 20),
    gravity: numberIn(first('ACCG'), 11, 20),
    frequencies: named('HRTZ').map(entryOf),
    directions: named('DIRN').map(entryOf),
  }
}

type Place = AqwaDeck['nodes'][number]

/** An entry of a list, whose first and last index are its own place. */
const entryOf = (line: string, i: number): number =>
  numberIn(line, 11, 15) === i + 1 && numberIn(line, 16, 20) === i + 1 ? numberIn(line, 21, 30) : Number.NaN

/** Cards between the name of a deck and its end. */
function section(lines: readonly string[], name: string): readonly string[] {
  const from = lines.findIndex((line) => columns(line, 11, 14) === name) + 1
  const to = lines.findIndex((line, i) => i >= from && line.startsWith(' END'))
  return from > 0 ? lines.slice(from, to) : []
}

function optionsOf(lines: readonly string[]): string[] {
  const words = lines.filter((line) => line.startsWith('OPTIONS')).flatMap((line) => line.slice(7).trim().split(/\s+/))
  return words.slice(0, words.indexOf('REST'))
}

/** Corners from column 24 on, each in brackets of seven columns. */
function panelOf(line: string): AqwaPanel {
  const count = columns(line, 7, 10) === 'QPPL' ? 4 : 3
  const at = (i: number) => numberIn(line, 25 + 7 * i, 29 + 7 * i) - 1
  return { corners: Array.from({ length: count }, (_, i) => at(i)), diffracting: columns(line, 12, 15) === 'DIFF' }
}

/** Difference within which a number reads back as it was meant: of itself, and in the unit of its field. */
const [SHARE, ALONE] = [1e-5, 1e-9] as const

/** How many numbers and words of the deck do not read back as they were meant. */
export function differences(meant: AqwaDeck, read: ReadDeck): number {
  const { remark: _, panels, ...rest } = meant
  const corners = panels.map((panel) => ({ ...panel, corners: [...new Set(panel.corners)] }))
  return unlike({ ...rest, panels: corners }, read)
}

function unlike(a: unknown, b: unknown): number {
  if (typeof a === 'number') return typeof b === 'number' && Math.abs(a - b) <= SHARE * Math.abs(a) + ALONE ? 0 : 1
  if (typeof a !== 'object' || a === null) return a === b ? 0 : 1
  const [own, other] = [Object.entries(a), (b ?? {}) as Readonly<Record<string, unknown>>]
  const extra = Math.max(0, Object.keys(other).length - own.length)
  return own.reduce((sum, [key, value]) => sum + unlike(value, other[key]), extra)
}
