/** What is special to the AQWA deck, beyond its cases. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  axesOf,
  checked,
  codes,
  list,
  messageOf,
  near,
  number,
  reason,
  rowsOf,
  selfChecked,
  testKit,
  value,
} from '@keelson/engine/testing.ts'
import { placedOf, writtenOf } from '@keelson/engine/testing-pictures.ts'
import { readDeck } from '@keelson/standards/ansys-aqwa-2024/deck-reader.ts'
import { aqwaDiffractionDeckPrep as workflow } from './index.ts'

const { run, refusedAt, pointers } = testKit(workflow)
const deckOf = (ran: ReturnType<typeof run>) => readDeck(String(value(ran, 'dat_text')))

/** A half body of triangles and a lid: a wedge 4 m long, 2 m wide at the water and 1 m deep, y >= 0. */
const wedge = [
  'wedge',
  '1 9.80665',
  '0 1',
  '4',
  '-2 0 -1  2 0 -1  2 1 0  -2 1 0',
  '2 0 -1  2 0 0  2 1 0  2 1 0',
  '-2 0 -1  -2 1 0  -2 0 0  -2 0 0',
  '-2 0 0  -2 1 0  2 1 0  2 0 0',
].join('\n')
const ofWedge = { mesh_gdf: wedge, mass: '4.1 t', centre_of_gravity: [0, 0, -0.3] }

test('frequencies are sorted and written as Hz, and periods give the same', () => {
  const unsorted = run({ angular_frequencies: [0.9, 0.3, 0.6] })
  assert.deepEqual(
    list(unsorted, 'hrtz_frequencies').map((f) => Number((f * 2 * Math.PI).toFixed(9))),
    [0.3, 0.6, 0.9],
  )
  const periods = run({ wave_periods: [0.9, 0.3, 0.6].map((w) => (2 * Math.PI) / w) })
  list(periods, 'hrtz_frequencies').forEach((f, i) => {
    near(f, list(unsorted, 'hrtz_frequencies')[i] ?? Number.NaN, 1e-9)
  })
})

test('one side of the headings is mirrored, two sides and whole turns are sorted, and the ends of the circle are both there', () => {
  const directions = (wave_headings: readonly number[]) => list(run({ wave_headings }), 'dirn_directions')
  assert.deepEqual(directions([0, 45, 90, 135, 180]), [-180, -135, -90, -45, 0, 45, 90, 135, 180])
  assert.deepEqual(directions([90, 0, 270]), [-90, 0, 90])
  assert.deepEqual(directions([-180, 30, -30]), [-180, -30, 30, 180])
  assert.deepEqual(directions([360, 0]), [0])
})

test('the deck holds half of a symmetric body and says so', () => {
  const half = run()
  assert.deepEqual(deckOf(half).symmetry, ['SYMX'])
  assert.deepEqual(deckOf(run({ mesh_symmetry: 'yz' })).symmetry, ['SYMY'])
  assert.deepEqual(deckOf(run({ mesh_symmetry: 'both' })).symmetry, ['SYMX', 'SYMY'])
  const whole = run({ mesh_symmetry: 'none' })
  assert.deepEqual(deckOf(whole).symmetry, [])
  near(number(whole, 'displaced_volume'), number(half, 'displaced_volume'), 1e-12)
  assert.equal(number(whole, 'number_of_qppl_cards'), 2 * number(half, 'number_of_qppl_cards'))
})

test('triangles are written as such, and a lid of the mesh is left to AQWA', () => {
  const ran = run(ofWedge)
  assert.equal(value(ran, 'mesh_accepted'), true)
  const { panels, lid, nodes } = deckOf(ran)
  assert.deepEqual(
    panels.map(({ corners }) => corners.length),
    [4, 3, 3],
  )
  assert.equal(number(ran, 'number_of_qppl_cards'), 1)
  assert.equal(number(ran, 'number_of_coordinate_cards'), nodes.length + 1)
  assert.ok(lid)
  near(number(ran, 'displaced_volume'), 4, 1e-9)
  assert.ok(codes(ran).includes('lid_left_out'))
})

