/** A table of RAOs that is not complete, contradicts itself or is not that of its mapping is refused with its place. */
import assert from 'node:assert/strict'
import test from 'node:test'
import { refusal } from '../rao/reading.fixture.ts'
import { readFile } from '../read-file.ts'
import { aqwaOf, csvOf, NODES, type Node, orcaflexOf, proposalOf, SAYING, takenOf, wamitOf } from './cube.fixture.ts'
import { cubeTaken } from './cube.ts'
import { raosTable } from './cube-wide.fixture.ts'
import { mappingError } from './inputs.fixture.ts'
import { type Mapping, mappingOf } from './mapping.ts'

const LAGS = { phase_sense: 'lags', phase_reference: 'crest' }
const refused = (text: string, answers = {}) => refusal(() => takenOf(text, 'a.csv', answers))

test('a combination of period and direction that is missing is refused with its place', () => {
  const { message, line } = refused(csvOf(NODES.slice(0, 3)), LAGS)
  assert.match(message, /period 8 s, direction 0 deg: no row has all motions/)
  assert.equal(line, 4)
})

test('a motion that is missing is refused with its place', () => {
  const text = wamitOf(NODES)
  const short = text
    .split('\n')
    .filter((_, at) => at !== 4)
    .join('\n')
  const answers = { unit: 's', length_scale: '1', phase_point: 'same point' }
  const { message } = refusal(() => takenOf(short, 'a.4', answers))
  assert.match(message, /period 12\.5 s, direction 90 deg: no row has roll\. A table requires six motions/)
})

test('a row that is repeated is refused with both lines', () => {
  const table = { ...raosTable([...NODES, ...NODES.slice(2, 3)]), lines: Uint32Array.of(2, 3, 4, 5, 6), facts: {} }
  const answers = { ...LAGS, wave_direction: '0 deg following, 90 deg from starboard', amplitude_per: 'wave amplitude' }
  const columns = Object.fromEntries(
    [
      ['periods', 'Period', 's'],
      ['headings', 'Direction', 'deg'],
      ['amplitudes', 'Surge amplitude', 'deg/m'],
      ['phases', 'Surge phase', 'deg'],
    ].map(([target = '', column = '', unit = '']) => [target, { column, unit, stated: unit }]),
  )
  const mapping: Mapping = { schema: 'keelson.mapping/1', table: 'RAOs', answers, columns }
  const { message, line, column } = refusal(() => cubeTaken(table, mapping, SAYING))
  assert.match(message, /period 12\.5 s, direction 0 deg, surge: the row of line 4 is repeated here/)
  assert.deepEqual([line, column], [6, 'Surge amplitude'])
})

test('a value that is missing is refused with line and column', () => {
  const { message, line, column } = refused(orcaflexOf(NODES).replace('12.5, 0.5, 90', '12.5, 0.5, ~'))
  assert.match(message, /period 12\.5 s, direction 90 deg, surge: the phase has no value/)
  assert.deepEqual([line, column], [19, 'phase'])
})

const towards = (to: number, moreHeave: number): Node[] =>
  NODES.filter(({ direction }) => direction === 90).map(({ period, cells }) => ({
    ...{ period, direction: to },
    cells: cells.map((cell, at) => (at === 4 ? cell + moreHeave : cell)),
  }))

test('a direction that is stated in two ways is taken once, and refused where its motions differ', () => {
  const both = (heave: number) => aqwaOf([...towards(-180, heave), ...towards(180, 0)])
  const { params, left } = takenOf(both(0), 'a.lis')
  assert.deepEqual(params.headings, [180])
  assert.deepEqual(left.map(({ what, count }) => [what, count]).slice(0, 1), [
    ['directions equal to another direction plus or minus a full turn, with the same motions', 1],
  ])
  const { message } = refusal(() => takenOf(both(0.1), 'a.lis'))
  assert.match(message, /direction -180 deg: heave differs from direction 180 deg on line \d+/)
})

test('waves of infinite period are left out and counted', () => {
  const infinite = [90, 0].flatMap((of) =>
    NODES.filter(({ direction, period }) => direction === of && period === 8).map((one) => ({
      ...one,
      period: Number.POSITIVE_INFINITY,
    })),
  )
  const { params, left } = takenOf(orcaflexOf([...infinite, ...NODES]), 'rao.yml')
  assert.deepEqual([params.periods, left[0]?.count, left[0]?.lines], [[8, 12.5], 12, [19, 24]])
})

test('phases against the crest at another point are refused', () => {
  const text = orcaflexOf(NODES).replace('[~, ~, ~]', '[12, 0, 0]')
  assert.deepEqual(
    proposalOf(text, 'rao.yml').open.map(({ code }) => code),
    ['phase_point'],
  )
  assert.deepEqual(proposalOf(orcaflexOf(NODES).replace('[~, ~, ~]', '[0, 0, 9]'), 'rao.yml').open, [])
  assert.match(
    mappingError(() => takenOf(text, 'rao.yml', { phase_point: 'other point' })).message,
    /its phases are relative to the crest at 12, 0, 0/,
  )
})

test('a sign that is neither of two is refused', () => {
  const { message } = mappingError(() => takenOf(orcaflexOf(NODES, { YawPositiveBow: 'left' }), 'rao.yml'))
  assert.match(message, /YawPositiveBow is left, which is neither port nor starboard/)
})

test('more periods than the input takes are refused', () => {
  const long = Array.from({ length: 6 }, (_, at) => NODES.map((one) => ({ ...one, period: one.period + 10 * at })))
  const { message } = mappingError(() => takenOf(csvOf(long.flat()), 'a.csv', LAGS))
  assert.match(message, /more than 5 values for periods/)
})

test('a mapping of another file, and one with a part of the four inputs, is refused', () => {
  const { table, proposal } = proposalOf(orcaflexOf(NODES), 'rao.yml')
  const mapping = mappingOf(proposal)
  const { periods: _, ...three } = mapping.columns
  const refusedOf = (other: Mapping) => mappingError(() => cubeTaken(table, other, SAYING)).message
  assert.match(refusedOf({ ...mapping, columns: three }), /no column for periods, which is read together/)
  const radians = orcaflexOf(NODES, { RAOResponseUnits: 'radians' })
  const [other] = readFile(new TextEncoder().encode(radians), 'rao.yml').tables
  assert.ok(other)
  assert.match(
    mappingError(() => cubeTaken(other, mapping, SAYING)).message,
    /column 'amplitude' states 'rad\/m', and the mapping states 'deg\/m'/,
  )
  const asked = proposalOf(csvOf(NODES), 'a.csv')
  assert.match(mappingError(() => mappingOf(asked.proposal)).message, /2 questions are open/)
})
