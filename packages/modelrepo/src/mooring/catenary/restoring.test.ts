/** The curve of neighbouring spans, each started from the one beside it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { randomSource } from '@keelson/numerics/random.ts'
import { type CatenaryLine, solveCatenary } from '@keelson/physics/catenary/catenary.ts'
import { restoringCurve } from './restoring.ts'

const LINES = 400
/** The misfit that the solver accepts, over the largest of x, z and L. */
const ACCEPTED = 1e-11

/** Slack to taut, of chain or rope, on a bed or hanging free below its anchor. */
function randomLine(at: (from: number, to: number) => number): CatenaryLine {
  const unstretchedLength = at(50, 3000)
  const seabedContact = at(0, 1) < 0.7
  const verticalSpan = unstretchedLength * at(seabedContact ? 0.02 : -0.6, 0.9)
  const straight = Math.sqrt(unstretchedLength ** 2 - verticalSpan ** 2)
  const weightPerLength = 10 ** at(1.5, 4)
  return {
    horizontalSpan: straight * at(0.2, 1.01),
    verticalSpan,
    unstretchedLength,
    weightPerLength,
    axialStiffness: weightPerLength * unstretchedLength * 10 ** at(1, 4),
    frictionCoefficient: at(0, 1) < 0.5 ? 0 : at(0, 1.2),
    seabedContact,
  }
}

test('each span has the tensions of the line solved there alone, within the misfit that the solver accepts', () => {
  const random = randomSource(32)
  const at = (from: number, to: number) => from + (to - from) * random.uniform()
  for (let n = 0; n < LINES; n++) {
    const line = randomLine(at)
    const curve = restoringCurve(line, solveCatenary(line))
    assert.equal(curve.length, 41)
    for (const { x, H, V } of curve) {
      const alone = solveCatenary({ ...line, horizontalSpan: x })
      const misfit = ACCEPTED * line.unstretchedLength * 2
      const { xx = 0, xz = 0, zx = 0, zz = 0 } = alone.stiffness ?? {}
      const rounding = 1e-12 * Math.hypot(alone.horizontalTension, alone.verticalTension)
      const told = (a: number, b: number) => rounding + misfit * (Math.abs(a) + Math.abs(b))
      assert.ok(Math.abs(H - alone.horizontalTension) <= told(xx, xz), `H at ${x} of ${JSON.stringify(line)}`)
      assert.ok(Math.abs(V - alone.verticalTension) <= told(zx, zz), `V at ${x} of ${JSON.stringify(line)}`)
    }
  }
})
