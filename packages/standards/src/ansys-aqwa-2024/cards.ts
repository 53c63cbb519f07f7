/** The cards of an AQWA deck: 80 columns of fixed fields, numbers to the right of their fields. */

/** Characters of a field, of which the first is left blank where a number can be said without it. */
const FIELD = 10
/** Of itself: how nearly a number must be said for that. */
const NEARLY = 1e-6
/** Elements that diffract, those that do not, and a point mass, as the program groups them. */
const GROUP = { diffracting: 14, dry: 15, mass: 50 } as const

/** A number with its decimal point in nine characters, or in ten where it needs them. Throws RangeError for what is not finite. */
export function numberText(value: number): string {
  if (!Number.isFinite(value)) throw new RangeError('the deck contains a non-finite number')
  const short = nearest(value, FIELD - 1)
  return miss(short, value) <= NEARLY * Math.abs(value) ? short : nearest(value, FIELD)
}

function nearest(value: number, width: number): string {
  const said = [...Array(width).keys()].flatMap((digits) => [value.toFixed(digits), value.toExponential(digits)])
  const fitting = [String(value), ...said].map(pointed).filter((text) => text.length <= width)
  return fitting.reduce((best, text) => (miss(text, value) < miss(best, value) ? text : best))
}

const miss = (text: string, value: number) => Math.abs(Number(text) - value)

/** With its decimal point: 2 is 2.0, 1e-7 is 1.0e-7, and -0 is 0.0. */
function pointed(text: string): string {
  const [mantissa = '', exponent] = text
    .replace(/^-(0\.?0*)$/, '$1')
    .replace('e+', 'e')
    .split('e')
  const whole = mantissa.includes('.') ? mantissa : `${mantissa}.0`
  return exponent === undefined ? whole : `${whole}e${exponent}`
}

const right = (text: string | number, width: number) => String(text).padStart(width)
const ten = (value: number) => right(numberText(value), FIELD)
const nodes = (numbers: readonly number[]) => numbers.map((node) => `(${right(node, 5)})`).join('')

export const coordinateCard = (structure: number, node: number, at: readonly number[]): string =>
  `${right(structure, 6)}${right(node, 5)}${' '.repeat(9)}${at.map(ten).join('')}`

/** Four nodes anticlockwise seen from the fluid, or three; a node that is repeated makes a triangle. */
export function panelCard(structure: number, corners: readonly number[], diffracting = true): string {
  const own = corners.filter((node, i) => corners.indexOf(node) === i)
  const kind = own.length === 3 ? 'TPPL' : 'QPPL'
  const group = right(diffracting ? GROUP.diffracting : GROUP.dry, 5)
  return `${right(structure, 6)}${kind} ${diffracting ? 'DIFF' : '    '}${group}(1)${nodes(own)}`
}

export const massElementCard = (structure: number, node: number): string =>
  `${right(structure, 6)}PMAS${right(GROUP.mass, FIELD)}(1)${nodes([node, node, node])}`

export const massCard = (structure: number, material: number, mass: number): string =>
  `${right(structure, 6)}${right(material, 14)}${ten(mass)}`

/** Ixx Ixy Ixz Iyy Iyz Izz. */
export const inertiaCard = (structure: number, geometry: number, inertia: readonly number[]): string =>
  `${right(structure, 6)}PMAS${right(geometry, FIELD)}${inertia.map(ten).join('')}`

export const globalCard = (name: 'DPTH' | 'DENS' | 'ACCG', value: number): string => `      ${name}${ten(value)}`

export const listCard = (structure: number, name: 'HRTZ' | 'DIRN', index: number, value: number): string =>
  `${right(structure, 6)}${name}${right(index, 5).repeat(2)}${ten(value)}`
