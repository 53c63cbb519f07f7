/** What fills the shapes of a figure: materials, hatched where they are cut and plain where they are seen, and media. */
import type { Drawing, Label, Role, Shape } from './drawing.ts'

export interface Fill {
  readonly role: Role
  readonly cut: boolean
}

/** Bodies are hatched in a section alone. */
const BODIES: ReadonlySet<Role> = new Set(['steel', 'coating', 'concrete', 'metal'])
/** Whatever a figure shows of them is a cut through them. */
const MEDIA: ReadonlySet<Role> = new Set(['ground', 'clay', 'sand', 'silt', 'rock', 'water', 'fluid'])
/** Signs of what is found: wasted wall, a governing part. */
const FINDINGS: ReadonlySet<Role> = new Set(['flaw', 'answer'])

const NAMES: Readonly<Partial<Record<Role, string>>> = {
  steel: 'steel',
  coating: 'coating',
  concrete: 'concrete',
  metal: 'metal',
  ground: 'soil',
  clay: 'clay',
  sand: 'sand',
  silt: 'silt',
  rock: 'rock',
  water: 'water',
  fluid: 'fluid',
  flaw: 'metal loss',
  answer: 'governing',
}

export const isHatched = ({ role, cut }: Fill): boolean => MEDIA.has(role) || (cut && BODIES.has(role))

export interface NamedFill extends Fill {
  readonly name: string
}

/** The fills of a figure, each once, in the order in which they appear. */
export function fillsOf(shapes: readonly Shape[]): readonly NamedFill[] {
  const found = new Map<string, NamedFill>()
  for (const fill of shapes.map(fillOf)) if (fill) found.set(`${fill.role} ${fill.cut} ${fill.name}`, fill)
  return [...found.values()]
}

/** The tone of steel that is seen is that of any body, unless it is said to be something. */
function fillOf(shape: Shape): NamedFill | undefined {
  if (shape.kind === 'ground') return { role: 'ground', cut: false, name: shape.is ?? 'seabed' }
  if (shape.kind !== 'polygon' && shape.kind !== 'circle' && shape.kind !== 'layer') return undefined
  const { role, is } = shape
  const cut = 'cut' in shape && shape.cut === true
  const isFilled = BODIES.has(role) || MEDIA.has(role) || FINDINGS.has(role)
  if (!isFilled || (role === 'steel' && !cut && is === undefined)) return undefined
  return { role, cut, name: is ?? NAMES[role] ?? role }
}

/** The fills that no label of the figure names. */
export function legendOf({ shapes }: Drawing): readonly NamedFill[] {
  const said = shapes.flatMap((s): Label[] => ('label' in s && s.label ? [s.label] : [])).map(({ text = '' }) => text)
  return fillsOf(shapes).filter(({ name }) => !said.some((text) => isIn(name, text)))
}

const isIn = (name: string, text: string): boolean => ` ${text.toLowerCase()}`.includes(` ${name.toLowerCase()}`)
