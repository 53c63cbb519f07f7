/** Standard walls against another program's schedules and the series of inches, and how a required wall finds its next one. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, byHand } from '@keelson/equations/testing.ts'
import { PIPE_SIZES } from './pipe-sizes.ts'
import { massPerLength, nextStandardWall, pipeSizeOf } from './walls.ts'
import worked from './worked.json' with { type: 'json' }

const mm = (metres: number | undefined) => Math.round((metres ?? 0) * 1e5) / 100
const next = (diameter: number, wall: number) => {
  const size = pipeSizeOf(diameter / 1000)
  return size && mm(nextStandardWall(size, wall / 1000))
}
const wallsOf = (nps: string): readonly number[] => PIPE_SIZES.find((size) => size.nps === nps)?.walls.map(mm) ?? []

const SCHEDULED: Readonly<Record<string, readonly number[]>> = worked.tables.scheduledWalls.data
/** Whether a wall, mm, is a whole number of 64ths of an inch, above a quarter of 32nds, to the thousandth. */
function isFraction(wall: number): boolean {
  const parts = wall > 25.4 / 4 ? 32 : 64
  const thousandths = (1000 * Math.round((wall / 25.4) * parts)) / parts
  return [Math.floor(thousandths), Math.ceil(thousandths)].some((inch) => Math.abs(0.0254 * inch - wall) <= 0.0051)
}

test('diameters, scheduled walls, odd walls and the ends of the large sizes are those of a second list', () => {
  const each = <T>(of: (nps: string) => T, names: object) =>
    Object.fromEntries(Object.keys(names).map((nps) => [nps, of(nps)]))
  const odd = PIPE_SIZES.map(({ nps }) => {
    const others = wallsOf(nps).filter((wall) => !SCHEDULED[nps]?.includes(wall) && !isFraction(wall))
    return [nps, others] as const
  })
  const read = worked.tables
  assertScriptAgrees(
    {
      massPerLength,
      outsideDiameters: each(
        (nps) => mm(PIPE_SIZES.find((size) => size.nps === nps)?.outsideDiameter),
        read.outsideDiameters.data,
      ),
      scheduledWalls: each((nps) => wallsOf(nps).filter((wall) => SCHEDULED[nps]?.includes(wall)), SCHEDULED),
      oddWalls: Object.fromEntries(odd.filter(([, others]) => others.length > 0)),
      endsOfLargeSizes: each((nps) => [wallsOf(nps)[0], wallsOf(nps).at(-1)], read.endsOfLargeSizes.data),
    },
    worked,
  )
  assert.equal(odd.filter(([, others]) => others.length > 0).length, Object.keys(read.oddWalls.data).length)
})

test('from NPS 14 on the diameter is the nominal size, to the tenth and from NPS 18 to the whole millimetre', () => {
  for (const { nps, outsideDiameter } of PIPE_SIZES) {
    const inches = Number(nps)
    if (!(inches >= 14)) continue
    const digits = inches >= 18 ? 1 : 10
    assert.equal(mm(outsideDiameter), Math.round(25.4 * inches * digits) / digits, nps)
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
  assert.equal(pipeSizeOf(0.3238 * 1.00249)?.nps, '12')
  assert.equal(pipeSizeOf(0.3238 * 1.00251), undefined)
})

test('the next wall is the first that is at least the required one', () => {
  assert.equal(next(323.9, 10.4945), 11.13)
  assert.equal(next(323.9, 15.88), 15.88)
  assert.equal(next(323.9, 15.8801), 17.48)
  assert.equal(next(323.9, 40), 0)
})

test('the mass is that of a ring of steel', () => {
  const ring = byHand('7850 * pi * (0.3238 - 0.01427) * 0.01427')
  assertEquationHolds(massPerLength, {
    worked: [{ args: { D: 323.8, t: 14.27 }, value: 108.9297, relTol: 1e-5, source: ring }],
  })
})
