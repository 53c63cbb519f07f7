/** A whole AQWA-LINE data file of one structure, decks 0 to 18, written from what it means. */
import * as card from './cards.ts'
import { HIGHEST_NODE } from './checks.ts'

export interface AqwaDeck {
  readonly title: string
  readonly remark: string
  /** Names of the options, before REST END. */
  readonly options: readonly string[]
  /** m. */
  readonly nodes: readonly (readonly [number, number, number])[]
  readonly panels: readonly AqwaPanel[]
  /** Planes of symmetry: y = 0 (SYMX) and x = 0 (SYMY). */
  readonly symmetry: readonly ('SYMX' | 'SYMY')[]
  /** The program makes an interior lid. */
  readonly lid: boolean
  readonly centreOfGravity: readonly number[]
  /** kg. */
  readonly mass: number
  /** Ixx Ixy Ixz Iyy Iyz Izz, kg m2. */
  readonly inertia: readonly number[]
  /** m, kg/m3, m/s2. */
  readonly depth: number
  readonly density: number
  readonly gravity: number
  /** Hz, ascending. */
  readonly frequencies: readonly number[]
  /** deg, ascending. */
  readonly directions: readonly number[]
}
export interface AqwaPanel {
  /** Places in the list of nodes, anticlockwise seen from the fluid; a triangle repeats one. */
  readonly corners: readonly number[]
  readonly diffracting: boolean
}

/** The deck describes one structure. */
const STRUCTURE = 1
const RULE = '*'.repeat(80)
/** Says which column is which. */
const RULER = '*********1*********2*********3*********4*********5*********6*********7*********8'
/** Decks 9 to 18, which an analysis of diffraction does not need. */
const EMPTY = 10
const END = ' END'

/** The cards of every deck, in order. */
export function decksOf(deck: AqwaDeck): readonly { readonly title: string; readonly lines: readonly string[] }[] {
  const of = (title: string, lines: readonly string[]) => ({ title, lines })
  return [
    of('Deck 0, job', jobLines(deck)),
    of('Deck 1, coordinates', coordinateLines(deck)),
    of('Deck 2, elements', elementLines(deck)),
    of('Deck 3, mass', ['          MATE', card.massCard(STRUCTURE, HIGHEST_NODE.value, deck.mass), END]),
    of('Deck 4, inertia', ['          GEOM', card.inertiaCard(STRUCTURE, HIGHEST_NODE.value, deck.inertia), END]),
    of('Deck 5, water', globalLines(deck)),
    of('Deck 6, waves', waveLines(deck)),
    of('Deck 7, hydrodynamic data', ['          WFS1', END]),
    of('Deck 8, drift', ['          DRC1', '* No data', END]),
    of(
      'Decks 9 to 18',
      Array.from({ length: EMPTY }, () => '          NONE'),
    ),
  ]
}

export function deckText(deck: AqwaDeck): string {
  const banner = (title: string) => [RULE, `*${` ${title.toUpperCase()} `.padStart(46, '*').padEnd(79, '*')}`, RULE]
  const head = [RULER, RULE, `* ${deck.remark}`]
  return [...head, ...decksOf(deck).flatMap(({ title, lines }) => [...banner(title), ...lines]), ''].join('\n')
}

function jobLines({ title, options }: AqwaDeck): string[] {
  return [
    'JOB AQWA  LINE',
    `TITLE${' '.repeat(15)}${title}`,
    `OPTIONS ${[...options, 'REST END'].join(' ')}`,
    'RESTART  1  5',
  ]
}

function coordinateLines({ nodes, centreOfGravity }: AqwaDeck): string[] {
  return [
    '          COOR',
    '      NOD5',
    '      STRC        1',
    ...nodes.map((node, i) => card.coordinateCard(STRUCTURE, i + 1, node)),
    card.coordinateCard(STRUCTURE, HIGHEST_NODE.value, centreOfGravity),
    END,
  ]
}

function elementLines({ panels, symmetry, lid }: AqwaDeck): string[] {
  return [
    '          ELM1      Body1',
    ...symmetry.map((plane) => `      ${plane}`),
    '      ZLWL          (        0.)',
    ...(lid ? ['     1ILID AUTO   21'] : []),
    ...panels.map(({ corners, diffracting }) =>
      card.panelCard(
        STRUCTURE,
        corners.map((corner) => corner + 1),
        diffracting,
      ),
    ),
    card.massElementCard(STRUCTURE, HIGHEST_NODE.value),
    END,
    '          FINI',
  ]
}

const globalLines = ({ depth, density, gravity }: AqwaDeck): string[] => [
  '          GLOB',
  card.globalCard('DPTH', depth),
  card.globalCard('DENS', density),
  card.globalCard('ACCG', gravity),
  END,
]

const waveLines = ({ frequencies, directions }: AqwaDeck): string[] => [
  '          FDR1',
  ...frequencies.map((f, i) => card.listCard(STRUCTURE, 'HRTZ', i + 1, f)),
  ...directions.map((d, i) => card.listCard(STRUCTURE, 'DIRN', i + 1, d)),
  END,
]
