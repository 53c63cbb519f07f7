/** Arbitrary requests over a schema: near the allowed values, far from them, and of the wrong kind. */
import { annotations, isOpenRow } from '@keelson/workflow'
import fc from 'fast-check'
import type { TObject, TSchema } from 'typebox'
import { type Request, selectorValues } from './modes.ts'
import type { Subject } from './subject.ts'

const JUNK = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    'abc',
    '1e999',
    '0x10',
    '-',
    [],
    {},
    true,
    false,
    [[]],
    { value: null },
    { value: 1, unit: 'm', more: 1 },
    '__proto__',
    '<script>alert(1)</script>',
  ),
  fc.double(),
  fc.string({ maxLength: 30 }),
)
const EXTREMES = [0, -0, 1, -1, 1e-300, 1e300, -1e300, 5e-324, 1.7976931348623157e308, 1e-9, 1e9]

/** Requests around the bases: a few inputs changed, in all kinds of ways. */
export function requests(
  { contract, workflow }: Pick<Subject, 'contract' | 'workflow'>,
  bases: readonly Request[],
): fc.Arbitrary<Request> {
  const schema = contract.params as TObject
  const names = Object.keys(schema.properties)
  const change = fc
    .constantFrom(...names)
    .chain((name) => anyValue(schema.properties[name] as TSchema).map((value) => [name, value] as const))
  const base = fc.constantFrom(workflow.example as Request, ...bases)
  return fc
    .tuple(base, fc.array(change, { minLength: 1, maxLength: 4 }))
    .map(([b, changes]) => ({ ...b, ...Object.fromEntries(changes) }))
}

function anyValue(schema: TSchema): fc.Arbitrary<unknown> {
  const s = schema as TSchema & Record<string, unknown>
  const { unit, words } = annotations(schema)
  const sane = saneValue(s, unit, words)
  return fc.oneof({ weight: 6, arbitrary: sane }, { weight: 1, arbitrary: JUNK })
}

function saneValue(
  s: TSchema & Record<string, unknown>,
  unit: string | undefined,
  words: readonly string[],
): fc.Arbitrary<unknown> {
  const listed = selectorValues(s)
  if (listed.length > 0) return fc.constantFrom(...listed)
  if (s.type === 'array') return fc.array(anyValue(s.items as TSchema), { maxLength: 5 })
  if (isOpenRow(s)) return openRow
  if (s.type === 'object') return row(s as unknown as TObject)
  if (unit !== undefined)
    return fc.oneof(
      numberOf(s, unit),
      ...(words.length > 0 ? [fc.constantFrom(...words)] : []),
      ...(annotations(s).gaps || annotations(s).absent ? [fc.constant(null)] : []),
    )
  return fc.oneof(fc.string({ maxLength: 40 }), fc.constantFrom('a.gdf', '../../x', 'x'))
}

/** Columns that a workflow may have been told of, and others. */
const openRow = fc.dictionary(
  fc.constantFrom('x', 'y', 'z', '__proto__'),
  fc.oneof({ weight: 4, arbitrary: fc.double({ min: -10, max: 10, noNaN: true }) }, { weight: 1, arbitrary: JUNK }),
  { maxKeys: 4 },
)

const row = (schema: TObject): fc.Arbitrary<unknown> =>
  fc.record(Object.fromEntries(Object.entries(schema.properties).map(([name, f]) => [name, anyValue(f)])), {
    requiredKeys: schema.required ?? [],
  })

function numberOf(s: Readonly<Record<string, unknown>>, unit: string): fc.Arbitrary<unknown> {
  const range = s['x-usual'] as readonly [number, number] | undefined
  const inner =
    (s.anyOf as Readonly<Record<string, number>>[] | undefined)?.[0] ?? (s as Readonly<Record<string, number>>)
  const edges = [inner.minimum, inner.maximum, inner.exclusiveMinimum, inner.exclusiveMaximum].filter(
    (e) => e !== undefined,
  )
  const usual = range
    ? fc.double({ min: range[0], max: range[1], noNaN: true })
    : fc.double({ min: 1e-3, max: 1e4, noNaN: true })
  const whole = s.type === 'integer' ? usual.map(Math.round) : usual
  const number = fc.oneof(
    { weight: 6, arbitrary: whole },
    { weight: 2, arbitrary: fc.constantFrom(...EXTREMES, ...edges) },
    { weight: 1, arbitrary: fc.double({ noNaN: true, noDefaultInfinity: true }) },
  )
  return fc.oneof(
    { weight: 6, arbitrary: number },
    { weight: 1, arbitrary: number.map((n) => `${n} ${unit}`) },
    { weight: 1, arbitrary: number.map((value) => ({ value, unit })) },
  )
}
