/** The WAMIT geometry file (GDF, low order): read with every fault named, and written. WAMIT user manual 7, chapter 6.1. */
import { type Mesh, nodeOf, type Point } from './mesh.ts'

interface Gdf {
  readonly title: string
  /** Characteristic length of the file, by which WAMIT makes its output dimensionless; the vertices are not divided by it. */
  readonly ulen: number
  /** Acceleration of gravity in the file's units of length. */
  readonly gravity: number
  /** ISX: the plane x = 0 (yz) is one of symmetry. */
  readonly symmetricX: boolean
  /** ISY: the plane y = 0 (xz) is one of symmetry. */
  readonly symmetricY: boolean
  /** Vertices of each panel, anticlockwise seen from the fluid; a triangle repeats a vertex. */
  readonly panels: readonly (readonly [Point, Point, Point, Point])[]
}

export type GdfRead = { readonly ok: true; readonly gdf: Gdf } | { readonly ok: false; readonly fault: string }

const HEADER_LINES = 4
const PER_PANEL = 12

/** A fault of the text, thrown inside this module and handed back as a value. */
class Fault extends Error {}

/**
 * Reads a low-order GDF: title; ULEN GRAV; ISX ISY; NPAN; then NPAN times four vertices in free format. Words after
 * the numbers of a header line are comments. Any fault (missing lines, numbers that cannot be read, fewer or more
 * vertices than NPAN says) comes back as a sentence that names its line.
 */
export function readGdf(text: string): GdfRead {
  try {
    return { ok: true, gdf: parsed(text) }
  } catch (error) {
    if (error instanceof Fault) return { ok: false, fault: error.message }
    throw error
  }
}

function parsed(text: string): Gdf {
  const lines = text.split(/\r\n|\r|\n/)
  if (lines.length <= HEADER_LINES)
    throw new Fault(`the file ends after line ${lines.length}; a GDF has four header lines followed by vertices`)
  const [ulen, gravity] = header(lines, 2, 'ULEN GRAV', 2)
  const [isx, isy] = header(lines, 3, 'ISX ISY', 2)
  const [npan] = header(lines, 4, 'NPAN', 1)
  if (!(ulen > 0) || !(gravity > 0))
    throw new Fault(`line 2: ULEN and GRAV must be greater than 0 (found ${ulen} and ${gravity})`)
  if (![isx, isy].every((v) => v === 0 || v === 1))
    throw new Fault(`line 3: ISX and ISY must be 0 or 1 (found ${isx} and ${isy})`)
  if (!(Number.isInteger(npan) && npan > 0))
    throw new Fault(`line 4: NPAN must be a whole number greater than 0 (found ${npan})`)
  const title = lines[0]?.trim() ?? ''
  return { title, ulen, gravity, symmetricX: isx === 1, symmetricY: isy === 1, panels: panelsOf(lines, npan) }
}

/** The leading numbers of a header line. */
function header(lines: readonly string[], line: number, names: string, count: number): [number, number] {
  const found = tokens(lines[line - 1] ?? '')
    .slice(0, count)
    .map(numberOf)
  if (found.length < count || found.some(Number.isNaN)) {
    throw new Fault(`line ${line} must contain ${names} (found "${(lines[line - 1] ?? '').trim().slice(0, 40)}")`)
  }
  return [found[0] as number, (found[1] ?? 0) as number]
}

function panelsOf(lines: readonly string[], npan: number): [Point, Point, Point, Point][] {
  const numbers = coordinates(lines)
  const whole = numbers.length / PER_PANEL
  if (numbers.length !== npan * PER_PANEL) {
    const panels = Number.isInteger(whole) ? `${whole} panels` : 'not a whole number of panels'
    throw new Fault(
      `NPAN ${npan} requires ${npan * PER_PANEL} coordinates; the file contains ${numbers.length} (${panels})`,
    )
  }
  const at = (i: number): Point => [numbers[i] as number, numbers[i + 1] as number, numbers[i + 2] as number]
  return Array.from({ length: npan }, (_, panel) => {
    const i = panel * PER_PANEL
    return [at(i), at(i + 3), at(i + 6), at(i + 9)]
  })
}

function coordinates(lines: readonly string[]): number[] {
  const numbers: number[] = []
  for (let k = HEADER_LINES; k < lines.length; k++) {
    for (const token of tokens(lines[k] as string)) {
      const value = numberOf(token)
      if (!Number.isFinite(value)) throw new Fault(`line ${k + 1}: "${token.slice(0, 20)}" is not a coordinate`)
      numbers.push(value)
    }
  }
  return numbers
}

const tokens = (line: string): string[] => line.split(/[\s,]+/).filter((token) => token !== '')

/** A Fortran number, 1.5D+02 included; NaN for anything else. */
function numberOf(token: string): number {
  return /^[+-]?(\d+\.?\d*|\.\d+)([eEdD][+-]?\d+)?$/.test(token) ? Number(token.replace(/[dD]/, 'e')) : Number.NaN
}

/** What the header of a written file says. */
export interface GdfHeader {
  /** One line; longer than 72 characters is cut, as WAMIT does. */
  readonly title: string
  readonly ulen: number
  readonly gravity: number
  readonly symmetricX: boolean
  readonly symmetricY: boolean
}

/** Text of a GDF of a mesh, one vertex a line, coordinates to a hundredth of a micrometre. */
export function writeGdf(mesh: Mesh, { title, ulen, gravity, symmetricX, symmetricY }: GdfHeader): string {
  const flag = (on: boolean) => (on ? 1 : 0)
  const lines = [
    printable(title),
    `${ulen} ${gravity} ULEN GRAV`,
    `${flag(symmetricX)} ${flag(symmetricY)} ISX ISY`,
    `${mesh.panels.length} NPAN`,
  ]
  for (const panel of mesh.panels) for (const node of panel) lines.push(nodeOf(mesh, node).map(coordinate).join(' '))
  return `${lines.join('\n')}\n`
}

const TITLE_LENGTH = 72
const printable = (title: string) => title.replace(/[^\x20-\x7e]/g, ' ').slice(0, TITLE_LENGTH)

function coordinate(value: number): string {
  const fixed = value.toFixed(8)
  return (Number(fixed) === 0 ? '0' : fixed.replace(/\.?0+$/, '')).padStart(12)
}