test('a panel above water does not diffract, and one across still water is not accepted', () => {
  const lines = wedge.split('\n')
  const raised = [...lines.slice(0, 3), '5', ...lines.slice(4), '-2 1 0  2 1 0  2 1 1  -2 1 1'].join('\n')
  const above = run({ ...ofWedge, mesh_gdf: raised })
  assert.equal(deckOf(above).panels.filter(({ diffracting }) => !diffracting).length, 1)
  const across = run({ ...ofWedge, mesh_gdf: wedge.replaceAll('1 0', '1 0.2') })
  assert.equal(value(across, 'mesh_accepted'), false)
  assert.equal(checked(across, 'mesh_geometry')?.state, 'fail')
  const said = (ran: typeof across) => ran.warnings.map(({ message }) => message).join('; ')
  assert.match(said(across), /3 panels cross the still water level/)
  assert.doesNotMatch(said(above), /reach across/)
})

test('infinite depth is written as one that no wave feels, and the answer says which', () => {
  const deep = run({ water_depth: 'infinite' })
  near(deckOf(deep).depth, 1000, 1e-9)
  assert.match(reason(deep, 'water_depth_field'), /1,000 m/)
  assert.match(deep.detail, /\(infinite depth written as 1,000 m\)/)
  assert.ok(codes(deep).includes('depth_for_infinite'))
  const long = run({ water_depth: 'infinite', angular_frequencies: [0.1, 1] })
  near(deckOf(long).depth, (Math.PI * 9.80665) / 0.01, 1e-5)
})

test('the options are those asked for', () => {
  assert.deepEqual(deckOf(run()).options, ['GOON', 'AHD1'])
  const qtf = run({ qtf_calculation: true, remove_irregular_frequencies: false })
  assert.deepEqual(deckOf(qtf).options, ['GOON', 'AHD1', 'AQTF', 'CQTF', 'MQTF'])
  assert.equal(deckOf(qtf).lid, false)
  assert.ok(codes(qtf).includes('irregular_frequencies'))
})

test('the checks fail where the deck is not fit', () => {
  assert.equal(selfChecked(run(), 'read_back')?.state, 'pass')
  assert.equal(checked(run({ mass: 1100 }), 'mass_balance')?.state, 'fail')
  assert.equal(checked(run({ mesh_panel_size: 5, angular_frequencies: [2.5] }), 'panels_per_wavelength')?.state, 'fail')
})

test('directions that end before the whole circle are remarked', () => {
  assert.ok(codes(run({ wave_headings: [0, 90] })).includes('not_all_round'))
  assert.ok(!codes(run({ wave_headings: [0, 90, 180] })).includes('not_all_round'))
})

test('a single card repeats its node for a triangle, and stands for the structure asked for', () => {
  assert.equal(
    value(run({ panel_nodes: [7, 8, 9, 9], structure: 2 }), 'qppl_card'),
    '     2TPPL DIFF   14(1)(    7)(    8)(    9)',
  )
  assert.equal(value(run(), 'coor_card'), undefined)
})

test('what AQWA does not take is refused at its input', () => {
  refusedAt('/angular_frequencies', { angular_frequencies: Array.from({ length: 101 }, (_, i) => 0.01 * (i + 1)) })
  assert.deepEqual(pointers({ angular_frequencies: Array.from({ length: 100 }, (_, i) => 0.01 * (i + 1)) }), [])
  refusedAt('/angular_frequencies', { angular_frequencies: [0.5, 0.5] })
  refusedAt('/wave_headings', { wave_headings: Array.from({ length: 22 }, (_, i) => 8 * i + 1) })
  assert.deepEqual(pointers({ wave_headings: Array.from({ length: 21 }, (_, i) => 9 * i) }), [])
  refusedAt('/node', { node_id: 12 })
  refusedAt('/node_id', { node_id: 100000, node: [0, 0, 0] })
  refusedAt('/panel_nodes/1', { panel_nodes: [1, 2.5, 3, 4] })
})

const DEEP = { water_depth: 'infinite', angular_frequencies: [0.4, 0.9, 1.4], panels_per_wavelength: 8 }
const lengthAt = (w: number) => (2 * Math.PI * 9.80665) / w ** 2

