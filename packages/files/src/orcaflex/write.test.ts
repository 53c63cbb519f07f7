/** RAOs that are written as a vessel type of OrcaFlex are read back as they were. */
import assert from 'node:assert/strict'
import test from 'node:test'
import fc from 'fast-check'
import { MODES } from '../rao/modes.ts'
import { bodies, bytesOf, codes, numbers, texts } from '../rao/reading.fixture.ts'
import { orcaflexReader } from './read.ts'
import { orcaflexText, type RaoRow, type VesselRaos } from './write.ts'

const six = fc.array(fc.double({ min: 0, max: 1e4, noNaN: true }), { minLength: 6, maxLength: 6 })
const turns = fc.array(fc.double({ min: -360, max: 360, noNaN: true }), { minLength: 6, maxLength: 6 })
const axis = (most: number) =>
  fc.uniqueArray(fc.double({ min: 0.1, max: most, noNaN: true }), { minLength: 1, maxLength: 3 })
const raos: fc.Arbitrary<VesselRaos> = fc
  .record({
    vessel: fc.string({ unit: 'grapheme', maxLength: 80 }),
    rotations: fc.constantFrom('degrees', 'radians'),
    phases: fc.constantFrom('lags', 'leads'),
    isSymmetrical: fc.boolean(),
    periods: axis(60),
    directions: axis(360),
    cells: fc.array(fc.tuple(six, turns), { minLength: 9, maxLength: 9 }),
  })
  .map(({ periods, directions, cells, ...rest }) => ({
    ...rest,
    rows: directions.flatMap((direction, j) =>
      periods.map((period, i): RaoRow => {
        const [amplitudes = [], phases = []] = cells[3 * j + i] ?? []
        return { period, direction, amplitudes, phases }
      }),
    ),
  }))
const read = (written: VesselRaos) => orcaflexReader.read(bytesOf(orcaflexText(written)), {})

test('what is written is read back without a question, with every number', () => {
  fc.assert(
    fc.property(raos, (written) => {
      const back = read(written)
      const [table] = bodies(back)
      assert.deepEqual([back.questions, back.left], [[], []])
      const { rows } = written
      assert.deepEqual(
        numbers(table, 'period'),
        spread(rows, ({ period }) => period),
      )
      assert.deepEqual(
        numbers(table, 'direction'),
        spread(rows, ({ direction }) => direction),
      )
      assert.deepEqual(numbers(table, 'amplitude'), rows.flatMap(({ amplitudes }) => amplitudes).map(positive))
      assert.deepEqual(numbers(table, 'phase'), rows.flatMap(({ phases }) => phases).map(positive))
      assert.deepEqual(
        texts(table, 'mode'),
        rows.flatMap(() => MODES),
      )
    }),
    { numRuns: 200 },
  )
})

const spread = (rows: readonly RaoRow[], of: (row: RaoRow) => number) =>
  rows.flatMap((row) => Array<number>(MODES.length).fill(of(row)))
/** A zero is written without its sign. */
const positive = (x: number) => x + 0

const ROW: RaoRow = { period: 8, direction: 90, amplitudes: [0, 0, 1, 0, 0, 0], phases: [0, 0, 5, 0, 0, 0] }
const PLAIN: VesselRaos = { vessel: 'Barge', rotations: 'degrees', isSymmetrical: false, rows: [ROW] }

test('conventions are stated, and a sign of the phases that is not known is asked when it is read', () => {
  const back = read(PLAIN)
  assert.deepEqual(codes(back), ['phase_sense'])
  const { facts } = bodies(back)[0] ?? assert.fail()
  assert.deepEqual(
    [facts['Rotation amplitude'], facts['Phase reference'], facts['Phase point'], facts.Symmetry],
    ['deg/m', 'crest', '~, ~, ~', 'None'],
  )
  const lags = read({ ...PLAIN, phases: 'lags', rotations: 'radians', isSymmetrical: true })
  const said = bodies(lags)[0]?.facts
  assert.deepEqual([said?.['Phase sense'], said?.['Rotation amplitude'], said?.Symmetry], ['lags', 'rad/m', 'xz plane'])
})

test('a name has no mark of YAML', () => {
  const named = (vessel: string) => bodies(read({ ...PLAIN, vessel, phases: 'lags' }))[0]?.facts['Vessel type']
  assert.equal(named('FPSO "A": [[[[[[ #1\n- x'), 'FPSO A 1 - x')
  assert.equal(named('  '), 'Vessel type1')
})
