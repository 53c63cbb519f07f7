/** A mooring spread laid by its pretension: units of its steps, the frame of its elevation, and the names of its loads. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { near, number, testKit } from '@keelson/engine/testing.ts'
import { drawingOf } from '@keelson/engine/testing-pictures.ts'
import { fpsoSpreadMooring as workflow } from '../../fpso-spread-mooring/index.ts'
import { externalParams } from './inputs.ts'

const { run } = testKit(workflow)
const tight = { horizontal_pretension: 860 }
const without = ['anchor_horizontal_distance']
const laid = run(tight, without)
const stepOf = (title: RegExp) => laid.result.steps.find((step) => title.test(step.title))

test('the distance of the anchors is shown in metres, and no vertical tension on the bed in newtons', () => {
  const [x_0, V_A] = [stepOf(/^Anchor distance/), stepOf(/^Vertical anchor tension/)]
  assert.equal(x_0?.unit, 'm')
  near(x_0?.value as number, number(laid, 'anchor_horizontal_distance'), 1e-9)
  assert.deepEqual([V_A?.unit, V_A?.value], ['N', 0])
})

test('whether an elevation is to scale follows the depth of the water, wherever the fairlead hangs in it', () => {
  const scale = (water_depth: number, fairlead_depth: number) =>
    drawingOf(run({ water_depth, fairlead_depth, unstretched_length: 1400, ...tight }, without), 'elevation').scale
  assert.deepEqual([scale(300, 18), scale(300, 285)], ['true', 'true'])
  assert.deepEqual([scale(150, 18), scale(150, 100)], ['stretched', 'stretched'])
})

test('a force forward is called so, and one to port', () => {
  const { external_force_x, external_force_y } = externalParams([])
  assert.deepEqual(
    [external_force_x, external_force_y].map((field) => (field as { readonly title?: string }).title),
    ['External surge force', 'External sway force'],
  )
})
