/** What is special to the OrcaWave preparation: the two files, what makes a mesh unfit, and what is refused. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  axesOf,
  checked,
  codes,
  messageOf,
  near,
  number,
  type Request,
  rowsOf,
  testKit,
  value,
  within,
} from '@keelson/engine/testing.ts'
import { placedOf, writtenOf } from '@keelson/engine/testing-pictures.ts'
import { boxMesh } from '@keelson/physics/mesh/box.ts'
import { readGdf, writeGdf } from '@keelson/physics/mesh/gdf.ts'
import { turnedOver } from '@keelson/physics/mesh/topology.ts'
import { parse } from 'yaml'
import { data, deckText, numberText, requireRoundTrip, rows, word } from '../../_shared/orcina-deck/deck.ts'
import { orcawaveInputPrep } from './index.ts'

const { problems, run } = testKit(orcawaveInputPrep)
const refusedAt = (over: Request, pointer: string, message: RegExp) =>
  assert.ok(problems(over).some((p) => p.startsWith(`${pointer} `) && message.test(p)))

const yamlOf = (over: Request = {}) => String(value(run(over), 'orcawave_yaml'))
const keysOf = (over: Request = {}) => {
  const whole = parse(yamlOf(over)) as { Bodies: object[] }
  return [...Object.keys(whole), ...Object.keys(whole.Bodies[0] ?? {})]
}

const BARGE = { length: 20, beam: 10, draft: 5, panelSize: 2.5 } as const
const HEADER = { title: 'barge', ulen: 1, gravity: 9.80665, symmetricX: false, symmetricY: false }
const whole = boxMesh({ ...BARGE, symmetry: 'none' })
const half = boxMesh({ ...BARGE, symmetry: 'xz' })
const wholeText = writeGdf(whole, HEADER)
const halfText = writeGdf(half, { ...HEADER, symmetricY: true })
const FREE = { mesh_symmetry: 'none' }

// Names and order as in files that OrcaWave 11.5 and 11.6 saved.
const SAVED_ORDER = [
  'UnitsSystem', 'SolveType', 'LoadRAOCalculationMethod', 'PreferredLoadRAOCalculationMethod', 'QuadraticLoadPressureIntegration',
  'QuadraticLoadControlSurface', 'QuadraticLoadMomentumConservation', 'LengthTolerance', 'WaterlineZTolerance', 'WaterlineGapTolerance',
  'DivideNonPlanarPanels', 'LinearSolverMethod', 'OutputPanelPressures', 'ValidatePanelArrangement', 'PanelAspectRatioWarningLevel',
  'PanelsPerWavelengthWarningLevel', 'WaterDepth', 'WaterDensity', 'WavesReferredToBy', 'PeriodOrFrequency', 'WaveHeading', 'Bodies',
  'BodyName', 'BodyMeshPosition', 'BodyMeshAttitude', 'BodyIncludedInAnalysis', 'BodyMeshFileName', 'BodyMeshFormat', 'BodyMeshLengthUnits',
  'BodyMeshSymmetry', 'BodyOriginType', 'BodyAddInteriorSurfacePanels', 'BodyInteriorSurfacePanelMethod', 'BodyHydrostaticIntegralMethod',
  'BodyHydrostaticStiffnessMethod', 'BodyInertiaSpecifiedBy', 'BodyCentreOfMass', 'BodyMass',
  'BodyInertiaTensorRx, BodyInertiaTensorRy, BodyInertiaTensorRz', 'BodyInertiaTensorOriginType',
  'BodyExternalStiffnessMatrixx, BodyExternalStiffnessMatrixy, BodyExternalStiffnessMatrixz, BodyExternalStiffnessMatrixRx, BodyExternalStiffnessMatrixRy, BodyExternalStiffnessMatrixRz',
  'BodyExternalStiffnessMatrixOriginType',
  'BodyExternalDampingMatrixx, BodyExternalDampingMatrixy, BodyExternalDampingMatrixz, BodyExternalDampingMatrixRx, BodyExternalDampingMatrixRy, BodyExternalDampingMatrixRz',
  'BodyExternalDampingMatrixOriginType', 'BodyConnectionParent',
  'BodyFixedDOFx', 'BodyFixedDOFy', 'BodyFixedDOFz', 'BodyFixedDOFRx', 'BodyFixedDOFRy', 'BodyFixedDOFRz',
] // biome-ignore format: as the file has them

test('the data file has the names of a saved file, in its order', () => {
  assert.deepEqual(keysOf(), SAVED_ORDER)
})

test('the data file starts and ends as OrcaWave writes it, with Yes and No, and tables two spaces in', () => {
  const text = yamlOf()
  assert.ok(text.startsWith('%YAML 1.1\n# Type: Diffraction\n---\n# Model\nUnitsSystem: SI\n'))
  assert.ok(text.endsWith('    BodyFixedDOFRz: No\n...\n'))
  assert.match(text, /\n {4}BodyInertiaTensorRx, .*Rz:\n {6}- \[12556\.25, 0, 0\]\n {6}- \[0, 31006\.25, 0\]\n/)
  assert.match(text, /\n {4}BodyIncludedInAnalysis: Yes\n/)
  assert.match(text, /\n {4}BodyMeshSymmetry: xz plane\n/)
})

test('a file holds QTF keys for a full QTF calculation only', () => {
  assert.ok(!/QTF/.test(yamlOf()))
  const text = yamlOf({ qtf_calculation: true })
  assert.match(text, /SolveType: Full QTF calculation\n/)
  assert.match(text, /QTFMinCrossingAngle: 0\nQTFMaxCrossingAngle: 180\n/)
  assert.ok(codes(run({ qtf_calculation: true })).includes('free_surface_zone'))
})

test('infinite depth is written as its word and is null as a value', () => {
  assert.match(yamlOf({ water_depth: 'infinite' }), /\nWaterDepth: Infinity\n/)
  assert.equal(value(run({ water_depth: 'infinite' }), 'water_depth_field'), null)
})

test('each symmetry has its words, and the lid its keys where there is one', () => {
  const of = (mesh_symmetry: string) => /BodyMeshSymmetry: (.*)/.exec(yamlOf({ mesh_symmetry }))?.[1]
  assert.deepEqual(['none', 'xz', 'yz', 'both'].map(of), ['None', 'xz plane', 'yz plane', 'xz and yz planes'])
  assert.ok(!keysOf({ remove_irregular_frequencies: false }).includes('BodyInteriorSurfacePanelMethod'))
})

test('periods replace frequencies and come out ascending', () => {
  assert.deepEqual(value(run({ wave_periods: [12, 6, 9] }), 'period_or_frequency'), [6, 9, 12])
  assert.match(yamlOf({ wave_periods: [12, 6, 9] }), /PeriodOrFrequency:\n {2}- 6\n {2}- 9\n {2}- 12\n/)
  const byPeriod = value(run({ wave_periods: [2 * Math.PI] }), 'shortest_wavelength')
  assert.equal(byPeriod, value(run({ angular_frequencies: [1] }), 'shortest_wavelength'))
})

test('a word that YAML would misread stands in quotes, and a power of ten has a point and a sign', () => {
  assert.match(yamlOf({ mesh_file: 'yes' }), /BodyMeshFileName: 'yes'\n/)
  assert.deepEqual([1e-7, 2.5e-9, 3e21, 0.5, -0].map(numberText), ['1.0e-7', '2.5e-9', '3.0e+21', '0.5', '0'])
})

test('a text that does not say what was meant is caught', () => {
  const deck = [data('A', 1), data('B', word('Yes')), data('C, D', rows([1, 2], [3, 4]))]
  requireRoundTrip(deckText(deck, 'Diffraction'), deck)
  assert.throws(
    () => requireRoundTrip(deckText(deck, 'Diffraction').replace('A: 1', 'A: 2'), deck),
    /does not read back/,
  )
})

test('both files are handed over, and the mesh reads back as half the box', () => {
  const [deck, mesh] = run({ mesh_file: 'barge half.gdf' }).files
  assert.deepEqual([deck?.name, deck?.mediaType], ['orcawave.yml', 'text/yaml'])
  assert.deepEqual([mesh?.name, mesh?.mediaType], ['barge half.gdf', 'text/plain'])
  const read = readGdf(mesh?.content ?? '')
  assert.ok(read.ok && read.gdf.symmetricY && !read.gdf.symmetricX)
  assert.equal(read.gdf.panels.length, 250)
})

test('a whole, a half and a generated box have one displacement', () => {
  const cases: Request[] = [{ mesh_gdf: wholeText, ...FREE }, { mesh_gdf: halfText }, {}, { mesh_symmetry: 'both' }]
  for (const over of cases) {
    within(number(run(over), 'displaced_volume'), 1000, 1e-9)
    assert.equal(value(run(over), 'mesh_accepted'), true)
  }
})

test('panels that turn the wrong way are turned over in the file that is handed over', () => {
  const panels = half.panels.map((panel, i) => (i % 3 === 0 ? turnedOver(panel) : panel))
  const over = { mesh_gdf: writeGdf({ nodes: half.nodes, panels }, { ...HEADER, symmetricY: true }) }
  const ran = run(over)
  assert.equal(ran.status, 'PASS')
  assert.ok(ran.warnings.some((w) => w.code === 'panels_turned' && w.message.includes(': 14 of 40.')))
  assert.equal(ran.files[1]?.content, halfText)
})

test('a mesh is not accepted, with its reason, for its mass, its symmetry or a hole', () => {
  const reason = (over: Request) => {
    const ran = run(over)
    assert.deepEqual([ran.status, value(ran, 'mesh_accepted')], ['FAIL', false])
    return ((value(ran, 'warnings') ?? []) as string[]).join('\n')
  }
  assert.match(reason({ mass: 1000 }), /differ by 2.5 %, more than 2 %/)
  assert.match(
    reason({ mesh_gdf: halfText, ...FREE }),
    /the GDF symmetry is xz plane \(ISX 0, ISY 1\), but the mesh symmetry is none/,
  )
  assert.match(reason({ mesh_gdf: writeGdf(whole, { ...HEADER, symmetricY: true }) }), /the mesh crosses the xz plane/)
  const holed = writeGdf({ nodes: whole.nodes, panels: whole.panels.slice(1) }, HEADER)
  assert.match(reason({ mesh_gdf: holed, ...FREE }), /4 open edges that are not at z = 0/)
  const flipped = { nodes: half.nodes.map(([x, y, z]) => [x, y, z + 1] as const), panels: half.panels }
  assert.match(
    reason({ mesh_gdf: writeGdf(flipped, { ...HEADER, symmetricY: true }) }),
    /extends to z = 1 m|extends 1 m/,
  )
})

test('the mass may differ by just 2 %', () => {
  assert.equal(value(run({ mass: 1025 / 1.02 }), 'mesh_accepted'), true)
  assert.equal(value(run({ mass: 1025 / 1.0201 }), 'mesh_accepted'), false)
  assert.equal(value(run({ mass: 1025 / 0.98 }), 'mesh_accepted'), true)
  assert.equal(value(run({ mass: 1025 / 0.9799 }), 'mesh_accepted'), false)
})

test('a mass does not balance against a volume that is not the one of OrcaWave', () => {
  const raised = { nodes: half.nodes.map(([x, y, z]) => [x, y, z + 1] as const), panels: half.panels }
  const over = { mesh_gdf: writeGdf(raised, { ...HEADER, symmetricY: true }) }
  const balanced = number(run(over), 'displaced_mass')
  assert.equal(checked(run({ ...over, mass: balanced }), 'mass_balance')?.state, 'not_made')
  assert.equal(checked(run({ ...over, mass: 1.1 * balanced }), 'mass_balance')?.state, 'fail')
  assert.equal(checked(run({ mesh_gdf: halfText }), 'mass_balance')?.state, 'pass')
})

test('water and centre of gravity that were left out are said beside the verdict', () => {
  const left = ['water_depth', 'water_density', 'centre_of_gravity']
  const assumed = run({}, left).result.assumed.map(({ name }) => name)
  for (const name of left) assert.ok(assumed.includes(name), name)
})

test('the reasons among the values are in words', () => {
  const said = ((value(run({ mass: 1000 }), 'warnings') ?? []) as string[]).join('\n')
  assert.match(said, /mass 1,000 t and displaced mass 1,025 t differ by 2\.5 %/)
})

test('panels of a fifth of the shortest wave pass and longer ones fail', () => {
  const box = { mesh_panel_size: 100, mesh_box_length: 20, angular_frequencies: [0.3] }
  assert.equal(run(box).status, 'PASS')
  const coarse = run({ ...box, angular_frequencies: [1] })
  assert.deepEqual([coarse.status, value(coarse, 'mesh_accepted')], ['FAIL', false])
  assert.match(coarse.detail, /Mesh not accepted/)
})

test('a lid that stands in the mesh is kept and none is asked for', () => {
  const points = [[-10, 0, 0], [10, 0, 0], [10, 5, 0], [-10, 5, 0]] // biome-ignore format: a panel a line
  const text = halfText.replace('40 NPAN', '41 NPAN') + points.map((p) => `${p.join(' ')}\n`).join('')
  assert.match(yamlOf({ mesh_gdf: text }), /BodyAddInteriorSurfacePanels: No\n/)
  assert.ok(codes(run({ mesh_gdf: text })).includes('lid_in_mesh'))
})

test('a panel at still water without area is no lid, and one of a part of the waterplane leaves the mesh open', () => {
  const withPanel = (points: readonly (readonly number[])[]) =>
    halfText.replace('40 NPAN', '41 NPAN') + points.map((p) => `${p.join(' ')}\n`).join('')
  const flat = run({ mesh_gdf: withPanel([[-10, 0, 0], [-10, 0, 0], [-10, 5, 0], [-10, 5, 0]]) }) // biome-ignore format: a panel a line
  assert.match(String(value(flat, 'orcawave_yaml')), /BodyAddInteriorSurfacePanels: Yes\n/)
  const small = run({ mesh_gdf: withPanel([[-1, 0, 0], [1, 0, 0], [1, 0.5, 0], [-1, 0.5, 0]]) }) // biome-ignore format: a panel a line
  assert.match(String(value(small, 'orcawave_yaml')), /BodyAddInteriorSurfacePanels: Yes\n/)
  assert.ok(codes(small).includes('partial_lid'))
  assert.notEqual(small.status, 'PASS')
})

test('what cannot be meshed, named or read is refused at its input', () => {
  refusedAt({ mesh_panel_size: 0.03 }, '/mesh_panel_size', /giving 278,556\)/)
  refusedAt({ mesh_panel_size: 1e-300 }, '/mesh_panel_size', /at most 120,000/)
  refusedAt(
    { mesh_gdf: wholeText.replace('80 NPAN', '81 NPAN') },
    '/mesh_gdf',
    /NPAN 81 requires 972 coordinates; the file contains 960 \(80 panels\)/,
  )
  refusedAt({ mesh_gdf: wholeText.slice(0, 500) }, '/mesh_gdf', /NPAN 80 requires 960 coordinates/)
  refusedAt({ mesh_gdf: wholeText.replace('9.80665', '32.174') }, '/mesh_gdf', /metres/)
  for (const name of [
    '../mesh.gdf',
    '/etc/mesh',
    'a\\b.gdf',
    'c:mesh.gdf',
    '.hidden',
    'aux.gdf',
    'mesh.gdf ',
    'a\nb',
    '',
  ]) {
    refusedAt({ mesh_file: name }, '/mesh_file', /file name without a folder path/)
  }
  refusedAt({ mesh_file: 'OrcaWave.yml' }, '/mesh_file', /another file of this run/)
  refusedAt({ mesh_box_centre: [0, 1] }, '/mesh_box_centre', /symmetry plane/)
  refusedAt({ water_depth: 4 }, '/water_depth', /mesh draught/)
  refusedAt({ wave_periods: [5, 5] }, '/wave_periods', /all be different/)
  refusedAt({ mass: -1 }, '/mass', /greater than 0 t/)
})

test('the mesh view draws no more than 1500 panels of a large mesh', () => {
  const chart = run({ mesh_panel_size: 0.3 }).result.charts.find((c) => c.id === 'mesh_view')
  const [panels, normals] = (chart?.spec.layer ?? []) as { data: { values: { p: number }[] } }[]
  assert.ok(panels && normals)
  assert.ok(new Set(panels.data.values.map((v) => v.p)).size <= 1500)
  assert.ok(normals.data.values.length <= 60)
})

test('the body is drawn to scale by its outline, however fine the mesh; a half is completed by its dashed image', () => {
  const viewOf = (id: string, over: Request = {}) => run(over).result.figures?.find((f) => f.id === id)?.drawing
  const linesOf = (role: string, id: string, over: Request = {}) =>
    (viewOf(id, over)?.shapes ?? []).flatMap((s) => (s.kind === 'polyline' && s.role === role ? [s.points] : []))
  const depth = (over: Request) =>
    Math.min(
      ...linesOf('steel', 'side', over)
        .flat()
        .map(([, z]) => z),
    )
  assert.equal(viewOf('side')?.scale, 'true')
  assert.deepEqual([depth({}), depth({ mesh_box_draft: 8 })], [-5, -8])
  assert.deepEqual(linesOf('steel', 'side', { mesh_panel_size: 0.5 }), linesOf('steel', 'side'))
  assert.ok(linesOf('ghost', 'end').length > 0)
  assert.equal(linesOf('ghost', 'end', { mesh_symmetry: 'none' }).length, 0)
})

const DEEP = { water_depth: 'infinite', angular_frequencies: [0.4, 0.9, 1.4], panels_per_wavelength: 8 }
const lengthAt = (w: number) => (2 * Math.PI * 9.80665) / w ** 2

test('each wave stands in its row with its length and what it asks of the panels, and is drawn', () => {
  const r = run({ ...DEEP, mesh_panel_size: 2 })
  const rows = rowsOf(r, 'wave_resolution') as readonly (readonly number[])[]
  assert.equal(rows.length, 3)
  for (const [i, w] of [1.4, 0.9, 0.4].entries()) {
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

test('the sentence counts what is written and says what is coarse, and warnings of the run hold their numbers', () => {
  const r = run()
  assert.match(
    r.detail,
    /^Mesh accepted: displaced mass 1,025 t, body mass 1,025 t.* 250 panels, 5 periods and 5 headings\.$/,
  )
  const coarse = run({ angular_frequencies: [4] }).detail
  assert.match(
    coarse,
    /^Panels per wavelength fails.*Mesh not accepted.*longest panel side 1 m for a shortest wavelength/,
  )
  assert.match(messageOf(run({ gravity: 9.81 }), 'gravity_not_used'), /9\.80665 m\/s²\. .* 9\.81 m\/s²/)
  const sided = (wave_headings: readonly number[], mesh_symmetry = 'none') =>
    codes(run({ wave_headings, mesh_symmetry })).includes('one_sided_headings')
  assert.deepEqual(
    [sided([0, 90]), sided([0, -90]), sided([-90, 90]), sided([0, 90], 'xz'), sided([90]), sided([0, 90], 'yz')],
    [true, true, false, false, false, true],
  )
  assert.ok(!codes(r).includes('gravity_not_used'))
})

test('a lid is remarked on where the mesh has a waterline to cover, and a mesh below still water where one is asked for', () => {
  const sunk = { ...whole, nodes: whole.nodes.map(([x, y, z]) => [x, y, z - 3] as const) }
  const said = (mesh: typeof whole, remove_irregular_frequencies: boolean) =>
    codes(run({ ...FREE, mesh_gdf: writeGdf(mesh, HEADER), remove_irregular_frequencies })).filter((code) =>
      ['irregular_frequencies', 'no_waterline', 'lid_in_mesh'].includes(code),
    )
  assert.deepEqual(said(whole, false), ['irregular_frequencies'])
  assert.deepEqual(said(sunk, false), [])
  assert.deepEqual(said(whole, true), [])
  assert.deepEqual(said(sunk, true), ['no_waterline'])
})

test('the longest panel side is written in the unit in which the wavelength is divided by it', () => {
  const { steps } = run({ ...FREE, mesh_gdf: wholeText }).result
  const side = steps.find((s) => s.symbol === 's_max')
  assert.equal(side?.value, BARGE.panelSize)
  const divided = steps.flatMap((s) => s.arguments ?? []).find((a) => a.symbol === 's_max')
  assert.deepEqual([side?.unit, side?.value], [divided?.unit, divided?.value])
})
