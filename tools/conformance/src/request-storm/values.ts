/** Values that no engineer sends: of the wrong kind, too large, too deep, in units that are none. */
import type { Draw } from './draw.ts'
import { oneOf, whole } from './draw.ts'

const UNITS = ['', 'm', 'furlong', 'm/m/m', 'kg^^2', 'N·m', '°', 'µµm', 'in"', '%%', '\u0000', '(((', 'm'.repeat(5000)]
const NUMBERS = [
  ...[0, -0, -1, 1e-320, 1e21, 1e308, -1e308, 2 ** 53 + 2, 0.1 + 0.2, 1e9, 4294967296, -2147483649],
  ...['1e999', '-1e999', '0x10', '1_000', '1,5', 'NaN', 'Infinity', '١٢', '12 3/0 in', `5' 99"`, '1 '.repeat(2000)],
]
const TEXTS = [
  ...[
    '',
    ' ',
    'abc',
    '__proto__',
    'constructor',
    'toString',
    '../../etc/passwd',
    '<script>alert(1)</script>',
    "' OR 1=1 --",
  ],
  ...['\u202e evil', '\ufeff', 'e\u0301'.repeat(50), '😀'.repeat(100), '\u0000', '\ufffd\uffff', '{x}', '%s%n'],
]
const KINDS = [
  null,
  true,
  false,
  [],
  {},
  [[]],
  [null],
  { value: null },
  { value: 1 },
  { unit: 'm' },
  { value: {}, unit: [] },
]

export function strangeValue(draw: Draw): unknown {
  const made = oneOf(draw, [
    () => oneOf(draw, KINDS),
    () => oneOf(draw, NUMBERS),
    () => oneOf(draw, TEXTS),
    () => (draw() - 0.5) * 10 ** (40 * draw() - 20),
    () => `${draw() * 1000} ${oneOf(draw, UNITS)}`,
    () => ({ value: oneOf(draw, NUMBERS), unit: oneOf(draw, UNITS) }),
    () => ({ value: draw(), unit: 'm', [oneOf(draw, TEXTS)]: 1 }),
    () => nested(draw),
    () => Array.from({ length: whole(draw, 300) }, () => oneOf(draw, NUMBERS)),
    () => String.fromCharCode(...Array.from({ length: whole(draw, 200) }, () => whole(draw, 0xd7ff))),
    () => '9'.repeat(whole(draw, 5000)),
  ])
  return made()
}

/** Lists and objects in one another. */
function nested(draw: Draw): unknown {
  let value: unknown = 1
  for (let depth = whole(draw, 40); depth > 0; depth--) value = draw() < 0.5 ? [value] : { value }
  return value
}

/** A tree of JSON with one of its members changed, removed, wrapped, copied under another name or made a list. */
export function changed(draw: Draw, tree: unknown): unknown {
  if (typeof tree !== 'object' || tree === null || draw() < 0.1) return replaced(draw, tree)
  const names = Object.keys(tree)
  const name = oneOf(draw, names)
  if (name === undefined) return strangeValue(draw)
  const member = (tree as Readonly<Record<string, unknown>>)[name]
  if (Array.isArray(tree)) return listChanged(draw, tree, Number(name))
  if (draw() < 0.6) return { ...tree, [name]: changed(draw, member) }
  const { [name]: _, ...rest } = tree as Readonly<Record<string, unknown>>
  if (draw() < 0.4) return rest
  const other = oneOf(draw, [...TEXTS, name.toUpperCase(), `${name} `, ...names])
  return Object.fromEntries([...Object.entries(tree), [other, draw() < 0.5 ? member : strangeValue(draw)]])
}

function listChanged(draw: Draw, list: readonly unknown[], at: number): unknown[] {
  const made = oneOf(draw, [
    () => list.with(at, changed(draw, list[at])),
    () => list.toSpliced(at, 1),
    () => list.toSpliced(at, 0, list[at]),
    () => list.toReversed(),
    () => Array.from({ length: 50 }, () => list[at]),
    () => [],
  ])
  return made()
}

function replaced(draw: Draw, value: unknown): unknown {
  if (typeof value === 'number' && draw() < 0.5) return value * 10 ** (12 * draw() - 6) * (draw() < 0.2 ? -1 : 1)
  return draw() < 0.2 ? [value] : strangeValue(draw)
}
