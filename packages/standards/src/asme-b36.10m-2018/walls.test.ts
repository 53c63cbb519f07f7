/** Standard walls against schedules known from elsewhere, and how a required wall finds its next one. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertEquationHolds } from '@keelson/equations/testing.ts'
import { massPerLength, nextStandardWall, PIPE_SIZES, pipeSizeOf } from './walls.ts'

const mm = (metres: number | undefined) => Math.round((metres ?? 0) * 1e5) / 100
const next = (diameter: number, wall: number) => {
  const size = pipeSizeOf(diameter / 1000)
  return size && mm(nextStandardWall(size, wall / 1000))
}

test('scheduled walls are in the list', () => {
  const scheduled: readonly (readonly [nps: string, wall: number, schedule: string])[] = [
    ['4', 6.02, 'STD'],
    ['6', 18.26, '160'],
    ['8', 22.23, 'XXS'],
    ['12', 14.27, '60'],
    ['12', 21.44, '100'],
    ['16', 16.66, '60'],
    ['20', 32.54, '100'],
    ['24', 59.54, '160'],
    ['36', 19.05, '40'],
    ['48', 12.7, 'XS'],
  ]
  for (const [nps, wall, schedule] of scheduled) {
    const walls = PIPE_SIZES.find((s) => s.nps === nps)?.walls.map(mm)
    assert.ok(walls?.includes(wall), `NPS ${nps} schedule ${schedule}`)
  }
})

test('sizes and walls rise', () => {
  const rises = (list: readonly number[]) => list.every((x, i) => i === 0 || x > (list[i - 1] ?? 0))
  assert.ok(rises(PIPE_SIZES.map((s) => s.outsideDiameter)))
  for (const { walls } of PIPE_SIZES) assert.ok(walls.length >= 6 && rises(walls))
})

test('API and ASME diameters are one size, and a made diameter is none', () => {
  assert.equal(pipeSizeOf(0.3239)?.nps, '12')
  assert.equal(pipeSizeOf(12.75 * 0.0254)?.nps, '12')
  assert.equal(pipeSizeOf(0.4572)?.nps, '18')
  assert.equal(pipeSizeOf(0.6176), undefined)
})

test('the next wall is the first that is at least the required one', () => {
  assert.equal(next(323.9, 10.4945), 11.13)
  assert.equal(next(323.9, 15.88), 15.88)
  assert.equal(next(323.9, 15.8801), 17.48)
  assert.equal(next(323.9, 40), 0)
})

test('the mass is that of a ring of steel', () => {
  const args = { D: 323.8, t: 14.27 }
  const source = 'ring of 7850 kg/m3'
  assertEquationHolds(massPerLength, {
    worked: [{ args, value: Math.PI * (323.8 - 14.27) * 14.27 * 7850e-6, relTol: 1e-5, source }],
  })
})