test('each wave stands in its row with its length and what it asks of the panels, and is drawn', () => {
  const r = run({ ...DEEP, mesh_panel_size: 2 })
  const rows = rowsOf(r, 'wave_resolution') as readonly (readonly number[])[]
  assert.equal(rows.length, 3)
  for (const [i, w] of [0.4, 0.9, 1.4].entries()) {
    const [frequency, period, wavelength, panels, largest] = rows[i] ?? []
    near(frequency, w, 1e-11)
    near(period, (2 * Math.PI) / w, 1e-11)
    near(wavelength, lengthAt(w), 1e-9)
    near(panels, lengthAt(w) / 2, 1e-9)
    near(largest, lengthAt(w) / 8, 1e-9)
  }
  assert.deepEqual(axesOf(r, 'wave_resolution').slice(0, 2), ['Wave frequency [rad/s]', 'Length [m]'])
  for (const [name, share] of [
    ['wavelength', 1],
    ['allowable panel size', 1 / 8],
  ] as const)
    for (const i of [10, 60]) {
      const [w = 0, x] = placedOf(r, 'wave_resolution', name)[i] ?? []
      near(x, share * lengthAt(w as number), 1e-4)
    }
  near(placedOf(r, 'wave_resolution', 'shortest wave')[0]?.[1], lengthAt(1.4), 1e-5)
  near(placedOf(r, 'wave_resolution', 'maximum panel size')[0]?.[1], lengthAt(1.4) / 8, 1e-5)
  near(placedOf(r, 'wave_resolution', 'longest panel side')[0]?.[0], 2, 1e-9)
})

test('the body is drawn with its sizes, its mass and the way of the waves', () => {
  const r = run()
  assert.deepEqual(writtenOf(r, 'side'), { L_box: '20 m', d_box: '5 m', m: '1025 t', V: '1000 m3' })
  assert.deepEqual(writtenOf(r, 'end'), { B_box: '10 m' })
  assert.equal(writtenOf(run({ wave_headings: [30] }), 'plan').beta, '30 deg')
})

test('nodes and panels are counted, and warnings of the mesh hold their numbers', () => {
  const r = run({ mesh_panel_size: 2.5, mesh_symmetry: 'none' })
  // 8 x 4 below, 2 x (8 + 4) x 2 around; nodes 9 x 5 below and 24 on each of two levels above.
  assert.deepEqual([number(r, 'panels'), number(r, 'unique_nodes')], [80, 93])
  const coarse = run({ ...DEEP, mesh_panel_size: 5 })
  const allowed = Number((lengthAt(1.4) / 8).toPrecision(4))
  assert.match(messageOf(coarse, 'coarse_mesh'), new RegExp(`side is 5 m; the limit is ${allowed} m for 8 panels`))
  assert.match(
    messageOf(run({ centre_of_gravity: [0.3, 0.4, -1] }), 'not_in_balance'),
    /is 0\.5 m horizontally from .* limit is 1 mm/,
  )
  assert.match(
    messageOf(run({ mass: '900 t' }), 'mesh_not_accepted'),
    /900 t and .* 1,025 t differ by 13\.9 %, more than 2 %/,
  )
  assert.match(run({ mass: '900 t' }).detail ?? '', /Mesh not accepted: displaced mass 1,025 t, body mass 900 t/)
})

test('each deck of the file stands in its row with its cards', () => {
  const r = run()
  const rows = rowsOf(r, 'decks')
  const text = String(value(r, 'dat_text'))
  for (const [deck, , first] of rows) assert.ok(text.includes(String(first)), `${deck}: ${first}`)
  assert.equal(rows.length, 10)
  assert.equal(rows[1]?.[0], 'Deck 1, coordinates')
  assert.ok((rows[1]?.[1] as number) >= number(r, 'number_of_coordinate_cards'))
  assert.match(r.detail ?? '', /^Mesh accepted: displaced mass 1,025 t.* 250 panels, 5 frequencies and 9 directions\.$/)
  const deep = run({ water_depth: 'infinite', angular_frequencies: [0.1] })
  assert.match(deep.detail ?? '', /\(infinite depth written as 3,081 m\)/)
  assert.match(messageOf(deep, 'depth_for_infinite'), /A depth of 3,081 m, .* is written\.$/)
  assert.match(
    messageOf(run({ wave_headings: [0, 90], mesh_symmetry: 'none' }), 'not_all_round'),
    /from −90° to 90°\. AQWA requires −180° to 180°/,
  )
})
