/** How the body of a diffraction analysis is drawn, what its panels are remarked on, and what its inputs and values are called. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { codes, pointsOf, type Request, testKit } from '@keelson/engine/testing.ts'
import { drawingOf } from '@keelson/engine/testing-pictures.ts'
import { near } from '@keelson/units/testing.ts'
import type { ChartRow } from '@keelson/workflow'
import { orcawaveInputPrep } from '../../orcawave-input-prep/index.ts'

const { run } = testKit(orcawaveInputPrep)
const box = { mesh_box_length: 20, mesh_box_beam: 10, mesh_box_draft: 5, mesh_panel_size: 2.5, mesh_symmetry: 'none' }
const PANELS = 8 * 4 + 2 * (8 + 4) * 2
const rowsOf = (over: Request = {}) => pointsOf(run({ ...box, ...over }), 'mesh_view')
const outlinesOf = (rows: readonly ChartRow[]) => [
  ...Map.groupBy(
    rows.filter(({ p }) => p !== undefined),
    ({ p }) => p,
  ).values(),
]
const place = ({ x, y }: ChartRow) => [Number(x), Number(y)] as const

test('every panel of a box is drawn as a closed outline of its four corners', () => {
  const outlines = outlinesOf(rowsOf())
  assert.equal(outlines.length, PANELS)
  for (const outline of outlines) {
    const [first, ...others] = outline.map(place)
    assert.equal(others.length, 4)
    assert.deepEqual(others.at(-1), first)
  }
})

test('the drawing holds the whole mesh, with one scale for across and up', () => {
  const chart = run(box).result.charts.find(({ id }) => id === 'mesh_view')?.spec as unknown as {
    readonly layer: readonly { readonly encoding: Readonly<Record<string, { scale: { domain: readonly number[] } }>> }[]
  }
  const { x, y } = chart.layer[0]?.encoding ?? {}
  const [[left = 0, right = 0], [low = 0, high = 0]] = [x?.scale.domain ?? [], y?.scale.domain ?? []]
  near(right - left, 2.5 * (high - low), 1e-5)
  for (const [across, up] of outlinesOf(rowsOf()).flat().map(place)) {
    assert.ok(left < across && across < right)
    assert.ok(low < up && up < high)
  }
})

test('the views are in metres and to scale', () => {
  for (const view of ['side', 'end', 'plan']) {
    const { unit, scale } = drawingOf(run(), view)
    assert.deepEqual([unit, scale], ['m', 'true'])
  }
})

test('only panels longer than 25 of their widths are remarked on', () => {
  const long = (mesh_box_length: number) => ({
    ...box,
    mesh_box_length,
    mesh_box_beam: 2,
    mesh_box_draft: 2,
    mesh_panel_size: 100,
  })
  assert.ok(!codes(run(long(50))).includes('aspect_ratio'))
  assert.ok(codes(run(long(52))).includes('aspect_ratio'))
})

test('inputs of the box and lengths of the waves are called what they are', () => {
  const inputs: Readonly<Record<string, object>> = orcawaveInputPrep.contract.params.properties
  for (const [side, called = side] of [['length'], ['beam'], ['draft', 'draught']])
    assert.equal((inputs[`mesh_box_${side}`] as { readonly title?: string }).title, `Box ${called}`)
  const { shortest_wavelength, maximum_panel_size } = orcawaveInputPrep.contract.values
  assert.equal(shortest_wavelength.title, 'Shortest wavelength')
  assert.match(maximum_panel_size.title, /panel/i)
})
